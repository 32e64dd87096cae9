import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { BackupWarning } from '../../domain/backups';
import { useBackupStatus } from './useBackups';

/** Warnings about backups, each with advice. */
export function BackupWarnings({ warnings }: { warnings: BackupWarning[] }) {
  const translate = useTranslate();
  return warnings.map((warning) => (
    <Alert key={warning} severity="warning" role="note" sx={{ mb: 2 }}>
      {translate(`backups.warnings.${warning}`)}
    </Alert>
  ));
}

/** The warnings in one line on Home, for administrators; the line links to the page of the backups. */
export function BackupNotice() {
  const translate = useTranslate();
  const { data } = useBackupStatus();
  if (!data?.warnings.length) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2, displayPrint: 'none' }}>
      {data.warnings.map((warning) => (
        <div key={warning}>{translate(`backups.warnings.${warning}`)}</div>
      ))}
      <Link component={RouterLink} to="/backups">
        {translate('backups.open')}
      </Link>
    </Alert>
  );
}
