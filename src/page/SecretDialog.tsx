import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  /** The key of the texts `done`, `tell`, `afterwards`, `copy` and `copied`. */
  words: string;
  params: Record<string, string>;
  secret: string;
  /** The secret as it is shown, if that differs from what is copied. */
  shown?: string;
  actions?: ReactNode;
  onClose: () => void;
}

/**
 * Shows a secret. It is not shown again, so the dialog is closed by its button alone. Another button has the focus,
 * so that a second Enter after what has opened the dialog does not close it.
 */
export function SecretDialog({ words, params, secret, shown, actions, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const place = useRef<HTMLParagraphElement>(null);
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog open role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{translate(`${words}.done`, params)}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText>{translate(`${words}.tell`, params)}</DialogContentText>
        <Typography
          ref={place}
          variant={shown ? 'h4' : 'body1'}
          component="p"
          sx={{
            my: 2,
            textAlign: 'center',
            ...(shown ? { whiteSpace: 'nowrap' } : { fontFamily: 'monospace', overflowWrap: 'anywhere' }),
          }}
        >
          {shown ?? secret}
        </Typography>
        <DialogContentText>{translate(`${words}.afterwards`, params)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={() => void copy(secret, place.current).then(setCopied)}>
          {translate(isCopied ? `${words}.copied` : `${words}.copy`)}
        </Button>
        {actions}
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * Copies the secret. Without TLS there is no clipboard API, so it is selected to be copied by hand.
 * @returns whether it was copied
 */
async function copy(secret: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(secret);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
