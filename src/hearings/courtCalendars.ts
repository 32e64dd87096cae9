import { calendarOfKind } from '../../domain/calendars';
import type { Day } from '../../domain/dates';
import type { ProceedingKind } from '../../domain/proceedings';
import type { NamedCalendar } from '../calendars/useCalendars';

/** A kind of proceeding or several; undefined while it is not known. */
export type Kinds = string | readonly string[] | undefined;

/** The calendars of the courts that hear these kinds of proceedings; all calendars if no kind is given. */
export function courtCalendars(calendars: readonly NamedCalendar[], kinds: Kinds): readonly NamedCalendar[] {
  if (!kinds) return calendars;
  const codes = new Set([kinds].flat().map((kind) => calendarOfKind[kind as ProceedingKind['name']]));
  return calendars.filter(({ code }) => codes.has(code));
}

/** The first day from this one on, on which all of these courts sit. */
export function nextSitting(day: Day, calendars: readonly NamedCalendar[]): Day {
  const next = calendars.reduce((latest, { nextOpen }) => nextOpen(latest, 'courtSits'), day);
  return next === day ? day : nextSitting(next, calendars);
}
