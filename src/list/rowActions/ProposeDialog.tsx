import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type ProposedChange, createProposalCalls } from '../../dataProvider/history';
import { useCalls } from '../../dataProvider/useCalls';
import { ReasonInput } from './ReasonInput';

interface Props {
  change: ProposedChange;
  onProposed: () => void;
  onDeclined: () => void;
}

export function ProposeDialog({ change, onProposed, onDeclined }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { propose } = useCalls(createProposalCalls);
  const [reason, setReason] = useState(change.reason ?? '');
  const id = useId();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => propose({ ...change, reason: reason.trim() }),
    onSuccess: () => {
      notify('proposals.proposed', { type: 'success' });
      void queries.invalidateQueries({ queryKey: ['proposals'] });
      onProposed();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event through the form that opened the dialog, which must not submit
    event.stopPropagation();
    mutate();
  };
  return (
    <Dialog
      open
      onClose={() => !isPending && onDeclined()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { component: 'form', onSubmit: submit, noValidate: true } as object }}
    >
      <DialogTitle id={`${id}-title`}>{translate('proposals.question')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate('proposals.explained')}</DialogContentText>
        <ReasonInput label="proposals.reason" value={reason} onChange={setReason} autoFocus />
        {error && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {error.message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDeclined} disabled={isPending} variant="outlined">
          {translate('forms.cancel')}
        </Button>
        <Button type="submit" loading={isPending} variant="contained">
          {translate('proposals.propose')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
