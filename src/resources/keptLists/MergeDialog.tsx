import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetList, useNotify, useResourceContext, useTranslate } from 'react-admin';
import type { CasebookDataProvider } from '../../dataProvider';
import { nameIn } from '../../i18n/nameIn';
import { useLanguage } from '../../i18n/useLanguage';
import { useErrorDialog } from '../../page/ErrorDialog';
import { RecordDialog } from '../../recordForms/RecordDialog';
import { useCloseDialog, useOpenRecord } from '../../recordForms/useOpenRecord';
import type { StoredRecord } from '../../dataProvider/records';
import { UsedBy } from './KeptList';

/** Merges the section or bank in the URL into a chosen one. */
export function MergeDialog() {
  const translate = useTranslate();
  const { record, settled } = useOpenRecord<StoredRecord>();
  const close = useCloseDialog();
  const language = useLanguage();
  return (
    <RecordDialog
      opener="merge"
      title={translate('merge.title')}
      subtitle={record && nameIn(language, record.name, record.nameBn)}
      maxWidth="sm"
      onClose={close}
    >
      {record && settled ? (
        <Merge record={record} onClose={close} />
      ) : (
        <LinearProgress aria-label={translate('layout.loading')} />
      )}
    </RecordDialog>
  );
}

function Merge({ record, onClose }: { record: StoredRecord; onClose: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const notify = useNotify();
  const showError = useErrorDialog();
  const queries = useQueryClient();
  const [into, setInto] = useState('');
  const { data: others = [] } = useGetList<StoredRecord>(resource, ALL);
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.merge(resource, record.id, Number(into)),
    onSuccess: () => {
      notify('merge.done', { type: 'success' });
      onClose();
      // everything is refetched, because the merged name may appear in any list, form or figure
      void queries.invalidateQueries();
    },
    onError: (error) => showError({ title: 'lists.confirmation.failed', text: error.message }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (into && !isPending) mutate();
      }}
    >
      <div>
        <DialogContent dividers>
          <DialogContentText>{translate('merge.explained')}</DialogContentText>
          <DialogContentText component="div" sx={{ my: 2, fontWeight: 600 }}>
            <UsedBy record={record} />
          </DialogContentText>
          <TextField
            select
            required
            autoFocus
            fullWidth
            label={translate('merge.into')}
            value={into}
            onChange={({ target }) => setInto(target.value)}
          >
            {others
              .filter(({ id }) => id !== record.id)
              .map(({ id, name, nameBn }) => (
                <MenuItem key={id} value={String(id)}>
                  {nameIn(language, name, nameBn)}
                </MenuItem>
              ))}
          </TextField>
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 1.5 }}>
          <Button onClick={onClose} variant="outlined">
            {translate('forms.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={!into} loading={isPending}>
            {translate('lists.merge')}
          </Button>
        </DialogActions>
      </div>
    </form>
  );
}

const ALL = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' } } as const;
