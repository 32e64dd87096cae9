import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAskedLeave } from '../inputs/useAskedLeave';
import { whenTypingPauses } from '../offline/whenTypingPauses';

/**
 * Opens once when the connection is lost. It waits for a pause in typing and focuses no button: a space or
 * Enter meant for a field must not reload the page.
 */
export function OfflineDialog() {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  useEffect(() => whenTypingPauses(() => setOpen(true)), []);
  const close = () => setOpen(false);
  const [reload, question] = useAskedLeave(() => location.reload());
  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{translate('offline.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate('offline.advice')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} variant="outlined">
          {translate('offline.cancel')}
        </Button>
        <Button onClick={reload} variant="contained">
          {translate('offline.retry')}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
}
