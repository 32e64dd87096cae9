import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { BackupWarning } from '../../domain/backups';
import type { CasebookDataProvider } from '../dataProvider';

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

/** The backup folder and the outcome of the last backups. */
export function useBackupStatus() {
  const calls = useDataProvider<CasebookDataProvider>();
  return useQuery({
    queryKey: ['backups', 'status'],
    queryFn: ({ signal }) => calls.backupStatus(signal),
  });
}
