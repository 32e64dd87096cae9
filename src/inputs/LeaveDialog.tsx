import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  /** Where the catalogue has its title, its text and the name of its way out. */
  words?: string | undefined;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was typed is dropped. The careful answer has the focus, and Esc gives it. */
export function LeaveDialog({ words = 'forms.leave', onStay, onLeave }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onStay}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{translate(`${words}.title`)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate(`${words}.text`)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave} color="error">
          {translate(`${words}.leave`)}
        </Button>
        <Button onClick={onStay} variant="contained" autoFocus>
          {translate('forms.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
