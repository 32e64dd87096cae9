import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import type { BackupStatus } from '../../domain/backups';
import type { BackupRecord } from '../dataProvider/backups';
import { shownDuration } from '../diagnostics/shownDuration';
import { useLanguage } from '../i18n/useLanguage';
import { useErrorDialog } from '../page/ErrorDialog';
import { PageFrame } from '../page/PageFrame';
import { BackupList } from './BackupList';
import { BackupWarnings } from './BackupWarnings';
import { shownSize } from './shownSize';
import { isRunning, useBackups, useBackupStatus } from './useBackups';

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
