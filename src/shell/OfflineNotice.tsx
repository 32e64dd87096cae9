import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useOffline } from '../offline/connection';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { useAskedLeave } from '../inputs/LeaveDialog';
import { whenTypingPauses } from '../offline/whenTypingPauses';

/**
 * A banner that stays visible while there is no connection, and a dialog that opens once and says what can be
 * done.
 */
export function OfflineNotice() {
  const translate = useTranslate();
  const isOffline = useOffline();
  return (
    <>
      {/* Rendered empty first: screen readers announce changes of a live region, not its appearance. */}
      <Box component="output" sx={inSight}>
        {isOffline && <Box sx={banner}>{translate('offline.title')}</Box>}
      </Box>
      {isOffline && <OfflineDialog />}
    </>
  );
}

const inSight = {
  display: 'block',
  position: 'sticky',
  top: 'var(--bar-height)',
  zIndex: ({ zIndex }: Theme) => zIndex.appBar - 1, // below an open menu
  displayPrint: 'none',
};

const banner = {
  px: { xs: 1.5, sm: 3 },
  py: 0.75,
  bgcolor: 'warning.main',
  color: 'warning.contrastText',
  fontWeight: 600,
};

/**
 * Opens once when the connection is lost. It waits for a pause in typing and focuses no button: a space or
 * Enter meant for a field must not reload the page.
 */
function OfflineDialog() {
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
