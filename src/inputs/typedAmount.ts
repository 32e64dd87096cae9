import { toAsciiDigits, localDigits } from '../../domain/digits';
import { formatTaka, isWholePoisha } from '../../domain/money';

/** Parses `12,34,567.5`, `১২৩৪` or `৫০০/-` into taka; empty → 0; other text stays as typed. */
export function readAmount(typed: string): number | string {
  const plain = toAsciiDigits(typed)
    .replace(/[\s,৳]/g, '')
    .replace(/\/[-=]$/, '');
  if (plain === '') return 0;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : typed;
}

/** A formatted amount, `12,34,567.00`; an invalid one stays as typed. */
export const amountAtRest = (value: string | number | null, locale: 'en' | 'bn'): string =>
  typeof value === 'string' || !isWholePoisha(value ?? 0)
    ? amountToType(value, locale)
    : formatTaka(value ?? 0, locale);

/** An amount for editing: no grouping, and empty instead of 0. */
export function amountToType(value: string | number | null, locale: 'en' | 'bn'): string {
  if (typeof value === 'string') return value;
  if (!value) return '';
  return localDigits(String(value), locale);
}
