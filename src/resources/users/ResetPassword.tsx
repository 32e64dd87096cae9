import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState, useId, useRef } from 'react';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import type { CasebookDataProvider } from '../../dataProvider';
import { useOffers } from '../../offered/useOffers';
import { PrintButton } from '../../page/PrintButton';
import { useErrorDialog } from '../../page/ErrorDialog';
import { RowQuestion } from '../../list/rowActions/RowQuestion';
import { useIsOwnAccount, userNameOf, type UserRecord } from './userRecord';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { formatTimeOrInstant } from '../../../domain/dates';
import { localDigits } from '../../../domain/digits';
import { useLanguage } from '../../i18n/useLanguage';

const words = 'resources.users.reset';

/** Clears the password of a colleague who lost it and shows a sign-in code. */
export function ResetPassword() {
  const translate = useTranslate();
  const showError = useErrorDialog();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const user = useRecordContext<UserRecord>();
  const isOffered = useOffers('passwordReset');
  const isOwn = useIsOwnAccount(user);
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: (id: number) => dataProvider.resetPassword(id),
    onError: (error) => showError({ title: 'lists.confirmation.failed', text: error.message }),
    onSettled: () => setAsked(false),
    gcTime: 0, // the code is shown once and must not stay in the cache
  });
  if (!user?.isEnabled || isOwn || !isOffered) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)} sx={{ placeSelf: 'center start' }}>
        {translate(`${words}.open`)}
      </Button>
      {asked && (
        <RowQuestion
          title={translate(`${words}.title`, { name: userNameOf(user) })}
          question={`${words}.question`}
          final={false}
          busy={isPending}
          onConfirm={() => mutate(user.id)}
          onDecline={() => setAsked(false)}
        />
      )}
      {data && <SignInCodeDialog user={user} {...data} onClose={reset} />}
    </>
  );
}

interface Props {
  user: UserRecord;
  code: string;
  validUntil: string;
  onClose: () => void;
}

/**
 * Shows the code, grouped for reading aloud. The code is not shown again, so the dialog is closed by its
 * button alone. Another button has the focus, so that a second Enter after the confirmation does not close
 * the dialog.
 */
function SignInCodeDialog({ user, code, validUntil, onClose }: Props) {
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
        <PrintButton variant="outlined" />
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
