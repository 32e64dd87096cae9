import { formatDay, parseDay, parseTypedDay } from '../../domain/dates';
import { toAsciiDigits } from '../../domain/digits';
import { parseWrittenDay } from '../../domain/typedDays';

/** What a person is typing → a day; empty → null; what is no day yet stays as typed, for the check to refuse. */
export function readDay(typed: string): string | null {
  if (typed.trim() === '') return null;
  // eight digits in a row need no separators
  const spaced = toAsciiDigits(typed).replace(/^\s*(\d{2})(\d{2})(\d{4})\s*$/, '$1/$2/$3');
  return parseTypedDay(spaced) ?? typed;
}

/** What a date field is left with: `1 Apr 26`, `today` or `+7` → a day; what is none stays as typed. */
export const settledDay = (value: unknown): unknown =>
  typeof value === 'string' ? (parseWrittenDay(value) ?? value) : value;

/** A day as `DD/MM/YYYY`; anything else as it was typed. */
export function showDay(value: unknown, locale: 'en' | 'bn'): string {
  const day = parseDay(value);
  if (day) return formatDay(day, locale);
  return typeof value === 'string' ? value : '';
}
