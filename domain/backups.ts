export const backupStates = ['RUNNING', 'OK', 'FAILED'] as const;

export type BackupState = (typeof backupStates)[number];

/**
 * Why a backup failed: the disk is full; the folder is missing or may not be written; it ended before it was
 * complete; what was read back differs from what was written; another was being made; anything else.
 */
export const backupFaults = ['noSpace', 'folder', 'interrupted', 'readBack', 'running', 'other'] as const;

export type BackupFault = (typeof backupFaults)[number];

/** A register that has no newer good backup than this is warned of, in hours: a day, and two for a slow night. */
export const BACKUP_LATE_AFTER = 26;

/** No good backup for too long; the disk of the backups is nearly full; it is the disk of the data. */
export const backupWarnings = ['late', 'space', 'sameDisk'] as const;

export type BackupWarning = (typeof backupWarnings)[number];

/** Where backups lie, the last good one, and what there is to worry about. */
export interface BackupStatus {
  folder: string;
  /** Whether BACKUP_DIR names it. */
  isChosen: boolean;
  isEncrypted: boolean;
  /** Bytes; null where nobody can tell. */
  free: number | null;
  lastGood: { at: string; file: string; bytes: number; ms: number } | null;
  warnings: BackupWarning[];
}
