import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import {
  calendarOf,
  type Calendar,
  type calendarFields,
  type CalendarCode,
  type ClosedDay,
  weeklyHoliday,
  calendarOfKind,
} from '../../domain/calendars';
import type { Day } from '../../domain/dates';
import type { Values } from '../../domain/fields';
import { useOffers } from '../offered/useOffers';
import type { Language } from '../i18n/catalogue';
import { nameIn } from '../i18n/nameIn';
import type { ProceedingKind } from '../../domain/proceedings';

/** A calendar as the server sends it. */
export interface CalendarRecord extends Values<typeof calendarFields> {
  id: number;
  version: number;
  code: CalendarCode;
  name: string;
  daysOff: 'FRIDAY_SATURDAY' | 'FRIDAY';
}

export interface ClosedDayRecord extends ClosedDay {
  id: number;
  calendarId: number;
}

interface NamedCalendar extends Calendar {
  code: CalendarCode;
  name: string;
  nameBn: string | null;
}

/**
 * The calendars of the office and the courts, with the entries from the December before this day's year to
 * the end of the next year. Empty while loading, and if the server has no calendars.
 */
export function useCalendars(day: Day): readonly NamedCalendar[] {
  const enabled = useOffers('calendars');
  const year = Number(day.slice(0, 4));
  const { data: calendars } = useGetList<CalendarRecord>('calendars', ALL, { enabled, ...RARELY_CHANGED });
  const filter = { from: `${year - 1}-12-01`, to: `${year + 1}-12-31` };
  const { data: entries } = useGetList<ClosedDayRecord>(
    'closed-days',
    { ...ALL, filter },
    { enabled, ...RARELY_CHANGED },
  );
  return useMemo(() => {
    if (!calendars || !entries) return NONE;
    return calendars.map(({ id, code, name, nameBn, daysOff }) => ({
      code,
      name,
      nameBn,
      ...calendarOf(
        daysOff,
        entries.filter(({ calendarId }) => calendarId === id),
      ),
    }));
  }, [calendars, entries]);
}

const NONE: readonly NamedCalendar[] = [];
const ALL = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'ASC' } } as const;
// A failure leaves the days unmarked; the screen itself works without them.
const RARELY_CHANGED = { staleTime: 300_000, onError: () => {} };

export interface ClosedIn {
  /**
   * The reason, such as `Victory Day`, or with the courts that it concerns, such as
   * `Winter vacation (Supreme Court)`.
   */
  text: string;
  /** `text` without weekly days off; null if they are the only reason. */
  special: string | null;
  /** Whether none of the calendars has a sitting that day. */
  isEverywhere: boolean;
}

/** Why some or all courts of these calendars do not sit on a day; null if all of them sit. */
export function closedName(
  day: Day,
  calendars: readonly NamedCalendar[],
  language: Language,
): ClosedIn | null {
  const named = new Map<string, string[]>();
  for (const calendar of calendars) {
    const { courtSits, name, nameBn } = calendar.on(day);
    if (courtSits) continue;
    const reason = nameIn(language, name, nameBn);
    named.set(reason, [...(named.get(reason) ?? []), nameIn(language, calendar.name, calendar.nameBn)]);
  }
  if (!named.size) return null;
  const weekly = nameIn(language, weeklyHoliday.name, weeklyHoliday.nameBn);
  const reasons = [...named].map(([reason, of]) => ({
    isWeekly: reason === weekly,
    text: of.length === calendars.length ? reason : `${reason} (${of.join(', ')})`,
  }));
  const textOf = (some: typeof reasons) => some.map(({ text }) => text).join('; ');
  const special = reasons.filter(({ isWeekly }) => !isWeekly);
  return {
    // holidays come before weekly days off, which everybody knows
    text: textOf([...special, ...reasons.filter(({ isWeekly }) => isWeekly)]),
    special: textOf(special) || null,
    isEverywhere: [...named.values()].flat().length === calendars.length,
  };
}

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
