import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useId } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { formatInstant } from '../../domain/dates';
import type { BackupStatus } from '../../domain/backups';
import type { BackupRecord } from '../dataProvider/administration';
import { shownDuration } from '../diagnostics/shownDuration';
import { useLanguage } from '../i18n/useLanguage';
import { useErrorDialog } from '../page/ErrorDialog';
import { PageFrame } from '../page/PageFrame';
import type { CasebookDataProvider } from '../dataProvider';
import { BackupWarnings, useBackupStatus } from './BackupWarnings';
import { shownSize } from './shownSize';
import { TakeEverything } from './TakeEverything';
import { formatCount } from '../../domain/digits';

/** Shows when the register was last backed up, and to which folder, with a button that backs it up now. */
export function BackupsPage() {
  const translate = useTranslate();
  const showError = useErrorDialog();
  const status = useBackupStatus();
  const { backups, begin } = useBackups();
  useEndToast(backups);
  const title = translate('layout.backups');
  const fail = ({ message }: Error) => showError({ title: 'backups.notBegun', text: message });
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: translate('layout.menuGroups.settings') }, { label: title }]}
      actions={
        <Button
          variant="contained"
          disabled={begin.isPending || backups.some(isRunning)}
          onClick={() => begin.mutate(undefined, { onError: fail })}
        >
          {translate('backups.now')}
        </Button>
      }
      query={status}
    >
      {status.data && <BackupWarnings warnings={status.data.warnings} />}
      {status.data && <Facts status={status.data} />}
      <TakeEverything />
      <BackupList backups={backups} />
    </PageFrame>
  );
}

/** Shows a toast when a running backup has ended, since it may have taken minutes. */
function useEndToast(backups: BackupRecord[]) {
  const notify = useNotify();
  const seen = useRef<number>(undefined);
  useEffect(() => {
    const ended = backups.find((backup) => backup.id === seen.current && !isRunning(backup));
    if (ended) notify(`backups.ended.${ended.state}`, { type: ended.state === 'OK' ? 'success' : 'error' });
    seen.current = backups.find(isRunning)?.id;
  }, [backups, notify]);
}

function Facts({ status }: { status: BackupStatus }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { lastGood, folder, free, isEncrypted } = status;
  const facts: Record<string, string | null> = {
    lastGood: lastGood ? formatInstant(lastGood.at, language) : translate('backups.none'),
    size: lastGood && shownSize(lastGood.bytes, language),
    took: lastGood && shownDuration(lastGood.ms, language),
    where: folder,
    free: free === null ? null : shownSize(free, language),
    encrypted: translate(isEncrypted ? 'ra.boolean.true' : 'ra.boolean.false'),
  };
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 3, maxWidth: '60rem' }}>
      <Typography color="text.secondary">{translate('backups.explained')}</Typography>
      <Box component="dl" sx={{ mt: 1.5, mb: 0 }}>
        {Object.entries(facts).map(
          ([name, value]) =>
            value && (
              <Box key={name} sx={fact}>
                <dt>{translate(`backups.facts.${name}`)}</dt>
                <dd>{value}</dd>
              </Box>
            ),
        )}
      </Box>
    </Paper>
  );
}

const fact = {
  display: 'grid',
  gridTemplateColumns: { sm: '14rem 1fr' },
  columnGap: 2,
  py: 0.5,
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};

/** The newest backups, failed ones included. */
function BackupList({ backups }: { backups: BackupRecord[] }) {
  const translate = useTranslate();
  const headingId = useId();
  if (!backups.length) return null;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ maxWidth: '60rem' }}>
      <Typography id={headingId} component="h2" variant="h6">
        {translate('backups.list')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {backups.map((backup) => (
          <Backup key={backup.id} backup={backup} />
        ))}
      </Box>
    </Box>
  );
}

const COLOURS = { OK: 'success', FAILED: 'error', RUNNING: 'default' } as const;

function Backup({ backup }: { backup: BackupRecord }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { at, state, file, bytes, ms, error, papers, papersMissing, missingNames } = backup;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <b>{formatInstant(at, language)}</b>
        <Chip
          size="small"
          variant="outlined"
          color={COLOURS[state]}
          label={translate(`backups.states.${state}`)}
        />
        {bytes !== null && <span>{shownSize(bytes, language)}</span>}
        {state === 'OK' && ms !== null && <span>{shownDuration(ms, language)}</span>}
        {state === 'OK' && !!papers && (
          <span>{translate('backups.papers', { papers: formatCount(papers, language) })}</span>
        )}
      </Box>
      {isRunning(backup) && <Progress percent={backup.progress} />}
      {file && <Typography variant="body2">{file}</Typography>}
      {error && (
        <Typography variant="body2">
          {translate(`backups.faults.${error}`, {
            count: formatCount(papersMissing ?? 0, language),
            names: missingNames?.join('; '),
          })}
        </Typography>
      )}
    </Box>
  );
}

function Progress({ percent }: { percent: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, my: 0.5 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={translate('backups.progress')}
        sx={{ flexGrow: 1, maxWidth: '24rem' }}
      />
      <span aria-hidden="true">
        {translate('backups.percent', { percent: formatCount(percent, language) })}
      </span>
    </Box>
  );
}

const row = {
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};

const SECOND = 1000;

/** The newest backups; refetched every second while a backup is running. */
function useBackups() {
  const provider = useDataProvider<CasebookDataProvider>();
  const queries = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: ['backups', 'list'],
    queryFn: async ({ signal }) => {
      const { data: found } = await provider.getList<BackupRecord>('backups', {
        pagination: { page: 1, perPage: SHOWN },
        sort: { field: 'id', order: 'DESC' },
        filter: {},
        signal,
      });
      const isDone = !found.some(isRunning);
      if (isDone) void queries.invalidateQueries({ queryKey: ['backups', 'status'] });
      return found;
    },
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? SECOND : 60 * SECOND),
  });
  const begin = useMutation({
    mutationFn: () => provider.create('backups', { data: {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['backups', 'list'] }),
  });
  return { backups: data, begin };
}

/** How many backups are shown. They cover the last weeks; nightly backups are kept for up to three months. */
const SHOWN = 25;

const isRunning = ({ state }: BackupRecord): boolean => state === 'RUNNING';
