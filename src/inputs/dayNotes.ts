import { createContext } from 'react';
import type { Day } from '../../domain/dates';
import type { Month } from '../../domain/months';

export interface DayNote {
  /** A few characters, such as a count. */
  short: string;
  /** The note in full, for screen readers and hints. */
  label: string;
  isClosed: boolean;
}

/** The notes of the month that the calendar shows; the calendar calls `onMonth` when another month is shown. */
interface DayNotesOfMonth {
  notes: Readonly<Record<Day, DayNote | undefined>>;
  onMonth: (month: Month) => void;
  /** The day whose month the calendar shows first while its field is empty; by default today. */
  near?: Day | undefined;
}

export const DayNotes = createContext<DayNotesOfMonth | null>(null);
