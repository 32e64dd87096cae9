import { weeklyHoliday } from '../../domain/calendars';
import type { Day } from '../../domain/dates';
import type { Language } from '../i18n/catalogue';
import { nameIn } from '../i18n/nameIn';
import type { NamedCalendar } from './useCalendars';

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
