import type { CalendarCode } from '../calendars';
import type { ProceedingKind } from '../proceedings';

type KindName = ProceedingKind['name'];

/** How records start and end the limits of a rule, by its code. How the rule counts is stored in the database. */
export interface LimitCode {
  /** Orders of these kinds of proceedings start the limit automatically, as soon as their date is entered. */
  startedBy?: readonly KindName[];
  /** A case of these kinds that challenges the order ends the limit. */
  endedBy?: readonly KindName[];
  /** The period runs from the notice of an appeal, which is before the order of the case where the limit is entered. */
  isBeforeOrder?: true;
  /** The calendar of the court where the limited step is filed; the office's by default. */
  calendar?: CalendarCode;
}

const HIGH_COURT: readonly KindName[] = ['custom-appeals', 'high-court-rits'];
const APPELLATE_DIVISION: readonly KindName[] = ['high-court-cpa-cpl-cases', 'high-court-cp-cases'];

/**
 * Limits with a code that is not listed here are started and ended by hand, and their last day moves on by
 * the office's calendar.
 */
export const limitCodes: Readonly<Record<string, LimitCode>> = {
  COMMISSIONER: { startedBy: ['case-fillings'], endedBy: ['applicate-comm-cases'] },
  TRIBUNAL: { startedBy: ['applicate-comm-cases'], endedBy: ['tribunal-cases'], calendar: 'TRIBUNAL' },
  'HIGH-COURT': { startedBy: ['tribunal-cases'], endedBy: ['custom-appeals'], calendar: 'SUPREME_COURT' },
  LEAVE: { startedBy: HIGH_COURT, endedBy: APPELLATE_DIVISION, calendar: 'SUPREME_COURT' },
  REVIEW: { startedBy: APPELLATE_DIVISION, calendar: 'SUPREME_COURT' },
  'CROSS-OBJECTION': { isBeforeOrder: true },
  'VAT-TRIBUNAL': { calendar: 'TRIBUNAL' },
  'VAT-HIGH-COURT': { calendar: 'SUPREME_COURT' },
  'CIVIL-APPEAL': { calendar: 'LOWER_COURTS' },
  'CIVIL-HIGH-COURT': { calendar: 'SUPREME_COURT' },
  ACQUITTAL: { calendar: 'LOWER_COURTS' },
};

/** The calendar by which the last day of a limit with this code moves on. */
export const calendarOfCode = (code: string | null): CalendarCode =>
  (code === null ? undefined : limitCodes[code]?.calendar) ?? 'OFFICE';
