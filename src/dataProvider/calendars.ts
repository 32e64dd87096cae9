import type { ClosedDay } from '../../domain/calendars';
import type { HttpClient } from './httpClient';

/** Calls of our own server, if it offers `closed-days`. */
export interface CalendarCalls {
  /** Adds the same days to several calendars; `same`: those that were there already. */
  addClosedDays: (list: {
    calendarIds: number[];
    days: ClosedDay[];
  }) => Promise<{ added: number; same: number }>;
}

export const createCalendarCalls = (call: HttpClient): CalendarCalls => ({
  addClosedDays: async (body) =>
    (await call('/api/casebook/closed-days/many', { method: 'POST', body })) as {
      added: number;
      same: number;
    },
});
