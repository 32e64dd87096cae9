import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { createProposalCalls } from '../../dataProvider/history';
import { type ProposedChange } from '../../dataProvider/proposable';
import { useCalls } from '../../dataProvider/useCalls';
import { ReasonInput } from './ReasonInput';

interface Props {
  changes: readonly ProposedChange[];
  /** Why another administrator is needed. */
  why: string;
  onProposed: () => void;
  onDeclined: () => void;
}

export function ProposeDialog({ changes, why, onProposed, onDeclined }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { propose } = useCalls(createProposalCalls);
  const [reason, setReason] = useState(changes[0]?.reason ?? '');
  const id = useId();
  const left = useRef([...changes]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // what was proposed before a failure is not proposed again
      for (let change = left.current[0]; change; change = left.current[0]) {
        await propose({ ...change, reason: reason.trim() });
        left.current.shift();
      }
    },
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
        {why !== translate('messages.needsApproval') && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {why}
          </Alert>
        )}
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
