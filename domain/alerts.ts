import { filingStatuses, followOnStatuses } from './choices';
import type { Day } from './dates';
import type { BackupWarningType } from './notifications';

/**
 * The kinds of alerts: types of notifications in addition to `BILL` and `LEAVE`. Each can be switched off.
 */
export const alertTypes = ['HEARING', 'LIMIT', 'FILE', 'SYSTEM'] as const;

export type AlertType = (typeof alertTypes)[number];

/** The choices under My account: each kind of alert, and the daily e-mail. */
export const alertChoices = [...alertTypes, 'EMAIL'] as const;

export type AlertChoice = (typeof alertChoices)[number];

export type AlertChoices = Record<AlertChoice, boolean>;

/**
 * A hearing has an alert this many days before it. A hearing that is entered between two of these days has
 * its first alert at once.
 */
export const hearingDays = [7, 3, 1, 0] as const;

/** A time limit has an alert this many days before the day to aim for. */
export const limitDays = [30, 15, 7, 3, 1, 0] as const;

/** A time limit with at most this many days left is urgent. */
export const URGENT_DAYS = 3;

/**
 * Alerts mention a missed limit for this many days after its last day. A user who is away for longer finds the limit
 * in the list.
 */
export const MISSED_DAYS = 7;

/** More than this many alerts of one kind and day are combined into one. */
export const MOST_ALERTS = 5;

/** After this many days an unread alert counts as read. */
export const UNREAD_DAYS = 30;

/** An open file is listed on My day after this many days without a change, unless a hearing is ahead. */
export const STILL_DAYS = 60;

/** Urgent alerts are not sent before this hour in Dhaka, because many arise at midnight. */
export const URGENT_HOUR = 7;

/** When the daily e-mail is sent, as the hour in Dhaka. */
export const DIGEST_HOUR = 8;

/** The file that an alert is about, and the number of the court case, if it is about one. */
export interface OfFile {
  /**
   * The kind of the proceeding; only users who may read that kind are shown the alert. Absent in most alerts of
   * earlier versions.
   */
  kind?: string;
  file: string;
  number?: string | null;
}

interface OfLimit extends OfFile {
  name: string;
  nameBn: string | null;
  /** Whether the limit's rule is verified; absent in alerts of earlier versions. */
  verified?: boolean;
}

interface OfLimits {
  date: Day;
  count: number;
  /** How many of the limits follow an unverified rule; absent in alerts of earlier versions. */
  unverified?: number;
}

/** The statuses that cause an alert. `ORDER_PASSED` is left out, because an order has an alert of its own. */
export const toldStatuses = [...filingStatuses, ...followOnStatuses].filter(
  (status) => status !== 'ORDER_PASSED',
);

export type ToldStatus = (typeof toldStatuses)[number];

/** The subject of an alert, as it is stored; its text is composed for each reader. */
export type About =
  | (OfFile & { code: 'hearing'; date: Day; time?: string | null; court?: string | null })
  | { code: 'hearings'; date: Day; count: number }
  | (OfFile & { code: 'resultMissing'; date: Day })
  | { code: 'resultsMissing'; count: number }
  /** `date` is the day to aim for, `last` the last day on which filing is possible. */
  | (OfLimit & { code: 'limit'; date: Day; last: Day })
  | (OfLimits & { code: 'limits' })
  | (OfLimit & { code: 'limitMissed'; date: Day })
  | (OfLimits & { code: 'limitsMissed' })
  | (OfFile & { code: 'newHearing'; date: Day })
  | (OfFile & { code: 'decided' })
  | (OfFile & { code: 'newCase' })
  | (OfFile & { code: 'interimOrder' })
  | (OfFile & { code: 'status'; status: ToldStatus })
  | { code: 'note'; file: string; by: string }
  | { code: 'answer'; file: string; by: string }
  | { code: 'newHearings' | 'decisions' | 'interimOrders' | 'newCases' | 'statuses' | 'notes'; count: number }
  | { code: 'importDone'; fileName: string; rows: number }
  | { code: 'holidaysMissing'; year: number; calendars: string; calendarsBn: string }
  | { code: 'backup'; warning: BackupWarningType };
