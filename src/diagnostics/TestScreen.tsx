import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { version } from '../../package.json';
import { usePerson } from '../authProvider/useSession';
import { checkConnection, type Connection } from '../dataProvider/connection';
import { useLanguage } from '../i18n/useLanguage';
import { PageFrame } from '../page/PageFrame';
import { clockFinding, databaseFinding, serverFinding } from './checks';
import { Check } from './Check';
import { SealCheck } from './SealCheck';
import { SampleAccounts } from './SampleAccounts';

/** Connection check for whoever is called when something does not work. */
export function TestScreen() {
  const translate = useTranslate();
  const title = translate('layout.testScreen');
  const query = useQuery({
    queryKey: ['connection'],
    queryFn: ({ signal }) => checkConnection(signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: title }]}
      actions={
        <Button variant="contained" onClick={() => void query.refetch()}>
          {translate('testScreen.again')}
        </Button>
      }
      query={query}
    >
      {query.data && <Checks connection={query.data} />}
    </PageFrame>
  );
}

function Checks({ connection }: { connection: Connection }) {
  const translate = useTranslate();
  const language = useLanguage();
  const at = formatInstant(connection.checkedAt, language);
  return (
    <Paper variant="outlined" sx={{ maxWidth: '48rem', p: 2 }}>
      <Typography color="text.secondary">{translate('testScreen.intro')}</Typography>
      <Box component="dl" sx={{ mt: 1, mb: 1.5 }}>
        <Check name="version">{version}</Check>
        <Check name="server" finding={serverFinding(connection, language)} />
        <Check name="database" finding={databaseFinding(connection)} />
        <Check name="person">
          <SignedIn />
        </Check>
        <Check name="clock" finding={clockFinding(connection, language)} />
        <SampleAccounts />
        <SealCheck />
      </Box>
      <Typography component="output" variant="body2" color="text.secondary">
        {translate('testScreen.checkedAt', { at })}
      </Typography>
    </Paper>
  );
}

function SignedIn() {
  const translate = useTranslate();
  const person = usePerson();
  if (!person) return null;
  const other = translate('roles.other');
  const roles = person.authorities.map((role) => translate(`roles.${role}`, { _: other }));
  return `${person.fullName} (${person.userName}) · ${[...new Set(roles)].join(', ')}`;
}
