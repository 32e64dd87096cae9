import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { LeaveDialog } from '../inputs/LeaveDialog';
import { AccountDetails } from './AccountDetails';
import { useOffers } from '../dataProvider/useOffers';
import { CalendarAddress } from './CalendarAddress';
import { AlertChoices } from './AlertChoices';
import { LanguageChoice } from './LanguageChoice';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';
import { UnsavedParts, useAskedClose } from '../inputs/unsavedParts';
import { useAccount } from './useAccount';

/**
 * The person's own account. A click outside does not close it, and closing asks before typed changes are
 * dropped.
 */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { account, error } = useAccount();
  const hasCalendar = useOffers('calendar');
  const isAlerting = useOffers('alerts');
  const { parts, close, isAsking, stay } = useAskedClose(onClose);
  return (
    <ResourceContextProvider value="account">
      <Dialog
        open
        onClose={(_event, reason) => reason === 'escapeKeyDown' && close()}
        aria-labelledby={titleId}
        fullScreen={narrow}
        fullWidth
        maxWidth="md"
      >
        <DialogTitle id={titleId} component="h1">
          {translate('layout.myAccount')}
        </DialogTitle>
        <DialogContent dividers>
          {error && <Alert severity="error">{error.message}</Alert>}
          {!error && !account && <LinearProgress aria-label={translate('layout.loading')} />}
          {account && (
            <UnsavedParts value={parts}>
              <Stack spacing={2}>
                <AccountDetails key={`details-${account.version}`} account={account} />
                <LanguageChoice />
                {isAlerting && <AlertChoices />}
                <PasswordForm account={account} />
                {hasCalendar && <CalendarAddress />}
                <SessionList />
              </Stack>
            </UnsavedParts>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} variant="outlined">
            {translate('forms.close')}
          </Button>
        </DialogActions>
        {isAsking && <LeaveDialog onStay={stay} onLeave={onClose} />}
      </Dialog>
    </ResourceContextProvider>
  );
}
