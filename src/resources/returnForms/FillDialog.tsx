import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formFile } from '../../dataProvider/returnForms';
import type { StoredRecord } from '../../dataProvider/records';
import { nameIn } from '../../i18n/nameIn';
import { useLanguage } from '../../i18n/useLanguage';
import { RecordDialog } from '../../recordForms/RecordDialog';
import { useCloseDialog, useOpenRecord } from '../../recordForms/useOpenRecord';
import { useDownload } from '../../spreadsheet/useDownload';
import { useReturnName, useReturns } from './useReturns';

/** Fills the form in the URL from a return, at first the newest. */
export function FillDialog() {
  const translate = useTranslate();
  const language = useLanguage();
  const { record, settled } = useOpenRecord<StoredRecord>();
  const close = useCloseDialog();
  const { isLoaded } = useReturns();
  return (
    <RecordDialog
      opener="fill"
      title={translate('resources.return-forms.fill.title')}
      subtitle={record && nameIn(language, record.name, record.nameBn)}
      maxWidth="sm"
      onClose={close}
    >
      {record && settled && isLoaded ? (
        <Fill record={record} onClose={close} />
      ) : (
        <LinearProgress aria-label={translate('layout.loading')} />
      )}
    </RecordDialog>
  );
}

function Fill({ record, onClose }: { record: StoredRecord; onClose: () => void }) {
  const translate = useTranslate();
  const nameOf = useReturnName();
  const { all, newest } = useReturns();
  const [chosen, setChosen] = useState(newest?.id);
  const { download, isPending } = useDownload(onClose);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) download(formFile.filled(record.id, chosen));
      }}
    >
      <div>
        <DialogContent dividers>
          <DialogContentText sx={{ mb: 2 }}>
            {translate(`resources.return-forms.fill.${newest ? 'explained' : 'noReturn'}`)}
          </DialogContentText>
          {newest && (
            <TextField
              select
              autoFocus
              fullWidth
              label={translate('resources.return-forms.fill.return')}
              value={chosen}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              {all.map((each) => (
                <MenuItem key={each.id} value={each.id}>
                  {nameOf(each)}
                </MenuItem>
              ))}
            </TextField>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} variant="outlined">
            {translate('forms.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!chosen} loading={isPending}>
            {translate('lists.fill')}
          </Button>
        </DialogActions>
      </div>
    </form>
  );
}
