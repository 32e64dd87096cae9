/**
 * The kinds of alerts: types of notifications in addition to `BILL` and `LEAVE`. Each can be switched off.
 */
export const alertTypes = ['HEARING', 'LIMIT', 'MONEY', 'FILE', 'SYSTEM'] as const;

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
