import { createContext } from 'react';
import type { Day } from '../../domain/dates';
import type { Month } from '../../domain/months';

/** What a calendar says of a day below its number. */
export interface DayNote {
  /** A few characters, such as a count. */
  short: string;
  /** The same in words, with whatever else is known of the day. */
  label: string;
  isClosed: boolean;
}

/** Notes of the days of the month that the calendar shows, which it names as it turns pages. */
export interface DayNotesOfMonth {
  notes: Readonly<Record<Day, DayNote | undefined>>;
  onMonth: (month: Month) => void;
}

export const DayNotes = createContext<DayNotesOfMonth | null>(null);
