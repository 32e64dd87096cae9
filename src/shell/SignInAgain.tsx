import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { usePerson, useSession } from '../authProvider/useSession';
import { useLanguage } from '../i18n/useLanguage';
import { SignInSteps } from '../signIn/SignInSteps';
import { loadSignInTexts } from '../signIn/texts';
import { useAskedLogout } from './UserMenu';

/** Asks a person whose session expired to sign in again, over the open screen, which then continues. */
export function SignInAgain() {
  const hasExpired = useSession() === null;
  const userName = usePerson()?.userName;
  return hasExpired && userName !== undefined ? <SignInDialog userName={userName} /> : null;
}

function SignInDialog({ userName }: { userName: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const [logout, question] = useAskedLogout();
  const id = useId();
  const { data: texts } = useQuery({
    queryKey: ['signInTexts', language],
    queryFn: () => loadSignInTexts(language),
    staleTime: Infinity,
  });
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && logout()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{translate('session.expired')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {translate('session.goOn')}
        </DialogContentText>
        {texts && <SignInSteps as={userName} texts={texts} language={language} />}
        <Button onClick={logout} variant="outlined" fullWidth sx={{ mt: 1.5 }}>
          {translate('session.signOut')}
        </Button>
        <DialogContentText variant="body2" sx={{ mt: 1 }}>
          {translate('session.another')}
        </DialogContentText>
      </DialogContent>
      {question}
    </Dialog>
  );
}
