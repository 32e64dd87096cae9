import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  question: string;
  subject: string;
  busy: boolean;
  onConfirm: () => void;
  onDecline: () => void;
}

/** Asks before a deletion, which is final. The careful answer has the focus. */
export function DeleteQuestion({ question, subject, busy, onConfirm, onDecline }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={() => !busy && onDecline()}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{translate('lists.deletion.title')}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText>{translate(question)}</DialogContentText>
        <DialogContentText sx={{ mt: 1, fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}>
          {subject}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onDecline} disabled={busy} variant="outlined" autoFocus>
          {translate('lists.deletion.decline')}
        </Button>
        <Button onClick={onConfirm} loading={busy} color="error" variant="contained">
          {translate('lists.deletion.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
