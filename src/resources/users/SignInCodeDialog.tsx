import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatTimeOrInstant } from '../../../domain/dates';
import { localDigits } from '../../../domain/digits';
import { useLanguage } from '../../i18n/useLanguage';
import { userNameOf, type UserRecord } from './userRecord';

interface Props {
  user: UserRecord;
  code: string;
  /** An ISO instant. */
  validUntil: string;
  onClose: () => void;
}

const words = 'resources.users.reset';

/**
 * Shows the code, grouped for reading aloud. The code is not shown again, so the dialog is closed by its
 * button alone. Another button has the focus, so that a second Enter after the confirmation does not close
 * the dialog.
 */
export function SignInCodeDialog({ user, code, validUntil, onClose }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const shown = useRef<HTMLParagraphElement>(null);
  const [isCopied, setCopied] = useState(false);
  const groups = code.replace(/(\d{4})(?=\d)/g, '$1 ');
  const until = formatTimeOrInstant(new Date(validUntil), language);
  return (
    <Dialog open role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{translate(`${words}.done`, { name: userNameOf(user) })}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText>
          {translate(`${words}.tell`, { userName: user.userName, until })}
        </DialogContentText>
        <Typography
          ref={shown}
          variant="h4"
          component="p"
          sx={{ my: 2, textAlign: 'center', whiteSpace: 'nowrap' }}
        >
          {localDigits(groups, language)}
        </Typography>
        <DialogContentText>{translate(`${words}.afterwards`)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={() => void copy(code, shown.current).then(setCopied)}>
          {translate(isCopied ? `${words}.copied` : `${words}.copy`)}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * Copies the code. Without TLS there is no clipboard API, so the code is selected to be copied by hand.
 * @returns whether the code was copied
 */
async function copy(code: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
