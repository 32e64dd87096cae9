import { plusDays, type Day } from '../../domain/dates';
import type { Random } from './random';

export { daysBetween, plusDays } from '../../domain/dates';

/** The ten years of the sample register; fixed, so that the data do not depend on the day of creation. */
export const FIRST_DAY: Day = '2016-11-16';
export const LAST_DAY: Day = '2026-11-15';

/** The day on which the Customs Act, 2023 replaced the Customs Act, 1969. */
export const NEW_ACT_FROM: Day = '2024-06-06';

const FRIDAY = 5;
const SATURDAY = 6;

const instantOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

export const later = (one: Day, other: Day): Day => (one > other ? one : other);

export const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

/** The first day on or after `day` on which the custom house is open. */
export function workingDay(day: Day): Day {
  const weekday = new Date(instantOf(day)).getUTCDay();
  if (weekday === FRIDAY) return plusDays(day, 2);
  return weekday === SATURDAY ? plusDays(day, 1) : day;
}

/** Holidays with a fixed date; those of the lunar calendar are ignored. */
const NATIONAL_HOLIDAYS = new Set(['02-21', '03-26', '04-14', '05-01', '08-15', '12-16', '12-25']);

/** The first day on or after `day` on which courts sit. */
export function courtDay(day: Day): Day {
  const open = workingDay(day);
  return NATIONAL_HOLIDAYS.has(open.slice(5)) ? courtDay(plusDays(open, 1)) : open;
}

/** A moment between 09:00 and 17:00 of that day in Dhaka (UTC+6). */
export const officeHour = (day: Day, random: Random): Date =>
  new Date(instantOf(day) + 3 * 3_600_000 + random.whole(0, 8 * 3600 - 1) * 1000);
