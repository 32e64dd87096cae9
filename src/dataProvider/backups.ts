import type { BackupFault, BackupState, BackupWarning } from '../../domain/backups';
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

/** Where backups lie, the last good one, and what there is to worry about. */
export interface BackupStatus {
  folder: string;
  isChosen: boolean;
  isEncrypted: boolean;
  free: number | null;
  lastGood: { at: string; file: string; bytes: number; ms: number } | null;
  warnings: BackupWarning[];
}

/** Ours alone, where the server offers `backups`. */
export interface BackupCalls {
  backupStatus: (signal?: AbortSignal) => Promise<BackupStatus>;
}

export const createBackupCalls = (call: HttpClient): BackupCalls => ({
  backupStatus: async (signal) => (await call('/api/casebook/backup-status', { signal })) as BackupStatus,
});
