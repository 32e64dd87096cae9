import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isAnythingUnsaved, stopAsking } from './unsaved';

interface Props {
  /** Catalogue prefix of the dialog's title, text and leave button. */
  words?: string | undefined;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved input is dropped. Staying has the focus, and Esc means staying. */
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

/**
 * For actions that end every form, such as logout or reload. Returns a function that asks first if anything
 * is unsaved, and the dialog to render.
 */
export function useAskedLeave(leave: () => void, words?: string): [() => void, ReactNode] {
  const [isAsking, setAsking] = useState(false);
  const leaveKnowingly = () => {
    setAsking(false);
    stopAsking();
    leave();
  };
  const ask = () => (isAnythingUnsaved() ? setAsking(true) : leave());
  const dialog = isAsking && (
    <LeaveDialog words={words} onStay={() => setAsking(false)} onLeave={leaveKnowingly} />
  );
  return [ask, dialog];
}
