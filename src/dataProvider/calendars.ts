import type { ClosedDay } from '../../domain/calendars';
import type { HttpClient } from './httpClient';

/** The same closed days for several calendars. */
export interface ClosedDayList {
  calendarIds: number[];
  days: ClosedDay[];
}

/** Calls of our own server, if it offers `closed-days`. */
export interface CalendarCalls {
  /** Adds a list. `same` counts the entries that existed already. */
  addClosedDays: (list: ClosedDayList) => Promise<{ added: number; same: number }>;
}

export const createCalendarCalls = (call: HttpClient): CalendarCalls => ({
  addClosedDays: async (body) =>
    (await call('/api/casebook/closed-days/many', { method: 'POST', body })) as {
      added: number;
      same: number;
    },
});
