import { fold } from '../../../domain/folding';
import { partsOf, weighsNothing, type Part } from '../../../domain/searchKey/words';

/** The form in which texts are compared; null for an empty value or one that is no text. */
export const folded = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? fold(value.trim()) : null;

/**
 * The letters and digits of a BIN or AIN without leading zeros, since some people write dashes and
 * spreadsheets drop the zeros. Null if there are fewer than five digits or only zeros: `N/A`, `0` or `123`
 * stand beside many names and identify none of them.
 */
export const foldedNumber = (value: unknown): string | null => {
  const key = folded(value)?.replace(/[^a-z0-9]/g, '') ?? '';
  const digits = key.replace(/[a-z]/g, '');
  return digits.length >= 5 && /[1-9]/.test(digits) ? key.replace(/^0+/, '') : null;
};

/** The parts of a company's or agent's name that distinguish it. */
export const tellingParts = (name: string): Part[] => {
  const parts = partsOf(name);
  const telling = parts.filter(({ text, isNumber }) => isNumber || !weighsNothing(text));
  return telling.length ? telling : parts;
};

/**
 * A key that is equal for names that differ only in insignificant parts: `M/S Rahim Traders Ltd.` and `RAHIM
 * TRADERS`.
 */
export const nameKey = (name: string): string =>
  tellingParts(name)
    .map(({ text }) => text)
    .join(' ');
