import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was typed is dropped. The careful answer has the focus, and Esc gives it. */
export function LeaveDialog({ onStay, onLeave }: Props) {
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
      <DialogTitle id={`${id}-title`}>{translate('forms.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate('forms.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave} color="error">
          {translate('forms.leave.leave')}
        </Button>
        <Button onClick={onStay} variant="contained" autoFocus>
          {translate('forms.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
