import type { Day } from '../../../domain/dates';

/** The month that a return counts. Its first day names the return in what the lists store. */
export interface Period {
  from: Day;
  to: Day;
  /** The first day of the first return. */
  firstFrom: Day;
  /** The first day that this return's rows name: its own, or for the first return the day before, its opening's. */
  since: Day;
  /** When the return before was frozen, in ISO 8601; null for the first. */
  frozenAt: string | null;
}
