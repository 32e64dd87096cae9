import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Pair } from './usePairNotify';

const ShowError = createContext<(pair: Pair) => void>(() => {});

/** Reports a failure that must be read: 'Error' / the server's message. Texts, or keys of the catalogue. */
export const useErrorDialog = () => useContext(ShowError);

export function ErrorDialogProvider({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [shown, setShown] = useState<Pair | null>(null);
  const [open, setOpen] = useState(false);
  const show = useState(() => (pair: Pair) => {
    setShown(pair);
    setOpen(true);
  })[0];
  const close = () => setOpen(false);
  return (
    <ShowError.Provider value={show}>
      {children}
      <Dialog
        open={open}
        onClose={close}
        role="alertdialog"
        aria-labelledby="error-dialog-title"
        aria-describedby="error-dialog-text"
        slotProps={{ transition: { onExited: () => setShown(null) } }}
      >
        <DialogTitle id="error-dialog-title">
          {shown && translate(shown.title, { _: shown.title })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id="error-dialog-text">
            {shown && translate(shown.text, { _: shown.text })}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} variant="contained" autoFocus>
            {translate('layout.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </ShowError.Provider>
  );
}
