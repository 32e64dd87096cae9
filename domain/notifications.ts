import type { AlertType } from './alerts';

/** Types with a list of their own; any other type is shown as a plain notification. */
export const notificationTypes = ['BILL', 'LEAVE'] as const;

export type NotificationType = (typeof notificationTypes)[number];

/** Texts of the server's own notifications by type: English on the wire, translated by the UI. */
export const serverNotifications = {
  PASSWORD_RESET:
    'An administrator has reset your password and given you a code to sign in. Set a new password under My account. If you did not ask for the reset, tell your administrator',
  PASSWORD_RESET_ON_SERVER:
    'Whoever runs the server has reset your password and given you a code to sign in. Set a new password under My account. If you did not ask for the reset, tell your administrator',
  PROPOSAL: 'A change waits for your approval',
  PROPOSAL_APPROVED: 'A change that you proposed was approved and is made',
  PROPOSAL_REFUSED: 'A change that you proposed was refused',
  DISK_SPACE_LOW:
    'Space is running low on the disk of the register. Ask whoever runs the server to make room: when it is full, nothing can be saved',
  DATABASE_RESTARTED:
    'The database ended unexpectedly and was started again. If this happens again, tell whoever runs the server',
  BACKUP_LATE:
    'There has been no good backup of the register for more than a day. Look under Settings, Backups, what went wrong',
  BACKUP_SPACE_LOW:
    'Space is running low on the disk of the backups. Ask whoever runs the server to make room: when it is full, there will be no new backup',
  BACKUP_ON_DATA_DISK:
    'The backups lie on the same disk as the register: a broken disk would take both. Ask whoever runs the server to choose a folder on another disk',
} as const;

export type ServerNotificationType = keyof typeof serverNotifications;

/** Alerts of the kind `SYSTEM`, which a person can switch off (domain/alerts.ts). */
export const backupWarningTypes = ['BACKUP_LATE', 'BACKUP_SPACE_LOW', 'BACKUP_ON_DATA_DISK'] as const;

export type BackupWarningType = (typeof backupWarningTypes)[number];

/** Types that only administrators are told: of imports, calendars, backups, the machine and waiting proposals. */
export const administratorsTypes: readonly (ServerNotificationType | AlertType)[] = [
  'SYSTEM',
  'PROPOSAL',
  'DISK_SPACE_LOW',
  'DATABASE_RESTARTED',
  ...backupWarningTypes,
];

export const isBackupWarning = (type: ServerNotificationType): type is BackupWarningType =>
  backupWarningTypes.some((each) => each === type);

/** The page where the reader can act on a notification of this type. */
export const serverNotificationLinks: Partial<Record<ServerNotificationType, string>> = {
  PROPOSAL: '/activity/proposals',
  BACKUP_LATE: '/backups',
  BACKUP_SPACE_LOW: '/backups',
  BACKUP_ON_DATA_DISK: '/backups',
};
