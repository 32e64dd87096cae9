import { useMutation } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLogout, useNotify, useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import type { AccountSession } from '../dataProvider/account';
import { useLanguage } from '../i18n/useLanguage';
import { useErrorDialog } from '../page/ErrorDialog';
import { useAccountCalls, useAccountChanged, useSessions } from './useAccount';

const words = 'resources.account.sessions';

/** Lists the person's sessions, with buttons to end one or all others. */
export function SessionList() {
  const translate = useTranslate();
  const logout = useLogout();
  const calls = useAccountCalls();
  const showError = useErrorDialog();
  const { sessions, error } = useSessions();
  const headingId = useId();
  const endAll = useMutation({
    mutationFn: () => calls.endOtherSessions(),
    // Ending the current session is the same as logging out from the menu.
    onSuccess: () => logout(),
    onError: ({ message }) => showError({ title: 'forms.failed', text: message }),
  });
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {translate('resources.account.groups.sessions')}
      </Typography>
      {error && (
        <Alert severity="error" role="alert">
          {error.message}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button
          variant="outlined"
          color="error"
          loading={endAll.isPending}
          aria-describedby={`${headingId}-all`}
          onClick={() => endAll.mutate()}
        >
          {translate(`${words}.endAll`)}
        </Button>
        <Typography id={`${headingId}-all`} variant="body2" color="text.secondary">
          {translate(`${words}.endAllText`)}
        </Typography>
      </Box>
    </Box>
  );
}

function Session({ session }: { session: AccountSession }) {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const calls = useAccountCalls();
  const changed = useAccountChanged();
  const showError = useErrorDialog();
  const device = session.device || translate(`${words}.unknownDevice`);
  const at = formatInstant(session.startedAt, language);
  const end = useMutation({
    mutationFn: () => calls.endOwnSession(session.id),
    onSuccess: () => notify(`${words}.ended`, { type: 'success' }),
    onError: ({ message }) => showError({ title: 'forms.failed', text: message }),
    onSettled: changed,
  });
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {device}
        <Typography variant="body2" color="text.secondary">
          {translate(`${words}.started`, { at })}
          {session.lastSeenAt &&
            ` · ${translate(`${words}.lastSeen`, { at: formatInstant(session.lastSeenAt, language) })}`}
        </Typography>
      </Box>
      {session.current ? (
        <Chip size="small" color="primary" variant="outlined" label={translate(`${words}.current`)} />
      ) : (
        <Button
          size="small"
          loading={end.isPending}
          aria-label={translate(`${words}.endOf`, { device, at })}
          onClick={() => end.mutate()}
        >
          {translate(`${words}.end`)}
        </Button>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
};
