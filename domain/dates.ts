import { toAsciiDigits, toBengaliDigits } from './digits';

/** A date, `YYYY-MM-DD`. Such dates are never converted to a JavaScript `Date`, which has a time zone. */
export type Day = string;

/** A stored date as the server sends it. */
export type WireDate = [year: number, month: number, day: number];

/** The first year that calendars offer. */
export const FIRST_YEAR = 1971;

/** How many years ahead a hearing may be. */
export const HEARING_YEARS_AHEAD = 2;

const pad = (part: number, length = 2) => String(part).padStart(length, '0');

/** Year, month and day → a `Day`, or null if there is no such day (31 February). */
export function dayOf(year: number, month: number, day: number): Day | null {
  if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999) return null;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null;
}

/** The day of an instant in UTC. For years outside the range of `Day`, the first or the last possible `Day`. */
function utcDay(date: Date): Day {
  const year = date.getUTCFullYear();
  if (year > 9999) return '9999-12-31';
  return year < 1 ? '0001-01-01' : date.toISOString().slice(0, 10);
}

/** The day this many days later. */
export function plusDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return utcDay(date);
}

/** How many days lie between two days: 1 from today to tomorrow. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The same day of a later month, or its last day if that month is shorter: 31/01 → 28/02. */
export function plusMonths(day: Day, months: number): Day {
  const [year, month, dayOfMonth] = toWireDate(day);
  const date = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return utcDay(date);
}

/** `YYYY-MM-DD` or `[y, m, d]` → a `Day`; null for anything else and for days that do not exist. */
export function parseDay(value: unknown): Day | null {
  if (Array.isArray(value)) return value.length === 3 ? dayOf(value[0], value[1], value[2]) : null;
  const parts = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  return parts && dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/** In characters; longer input is not parsed. */
const LONGEST_TYPED = 40;

/** A typed date, `5/2/2026` or `০৫-০২-২০২৬` → a `Day`, or null. Day before month. */
export function parseTypedDay(typed: string): Day | null {
  if (typed.length > LONGEST_TYPED) return null;
  const parts = /^\s*(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{4})\s*$/.exec(toAsciiDigits(typed));
  return parts && dayOf(Number(parts[3]), Number(parts[2]), Number(parts[1]));
}

export function toWireDate(day: Day): WireDate {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

/** `2026-02-05` → `05/02/2026`, in Bengali digits for `bn`. */
export function formatDay(day: Day, locale: 'en' | 'bn'): string {
  const shown = `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
  return locale === 'bn' ? toBengaliDigits(shown) : shown;
}

const dhakaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' });

/** The day in Dhaka at an instant, whatever the machine's time zone. */
export const dayInDhaka = (instant: Date = new Date()): Day => dhakaDay.format(instant);

/** The years a date may have: 1971 to this year; for hearings two years more (docs/contract.md, "Dates"). */
export function yearsOffered(future: boolean): { first: number; last: number } {
  const thisYear = Number(dayInDhaka().slice(0, 4));
  return { first: FIRST_YEAR, last: thisYear + (future ? HEARING_YEARS_AHEAD : 0) };
}

/**
 * The years of any date that comes from outside, whichever way it comes. Others are typing errors, or of another
 * calendar: 1433 is a year of the Bengali one.
 */
const plausibleYears = () => ({ first: 1900, last: Number(dayInDhaka().slice(0, 4)) + 10 });

/** Whether a day is in an offered year. Years such as 0206 or 2062 are typing errors. */
export function isYearOffered(day: Day, future: boolean): boolean {
  return isBetween(day, yearsOffered(future));
}

/** Whether a day is in a plausible year. */
export const isPlausible = (day: Day): boolean => isBetween(day, plausibleYears());

function isBetween(day: Day, { first, last }: { first: number; last: number }): boolean {
  const year = Number(day.slice(0, 4));
  return first <= year && year <= last;
}

/**
 * An instant on the wire → its ISO text, or null. Accepts a text, epoch milliseconds or `[y, m, d, h, m,
 * s]`; without a time zone it is Dhaka time.
 */
export function parseInstant(value: unknown): string | null {
  if (Array.isArray(value)) {
    const [year, month, day, ...time] = value.map((part) => pad(part));
    const [hour = '00', minute = '00', second = '00'] = time;
    return parseInstant(`${year}-${month}-${day}T${hour}:${minute}:${second}`);
  }
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const isLocal = typeof value === 'string' && /T[\d:.]+$/.test(value);
  const date = new Date(isLocal ? `${value}+06:00` : value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

const dhakaMinute = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An ISO instant → `20/11/2026, 16:05` in Dhaka, in Bengali digits for `bn`. */
export function formatInstant(instant: string | Date, locale: 'en' | 'bn'): string {
  const shown = dhakaMinute.format(new Date(instant));
  return locale === 'bn' ? toBengaliDigits(shown) : shown;
}

const dhakaTime = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dhaka', timeStyle: 'short' });

/** An instant of today → `14:05`; one of another day → the same as `formatInstant`. Both in Dhaka time. */
export function formatTimeOrInstant(instant: Date, locale: 'en' | 'bn', now = new Date()): string {
  if (dayInDhaka(instant) !== dayInDhaka(now)) return formatInstant(instant, locale);
  const shown = dhakaTime.format(instant);
  return locale === 'bn' ? toBengaliDigits(shown) : shown;
}
