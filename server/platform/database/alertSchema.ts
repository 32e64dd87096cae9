import type { ColumnType, Generated } from 'kysely';
import type { Day } from '../../../domain/dates';
import type { About } from '../../../domain/alertSubjects';
import type { Identified } from './columns';

interface NotificationTable extends Identified {
  userId: number;
  /** `BILL`, `LEAVE` or another type. */
  notificationType: string;
  shortMessage: string;
  addedAt: Generated<Date>;
  seenAt: Date | null;
  /** The key of an alert, unique per user; null for other notifications. */
  alertKey: ColumnType<string | null, string | null | undefined>;
  /** The record or day that an alert is about (domain/alertSubjects.ts). */
  about: ColumnType<About | null, string | null | undefined>;
  /** A URL path of the UI. */
  link: ColumnType<string | null, string | null | undefined>;
  /** Whether the alert is also sent to ALERT_WEBHOOK_URL. */
  urgent: ColumnType<'DUE' | 'SENT' | 'FAILED' | null, 'DUE' | null | undefined>;
  urgentTriedAt: ColumnType<Date | null, undefined>;
}

interface AlertSettingTable {
  userId: number;
  /** The members of `alertChoices` that the user has switched off. */
  off: string[];
}

/** The daily e-mails. */
interface AlertDigestTable {
  userId: number;
  day: Day;
  tries: Generated<number>;
  triedAt: Generated<Date>;
  sentAt: Date | null;
}

/** One row: the last run of the job that writes alerts. */
interface AlertRunTable {
  onlyOne: Generated<true>;
  /** The day in Dhaka. */
  day: Day | null;
  ranAt: Generated<Date>;
}

export interface AlertTables {
  notification: NotificationTable;
  alertSetting: AlertSettingTable;
  alertDigest: AlertDigestTable;
  alertRun: AlertRunTable;
}
