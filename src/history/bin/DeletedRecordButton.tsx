import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../../../domain/dates';
import { useLanguage } from '../../i18n/useLanguage';
import { RowButton } from '../../list/rowActions/RowActions';
import { OnPaper } from '../../page/OnPaper';
import { CloseButton } from '../../page/ModalDialog';
import type { Deletion } from '../../dataProvider/history';
import { valuesIn } from '../changedFields';
import { RecordFields } from '../RecordFields';
import { fieldsOf } from '../registerFields';
import { useTitleOf } from '../useTitleOf';
import { usePersonName } from '../usePersonName';

export function DeletedRecordButton({ deletion }: { deletion: Deletion }) {
  const rowName = useTitleOf()(deletion);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RowButton action="details" rowName={rowName} onClick={() => setOpen(true)} />
      {isOpen && <DeletedRecord deletion={deletion} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeletedRecord({ deletion, onClose }: { deletion: Deletion; onClose: () => void }) {
  const { register, was, at, by, reason } = deletion;
  const translate = useTranslate();
  const language = useLanguage();
  const titleOf = useTitleOf();
  const nameOf = usePersonName();
  const id = useId();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const fields = fieldsOf(register, was);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={narrow} fullWidth maxWidth="xl">
      <OnPaper />
      <DialogTitle id={id} component="div">
        <Typography component="h1" variant="h6">
          {translate('history.bin.deleted', { title: titleOf(deletion) })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate(`resources.${register}.name`, { _: register })}
          {' · '}
          {translate('history.byAt', { by: nameOf(by), at: formatInstant(at, language) })}
        </Typography>
        {reason && <Typography variant="body2">{translate('history.reason', { reason })}</Typography>}
      </DialogTitle>
      <DialogContent dividers tabIndex={0}>
        {was && <RecordFields register={register} fields={fields} values={valuesIn(fields, was)} />}
      </DialogContent>
      <DialogActions>
        <CloseButton onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
}
