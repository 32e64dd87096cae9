import { dayInDhaka, dayOf, parseDay, parseTypedDay, plusDays, type Day } from './dates';
import { toAsciiDigits } from './digits';
import { monthNamed } from './monthNames';

/**
 * Parses a completely typed date; null if the text is no date. Besides `5/2/2026` it accepts two-digit years
 * (`5/2/26`, `050226`), month names in either language (`1 Apr 2026`, `April 1, 2026`, `১ এপ্রিল ২০২৬`), `today`,
 * `tomorrow`, `আজ` and `আগামীকাল`, and days from today (`+7`, `-3`). While a text is still being typed use
 * `parseTypedDay`: `5/2/20` may become 2026.
 */
export function parseWrittenDay(written: string, today: Day = dayInDhaka()): Day | null {
  const plain = toAsciiDigits(written.normalize('NFC')).trim().toLowerCase();
  if (plain === 'today' || plain === 'আজ') return today;
  if (TOMORROW.has(plain)) return plusDays(today, 1);
  return (
    parseDay(plain) ??
    parseTypedDay(plain) ??
    fromToday(plain, today) ??
    inNumbers(plain, today) ??
    inWords(plain, today)
  );
}

const TOMORROW = new Set(['tomorrow', 'আগামীকাল', 'আগামী কাল']);

function fromToday(plain: string, today: Day): Day | null {
  const [, sign, count] = /^([+\-−])\s?(\d{1,4})$/.exec(plain) ?? [];
  if (!count) return null;
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + (sign === '+' ? Number(count) : -Number(count)));
  return date.toISOString().slice(0, 10);
}

function inNumbers(plain: string, today: Day): Day | null {
  const parts =
    /^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{2})$/.exec(plain) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(plain);
  return parts && dayOf(fullYear(parts[3]!, today), Number(parts[2]), Number(parts[1]));
}

function inWords(plain: string, today: Day): Day | null {
  const [, month, day, year] =
    /^([^\d\s.,/-]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/.exec(plain) ?? [];
  if (month) return dayOf(Number(year), monthNamed(month), Number(day));
  const parts = /^(\d{1,2})(?:st|nd|rd|th|লা|রা|ঠা|ই|শে)?[\s.,/-]*([^\d\s.,/-]+)[\s.,/-]*(\d{4}|\d{2})$/.exec(
    plain,
  );
  return parts && dayOf(fullYear(parts[3]!, today), monthNamed(parts[2]!), Number(parts[1]));
}

/**
 * Expands a two-digit year: to this century if it is at most ten years ahead, else to the last. In 2026: 36 → 2036,
 * 37 → 1937.
 */
export function fullYear(digits: string, today: Day = dayInDhaka()): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year + (year <= Number(today.slice(0, 4)) + 10 - 2000 ? 2000 : 1900);
}
