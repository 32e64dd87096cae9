import type { BackupFault, BackupState, BackupStatus } from '../../domain/backups';
import type { HttpClient } from './httpClient';

/** A backup that was made, or tried (docs/contract.md, "Backups"). */
export interface BackupRecord {
  id: number;
  at: string;
  finishedAt: string | null;
  folder: string | null;
  file: string | null;
  bytes: number | null;
  ms: number | null;
  state: BackupState;
  /** In percent. */
  progress: number;
  error: BackupFault | null;
}

/** Calls of our own server, if it offers `backups`. */
export interface BackupCalls {
  backupStatus: (signal?: AbortSignal) => Promise<BackupStatus>;
}

export const createBackupCalls = (call: HttpClient): BackupCalls => ({
  backupStatus: async (signal) => (await call('/api/casebook/backup-status', { signal })) as BackupStatus,
});
