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
  SECOND_FACTOR_REMOVED:
    'The two-step verification of your account was removed by an administrator or by whoever runs the server. Set it up again under My account. If you did not ask for this, tell your administrator',
  PROPOSAL: 'A change is waiting for your approval',
  PROPOSAL_APPROVED: 'A change that you proposed was approved and has been made',
  PROPOSAL_REFUSED: 'A change that you proposed was refused',
  DISK_SPACE_LOW:
    'Space is running low on the disk of the register. Ask whoever runs the server to make room: when it is full, nothing can be saved',
  DATABASE_RESTARTED:
    'The database ended unexpectedly and was started again. If this happens again, tell whoever runs the server',
  BACKUP_LATE:
    'There has been no good backup of the register for more than a day. See Settings, Backups for the reason',
  BACKUP_SPACE_LOW:
    'Space is running low on the disk of the backups. Ask whoever runs the server to make room: when it is full, there will be no new backup',
  BACKUP_ON_DATA_DISK:
    'The backups are on the same disk as the register: if it fails, both are lost. Ask whoever runs the server to choose a folder on another disk',
  PAPERS_MISSING:
    'The last backup found that papers are missing or altered. Settings, Backups names them; whoever runs the server can bring them back from an earlier backup',
  WEBHOOK_GIVEN_UP:
    'A webhook did not accept a message for more than a day, and it was given up. See Settings, Webhooks, Deliveries for the reason',
} as const;

export type ServerNotificationType = keyof typeof serverNotifications;

/** Alerts of the kind `SYSTEM`, which a person can switch off (domain/alerts.ts). */
export const backupWarningTypes = [
  'BACKUP_LATE',
  'BACKUP_SPACE_LOW',
  'BACKUP_ON_DATA_DISK',
  'PAPERS_MISSING',
] as const;

export type BackupWarningType = (typeof backupWarningTypes)[number];

/** The same warnings in Bengali, which the server also mails. */
export const backupWarningsBn: Record<BackupWarningType, string> = {
  BACKUP_LATE:
    'এক দিনের বেশি সময় ধরে রেজিস্টারের কোনো সফল ব্যাকআপ নেই। কী সমস্যা হয়েছে তা সেটিংসের ব্যাকআপ পৃষ্ঠায় দেখুন',
  BACKUP_SPACE_LOW:
    'ব্যাকআপের ডিস্কে জায়গা কমে আসছে। যিনি সার্ভার চালান তাঁকে জায়গা খালি করতে বলুন: ডিস্ক ভরে গেলে নতুন ব্যাকআপ হবে না',
  BACKUP_ON_DATA_DISK:
    'ব্যাকআপ ও রেজিস্টার একই ডিস্কে আছে: ডিস্ক নষ্ট হলে দুটিই হারাবে। যিনি সার্ভার চালান তাঁকে অন্য ডিস্কের একটি ফোল্ডার ঠিক করতে বলুন',
  PAPERS_MISSING:
    'সর্বশেষ ব্যাকআপের সময় কিছু কাগজ পাওয়া যায়নি, অথবা বদলে গেছে। কোনগুলো তা সেটিংসের ব্যাকআপ পৃষ্ঠায় আছে; যিনি সার্ভার চালান তিনি আগের ব্যাকআপ থেকে ফিরিয়ে আনতে পারবেন',
};

/** Types that only administrators are told: of imports, calendars, backups, the machine and waiting proposals. */
export const administratorsTypes: readonly (ServerNotificationType | AlertType)[] = [
  'SYSTEM',
  'PROPOSAL',
  'DISK_SPACE_LOW',
  'DATABASE_RESTARTED',
  'WEBHOOK_GIVEN_UP',
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
  PAPERS_MISSING: '/backups',
  WEBHOOK_GIVEN_UP: '/webhooks/deliveries',
};
