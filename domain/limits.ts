import type { Day } from './dates';
import { choice, date, long, ref, text } from './fields';

/**
 * `WAITING`: the day that the limit runs from is not entered. `MISSED`: running, but its last day has passed;
 * this follows from the dates and is never stored.
 */
export const limitStates = ['WAITING', 'RUNNING', 'MISSED', 'DONE', 'NOT_NEEDED', 'STOPPED'] as const;

export type LimitState = (typeof limitStates)[number];

/** States of a limit that nobody has ended. */
export const openStates: readonly LimitState[] = ['WAITING', 'RUNNING', 'MISSED'];

/** The reason that the migration and imports give for limits of old orders. */
export const BEFORE_CASEBOOK = 'before Casebook';

/** Who may act within a limit. */
export const sides = ['GOVERNMENT', 'OTHER', 'EITHER'] as const;

export type Side = (typeof sides)[number];

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;

/**
 * The fields that people enter at a limit; all others are computed from its proceeding, rule and calendar.
 */
export const limitFields = {
  /** The proceeding whose order the limit runs from; never changed. */
  proceedingId: ref('proceedingId', 'proceedings', { required }),
  /** The rule's code; null for a limit set by hand, which has `name` and `byCount` instead. */
  code: text(),
  name: text(),
  triggerDate: date(),
  copyApplied: date(),
  copyReady: date(),
  /** Entered by hand where there is no code; else computed. */
  byCount: date({ future: true }),
  overrideDate: date({ future: true }),
  overrideReason: long(),
  /** Sent to end a limit (`DONE` with `doneOn`, `NOT_NEEDED` and `STOPPED` with `reason`) or to reopen it. */
  state: choice(limitStates),
  doneOn: date(),
  /** The proceeding that ended the limit. */
  doneById: ref('doneById', 'proceedings'),
  doneMemo: text(),
  reason: long(),
  responsibleId: ref('responsibleId', 'users'),
};

export type LimitField = keyof typeof limitFields;

/** A limit as the server sends it. */
export interface LimitRecord {
  id: number;
  proceedingId: number;
  code: string | null;
  /** The names of the rule, or the name given by hand. */
  name: string;
  nameBn: string | null;
  triggerDate: Day | null;
  copyApplied: Day | null;
  copyReady: Day | null;
  byCount: Day | null;
  mayFile: Day | null;
  aimFor: Day | null;
  extended: Day | null;
  /** The calculation, one sentence per step; `workingBn` holds it in Bengali. */
  working: string[];
  workingBn: string[];
  /** Whether a legal officer has verified the rule; true for a limit set by hand. */
  verified: boolean;
  state: LimitState;
  overrideDate: Day | null;
  overrideReason: string | null;
  doneOn: Day | null;
  doneById: number | null;
  doneMemo: string | null;
  reason: string | null;
  /**
   * Whether an officer has ended the limit. A limit that was ended by a change of a record is reopened by
   * changing that record again.
   */
  endedByHand: boolean;
  responsibleId: number | null;
  responsible: string | null;
  version: number;

  ruleId: number | null;
  side: Side;
  /** The day that `daysLeft` and alerts refer to: `overrideDate`, else `aimFor`. Null while waiting. */
  due: Day | null;
  /** The days from today in Dhaka to `due`, negative once it is past; null for a limit that waits or has ended. */
  daysLeft: number | null;
  /** Of the rule: the Act, its section, and the consequence of missing the limit. */
  act: string | null;
  section: string | null;
  consequence: string | null;
  /** Facts of the proceeding. */
  kind: string;
  recordId: number;
  number: string | null;
  court: string | null;
  /** Facts of the file. */
  caseFilingId: number;
  nothiNumber: string;
  companyName: string | null;
  workPlaceId: number;
}

/** How many limits are due on a day, and how many of them were counted by an unverified rule. */
export interface LimitDay {
  date: Day;
  limits: number;
  unverified: number;
}
