export const backupStates = ['RUNNING', 'OK', 'FAILED'] as const;

export type BackupState = (typeof backupStates)[number];

/**
 * Why a backup failed, in this order: the disk is full; the folder is missing or not writable; the backup
 * ended before it was complete; reading it back gave other data than were written; another backup was
 * running; papers are missing or altered; the papers beside the backups have another passphrase, or lost their key; any
 * other reason.
 */
export const backupFaults = [
  'noSpace',
  'folder',
  'interrupted',
  'readBack',
  'running',
  'papers',
  'papersKey',
  'other',
] as const;

export type BackupFault = (typeof backupFaults)[number];

/**
 * Administrators are warned when the last good backup is older than this, in hours: a day, and two hours for
 * a slow night.
 */
export const BACKUP_LATE_AFTER = 26;

/**
 * Warnings about backups, in this order: the last good backup is too old; the disk of the backups is nearly full; the
 * backups are on the same disk as the data; the last backup found papers missing or altered.
 */
export const backupWarnings = ['late', 'space', 'sameDisk', 'papers'] as const;

export type BackupWarning = (typeof backupWarnings)[number];

/** The backup folder, the last good backup, and warnings for the administrator. */
export interface BackupStatus {
  folder: string;
  /** Whether BACKUP_DIR names the folder. */
  isChosen: boolean;
  isEncrypted: boolean;
  /** Free bytes on the disk; null if the operating system does not tell. */
  free: number | null;
  lastGood: { at: string; file: string; bytes: number; ms: number } | null;
  warnings: BackupWarning[];
}
