import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import type { Pair } from './usePairNotify';

export interface DialogLink {
  to: string;
  label: string;
}

export interface Failure extends Pair {
  links?: DialogLink[];
  /** Advice, for example when the outcome of a write is unknown. */
  advice?: readonly string[];
  onRetry?: () => void;
}

const ShowError = createContext<(failure: Failure) => void>(() => {});

/**
 * Opens a dialog for a failure that must be read: 'Error' / the server's message. Takes texts or catalogue
 * keys.
 */
export const useErrorDialog = () => useContext(ShowError);

export function ErrorDialogProvider({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [shown, setShown] = useState<Failure | null>(null);
  const [open, setOpen] = useState(false);
  const show = useState(() => (failure: Failure) => {
    setShown(failure);
    setOpen(true);
  })[0];
  const close = () => setOpen(false);
  const retry = () => {
    close();
    shown?.onRetry?.();
  };
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
          {shown?.advice?.map((each) => (
            <DialogContentText key={each} sx={{ mt: 1 }}>
              {each}
            </DialogContentText>
          ))}
          {shown?.links?.map(({ to, label }) => (
            <DialogContentText key={to} sx={{ mt: 1 }}>
              <Link to={to} onClick={close}>
                {label}
              </Link>
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} variant={shown?.onRetry ? 'outlined' : 'contained'} autoFocus>
            {translate('layout.close')}
          </Button>
          {shown?.onRetry && (
            <Button onClick={retry} variant="contained">
              {translate('layout.retry')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </ShowError.Provider>
  );
}
