import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { currentSession } from '../authProvider/session';
import { FactorRequired, SecondFactor } from '../account/SecondFactor';
import { useAccount } from '../account/useAccount';
import { renewedSession } from '../dataProvider/renewal';
import { useAskedLogout } from './UserMenu';

/** Has an administrator set up two-step verification where the office requires it, before anything else is read. */
export function SecondFactorDue() {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [logout, question] = useAskedLogout();
  const { account } = useAccount();
  const id = useId();
  const goOn = async () => {
    const session = currentSession();
    if (session) await renewedSession(session); // the renewed token no longer says that it is due
    await queries.invalidateQueries();
  };
  return (
    <ResourceContextProvider value="account">
      <Dialog open fullScreen aria-labelledby={id}>
        <DialogTitle id={id} component="h1">
          {translate('resources.account.factor.heading')}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ maxWidth: '40rem', mx: 'auto' }}>
            <FactorRequired />
            {account && <SecondFactor account={account} onDone={() => void goOn()} />}
            <Button onClick={logout} variant="outlined" sx={{ alignSelf: 'start' }}>
              {translate('layout.logout')}
            </Button>
          </Stack>
        </DialogContent>
        {question}
      </Dialog>
    </ResourceContextProvider>
  );
}
