import { formatDay, parseDay, parseTypedDay } from '../../domain/dates';
import { toAsciiDigits } from '../../domain/digits';
import { parseWrittenDay } from '../../domain/typedDays';

/** Parses a date while it is typed; empty → null; unfinished text stays, and the check refuses it. */
export function readDay(typed: string): string | null {
  if (typed.trim() === '') return null;
  // accept eight digits without separators
  const spaced = toAsciiDigits(typed).replace(/^\s*(\d{2})(\d{2})(\d{4})\s*$/, '$1/$2/$3');
  return parseTypedDay(spaced) ?? typed;
}

/** Parses free forms when a date field is left: `1 Apr 26`, `today` or `+7` → a date; other text stays as typed. */
export const settledDay = (value: unknown): unknown =>
  typeof value === 'string' ? (parseWrittenDay(value) ?? value) : value;

/** A date as `DD/MM/YYYY`; other text as typed. */
export function showDay(value: unknown, locale: 'en' | 'bn'): string {
  const day = parseDay(value);
  if (day) return formatDay(day, locale);
  return typeof value === 'string' ? value : '';
}
