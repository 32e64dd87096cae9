import Alert from '@mui/material/Alert';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { LeaveDialog } from '../inputs/LeaveDialog';
import { AccountDetails } from './AccountDetails';
import { CalendarAddress } from './CalendarAddress';
import { AlertChoices } from './AlertChoices';
import { LanguageChoice } from './LanguageChoice';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';
import { UnsavedParts, useAskedClose } from '../inputs/unsaved';
import { useAccount } from './useAccount';
import { CloseButton, ModalDialog } from '../page/ModalDialog';

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
                <CalendarAddress />
                <SessionList />
              </Stack>
            </UnsavedParts>
          )}
        </DialogContent>
        <DialogActions>
          <CloseButton onClick={close} />
        </DialogActions>
        {isAsking && <LeaveDialog onStay={stay} onLeave={onClose} />}
      </ModalDialog>
    </ResourceContextProvider>
  );
}
