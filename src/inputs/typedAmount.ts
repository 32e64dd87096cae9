import { toAsciiDigits, toBengaliDigits } from '../../domain/digits';
import { formatTaka, isWholePoisha } from '../../domain/money';

/** What a person types, `12,34,567.5`, `১২৩৪` or `৫০০/-` → taka; empty → 0; what is no amount stays as typed. */
export function readAmount(typed: string): number | string {
  const plain = toAsciiDigits(typed)
    .replace(/[\s,৳]/g, '')
    .replace(/\/[-=]$/, '');
  if (plain === '') return 0;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : typed;
}

/** An amount at rest: `12,34,567.00`; one that will be refused stays as it was typed. */
export const amountAtRest = (value: string | number | null, locale: 'en' | 'bn'): string =>
  typeof value === 'string' || !isWholePoisha(value ?? 0)
    ? amountToType(value, locale)
    : formatTaka(value ?? 0, locale);

/** An amount while it is being changed: no grouping, and nothing in the place of a 0. */
export function amountToType(value: string | number | null, locale: 'en' | 'bn'): string {
  if (typeof value === 'string') return value;
  if (!value) return '';
  return locale === 'bn' ? toBengaliDigits(String(value)) : String(value);
}
