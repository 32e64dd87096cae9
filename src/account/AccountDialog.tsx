import Alert from '@mui/material/Alert';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { ResourceContextProvider, useTranslate, useNotify } from 'react-admin';
import { LeaveDialog } from '../inputs/LeaveDialog';
import { AccountDetails } from './AccountDetails';
import { CalendarAddress } from './CalendarAddress';
import { AlertChoices } from './AlertChoices';
import { PasswordForm } from './PasswordForm';
import { SecondFactor } from './SecondFactor';
import { SessionList } from './SessionList';
import { UnsavedParts, useAskedClose } from '../inputs/unsaved';
import { useAccount } from './useAccount';
import { CloseButton, ModalDialog } from '../page/ModalDialog';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isLanguage, languages } from '../i18n/catalogue';
import { useLanguage, useSetLanguage } from '../i18n/useLanguage';
import { useConfig } from '../useConfig';
import { version } from '../../package.json';

/** The person's own account. Closing asks before typed changes are dropped. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const { account, error } = useAccount();
  const { parts, close, isAsking, stay } = useAskedClose(onClose);
  return (
    <ResourceContextProvider value="account">
      <ModalDialog onClose={close} fullBelow="sm" aria-labelledby={titleId}>
        <DialogTitle id={titleId} component="h1">
          {translate('layout.myAccount')}
        </DialogTitle>
        <DialogContent dividers>
          {error && (
            <Alert severity="error" role="alert">
              {error.message}
            </Alert>
          )}
          {!error && !account && <LinearProgress aria-label={translate('layout.loading')} />}
          {account && (
            <UnsavedParts value={parts}>
              <Stack spacing={2}>
                <AccountDetails key={`details-${account.version}`} account={account} />
                <LanguageChoice />
                <AlertChoices />
                <PasswordForm account={account} />
                {account.hasSecondFactor !== undefined && <SecondFactor account={account} />}
                <CalendarAddress />
                <SessionList />
              </Stack>
            </UnsavedParts>
          )}
        </DialogContent>
        <DialogActions>
          <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto', pl: 2 }}>
            {translate('resources.account.version', { version })}{' '}
            <Link href="/changelog.md" underline="always" target="_blank" rel="noreferrer">
              {translate('resources.account.whatIsNew')}
            </Link>
          </Typography>
          <CloseButton onClick={close} />
        </DialogActions>
        {isAsking && <LeaveDialog onStay={stay} onLeave={onClose} />}
      </ModalDialog>
    </ResourceContextProvider>
  );
}

/** The language of everything on the screen; it changes at once and is remembered. */
function LanguageChoice() {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLanguage();
  const setLanguage = useSetLanguage();
  const offered = useConfig()?.languages;
  const pick = (picked: string) => {
    if (isLanguage(picked)) {
      setLanguage(picked).catch(() => notify('errors.noResponse', { type: 'error' }));
    }
  };
  return (
    <TextField
      select
      id="account-language"
      label={translate('resources.account.language')}
      value={language}
      onChange={({ target }) => pick(target.value)}
      slotProps={{ select: { native: true } }}
      sx={{ maxWidth: '17rem' }}
    >
      {languages
        .filter(({ locale }) => locale === language || offered?.includes(locale) !== false)
        .map(({ locale, name }) => (
          <option key={locale} value={locale} lang={locale}>
            {name}
          </option>
        ))}
    </TextField>
  );
}
