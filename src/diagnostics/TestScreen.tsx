import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate, useDataProvider, useNotify } from 'react-admin';
import GoodIcon from '@mui/icons-material/CheckCircleOutlined';
import BadIcon from '@mui/icons-material/ErrorOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlined';
import type { ReactNode } from 'react';
import { formatInstant } from '../../domain/dates';
import { version } from '../../package.json';
import { usePerson } from '../authProvider/useSession';
import { checkConnection, type Connection } from '../dataProvider/connection';
import { useLanguage } from '../i18n/useLanguage';
import { PageFrame } from '../page/PageFrame';
import { clockFinding, databaseFinding, serverFinding, type Finding } from './checks';
import type { CasebookDataProvider } from '../dataProvider';
import { useOffers } from '../offered/useOffers';
import { useNewestSeal } from '../page/useNewestSeal';

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

const icons = {
  good: <GoodIcon color="success" fontSize="small" />,
  bad: <BadIcon color="error" fontSize="small" />,
  unknown: <UnknownIcon color="action" fontSize="small" />,
};

interface Props {
  name: 'version' | 'server' | 'database' | 'person' | 'clock' | 'sampleAccounts' | 'seal';
  finding?: Finding;
  /** Details shown even before there is a finding. */
  children?: ReactNode;
  /** A button that repairs the fault. */
  action?: ReactNode;
}

/** One check: its name and its finding. */
function Check({ name, finding, children, action }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={row}>
      <dt>{translate(`testScreen.checks.${name}`)}</dt>
      <dd>
        {finding && icons[finding.outcome]}
        <span>{finding ? translate(finding.text, finding.values) : children}</span>
        {action}
      </dd>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { sm: '14rem 1fr' },
  columnGap: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '& dt': { fontWeight: 600 },
  '& dd': {
    display: 'flex',
    flexWrap: { xs: 'wrap', sm: 'nowrap' },
    alignItems: 'start',
    gap: 1,
    m: 0,
    overflowWrap: 'anywhere',
    '& > span': { flex: { xs: '1 1 12rem', sm: 'initial' } }, // long text stays beside its icon, but a button may wrap
  },
};

const words = 'testScreen.sampleAccounts';
const OPEN_ACCOUNTS = ['sampleAccounts'];

/** The sample accounts with published passwords, and a button that disables them. */
function SampleAccounts() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const calls = useDataProvider<CasebookDataProvider>();
  const own = usePerson()?.userName;
  const offered = useOffers('sampleAccounts');
  const { data: open } = useQuery({
    queryKey: OPEN_ACCOUNTS,
    queryFn: ({ signal }) => calls.openSampleAccounts(signal),
    enabled: offered,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const switchOff = useMutation({
    mutationFn: calls.switchOffSampleAccounts,
    onSuccess: (left) => queries.setQueryData(OPEN_ACCOUNTS, left),
    onError: () => notify(`${words}.failed`, { type: 'error' }),
  });
  if (!open) return null;
  const others = open.filter((userName) => userName !== own);
  const button = (
    <Button
      variant="outlined"
      loading={switchOff.isPending}
      onClick={() => switchOff.mutate()}
      sx={{ flexShrink: 0 }}
    >
      {translate(`${words}.switchOff`)}
    </Button>
  );
  return (
    <Check
      name="sampleAccounts"
      finding={findingOf(open.length, others)}
      action={others.length > 0 && button}
    />
  );
}

function findingOf(open: number, others: string[]): Finding {
  if (!open) return { outcome: 'good', text: `${words}.none` };
  if (!others.length) return { outcome: 'bad', text: `${words}.own` };
  return { outcome: 'bad', text: `${words}.open`, values: { names: others.join(', ') } };
}

/** The newest seal of the history, to be written down elsewhere; renders nothing if the server keeps no seals. */
function SealCheck() {
  const translate = useTranslate();
  const language = useLanguage();
  const seal = useNewestSeal();
  if (seal === undefined) return null;
  return (
    <Check name="seal">
      {seal
        ? translate('history.seal.newest', { hash: seal.hash, at: formatInstant(seal.at, language) })
        : translate('history.seal.none')}
    </Check>
  );
}
