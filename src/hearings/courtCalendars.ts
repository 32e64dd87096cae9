import { calendarOfKind } from '../../domain/calendars';
import type { ProceedingKind } from '../../domain/proceedings';
import type { NamedCalendar } from '../calendars/useCalendars';

/** The calendar of the court of a kind of proceeding; all of them where no kind is given. */
export const courtCalendars = (
  calendars: readonly NamedCalendar[],
  kind: string | undefined,
): readonly NamedCalendar[] =>
  kind ? calendars.filter(({ code }) => code === calendarOfKind[kind as ProceedingKind['name']]) : calendars;
