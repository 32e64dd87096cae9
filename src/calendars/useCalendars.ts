import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import {
  calendarOf,
  type Calendar,
  type calendarFields,
  type CalendarCode,
  type ClosedDay,
} from '../../domain/calendars';
import type { Day } from '../../domain/dates';
import type { Values } from '../../domain/fields';
import { useOffers } from '../offered/useOffers';

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

export interface NamedCalendar extends Calendar {
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
