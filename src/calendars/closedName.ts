import { weeklyHoliday } from '../../domain/calendars';
import type { Day } from '../../domain/dates';
import type { Language } from '../i18n/catalogue';
import { nameIn } from '../i18n/nameIn';
import type { NamedCalendar } from './useCalendars';

export interface ClosedIn {
  /** Why: `Victory Day`, or with the courts it holds for: `Winter vacation (Supreme Court)`. */
  text: string;
  /** Whether it is an ordinary weekly day off. */
  isWeekly: boolean;
  /** Whether none of the calendars has a sitting that day. */
  isEverywhere: boolean;
}

/** Why no court of these calendars, or not each, sits on a day; null where all of them sit. */
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
  const reasons = [...named].map(([reason, of]) =>
    of.length === calendars.length ? reason : `${reason} (${of.join(', ')})`,
  );
  const isWeekly = named.size === 1 && named.has(nameIn(language, weeklyHoliday.name, weeklyHoliday.nameBn));
  return {
    isWeekly,
    text: reasons.join('; '),
    isEverywhere: [...named.values()].flat().length === calendars.length,
  };
}
