import { fold } from '../../domain/folding';
import { partsOf, weighsNothing, type Part } from '../../domain/searchKey/words';

/** The form in which texts are compared; null if there is none. */
export const folded = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? fold(value.trim()) : null;

/** Letters and digits alone: some write a BIN with dashes, and some do not. */
export const foldedNumber = (value: unknown): string | null =>
  folded(value)?.replace(/[^a-z0-9]/g, '') || null;

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
