import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { formatCount } from '../../domain/digits';
import type { BackupRecord } from '../dataProvider/backups';
import { shownDuration } from '../diagnostics/shownDuration';
import { useLanguage } from '../i18n/useLanguage';
import { shownSize } from './shownSize';
import { isRunning } from './useBackups';

/** The newest backups, failed ones included. */
export function BackupList({ backups }: { backups: BackupRecord[] }) {
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
  const { at, state, file, bytes, ms, error } = backup;
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
      </Box>
      {isRunning(backup) && <Progress percent={backup.progress} />}
      {file && <Typography variant="body2">{file}</Typography>}
      {error && <Typography variant="body2">{translate(`backups.faults.${error}`)}</Typography>}
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
