import type { Day } from './dates';
import { choice, date, long, ref, text } from './fields';

/** The purposes of a listing, in the order in which a case usually goes through them. */
export const purposes = ['ADMISSION', 'RULE', 'STAY', 'HEARING', 'JUDGMENT', 'MENTION', 'OTHER'] as const;

export const results = [
  'HEARD',
  'ADJOURNED',
  'NOT_REACHED',
  'OUT_OF_LIST',
  'INTERIM_ORDER',
  'RESERVED',
  'DECIDED',
] as const;

export type HearingResult = (typeof results)[number];

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;

/** A listing of a proceeding on a day. If the proceeding is a filing's own, this is the hearing before adjudication. */
export const hearingFields = {
  proceedingId: ref('proceedingId', 'proceedings', { required }),
  date: date({ future: true, required }),
  time: text({ format: 'time' }),
  /** Initially the proceeding's court. */
  court: text(),
  /** The serial in the cause list. */
  itemNo: text(),
  /** The serial of the case with which this one is heard. */
  withId: text(),
  purpose: choice(purposes),
  /** Initially the proceeding's law officer. */
  lawOfficer: text(),
  note: long(),
  /** Null until it is known. */
  result: choice(results),
  resultNote: long(),
};

export type HearingField = keyof typeof hearingFields;

/**
 * The fields entered after a hearing: its result, the next hearing if its date is fixed, and the day of the decision
 * where the case's register has none.
 */
export const resultFields = {
  result: { ...hearingFields.result, required: { create: 'fieldRequired' } as const },
  resultNote: long(),
  nextDate: date({ future: true }),
  nextTime: text({ format: 'time' }),
  nextPurpose: choice(purposes),
  decidedOn: date(),
};

/**
 * The origin of a hearing: entered as a hearing, or kept equal to the first or second hearing date of a case
 * (docs/contract.md, "Hearings").
 */
export const origins = ['own', 'first', 'second'] as const;

/** How many hearings a day has, and how many of them lack a result that is due. */
export interface HearingDay {
  date: Day;
  hearings: number;
  missing: number;
}
