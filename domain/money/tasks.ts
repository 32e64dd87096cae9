import type { Day } from '../dates';

/** Tasks of a day, of which the nearest are the most urgent. */
export const deadlineKinds = [
  'GUARANTEE_EXPIRES',
  'GUARANTEE_LAPSED_NEEDED',
  'STAY_ENDS',
  'STAY_ENDED',
  'CONDITION_DUE',
  'CONDITION_UNMET',
] as const;

/** What there is to do about the money of a file. A task follows from the records and is gone with its reason. */
export const moneyTaskKinds = [
  ...deadlineKinds,
  'DEPOSIT_NOT_MADE',
  'EXPLAIN',
  'ENCASHED_AMOUNT',
  'GUARANTEE_RELEASE',
  /** It secures nothing. */
  'GUARANTEE_NO_EXPIRY',
] as const;

export type MoneyTaskKind = (typeof moneyTaskKinds)[number];

/** The tasks that have alerts. */
export const alertedTasks = [
  'GUARANTEE_EXPIRES',
  'STAY_ENDS',
  'CONDITION_UNMET',
  'DEPOSIT_NOT_MADE',
  'GUARANTEE_RELEASE',
] as const satisfies MoneyTaskKind[];

export type AlertedTask = (typeof alertedTasks)[number];

/** A task on My day. */
export interface MoneyTask {
  kind: MoneyTaskKind;
  caseFilingId: number;
  nothiNumber: string;
  companyName: string | null;
  /** In the language of the request. */
  text: string;
  /** The day that it is about, if it is about one. */
  day: Day | null;
}

/** In days: a guarantee has an alert so long before the last day for encashing it, and then every day. */
export const guaranteeDays = [60, 30, 15, 7, 6, 5, 4, 3, 2, 1, 0] as const;

/** In days: a stay that ends has an alert, and the day for its condition is on My day, so long before. */
export const stayDays = [15, 7, 3, 1] as const;

/** In days. What is older is no longer a task, but stands in the lists of stays and guarantees. */
export const HALF_A_YEAR = 183;
