import { toAsciiDigits, toBengaliDigits } from './digits';

/** A calendar day, `YYYY-MM-DD`. Days never pass through a JavaScript `Date` with a time zone. */
export type Day = string;

/** How a stored date leaves the server. */
export type WireDate = [year: number, month: number, day: number];

/** The first year of every year list. */
export const FIRST_YEAR = 1971;

/** How many years a hearing may lie ahead. */
export const HEARING_YEARS_AHEAD = 2;

const pad = (part: number, length = 2) => String(part).padStart(length, '0');

/** Year, month and day → a `Day`, or null when there is no such day (31 February). */
export function dayOf(year: number, month: number, day: number): Day | null {
  if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999) return null;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null;
}

/** `YYYY-MM-DD` or `[y, m, d]` → a `Day`; null when it is neither or does not exist. */
export function parseDay(value: unknown): Day | null {
  if (Array.isArray(value)) return value.length === 3 ? dayOf(value[0], value[1], value[2]) : null;
  const parts = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  return parts && dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/** No day is typed longer, in characters. */
const LONGEST_TYPED = 40;

/** What a person types, `5/2/2026` or `০৫-০২-২০২৬` → a `Day`, or null. Day first. */
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

/** The years a date may lie in: from 1971 to this one, hearings two further (docs/contract.md, "Dates"). */
export function yearsOffered(future: boolean): { first: number; last: number } {
  const thisYear = Number(dayInDhaka().slice(0, 4));
  return { first: FIRST_YEAR, last: thisYear + (future ? HEARING_YEARS_AHEAD : 0) };
}

/** Whether a day lies in one of them. 0206 and 2062 are slips of the finger. */
export function isYearOffered(day: Day, future: boolean): boolean {
  const { first, last } = yearsOffered(future);
  const year = Number(day.slice(0, 4));
  return first <= year && year <= last;
}

/**
 * An instant on the wire → its ISO text, or null. A text, epoch milliseconds or `[y, m, d, h, m, s]`; one
 * that names no zone is Dhaka's.
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

/** Of an instant of today its time, `14:05`; of another day the day too. In Dhaka, like `formatInstant`. */
export function formatTimeOrInstant(instant: Date, locale: 'en' | 'bn', now = new Date()): string {
  if (dayInDhaka(instant) !== dayInDhaka(now)) return formatInstant(instant, locale);
  const shown = dhakaTime.format(instant);
  return locale === 'bn' ? toBengaliDigits(shown) : shown;
}
