import { foldedLetters, unassignedRanges } from './foldedLetters';
import { withoutInvisible } from './texts';

/**
 * The form in which texts are compared, searched and sorted: Unicode NFC, lower case, ASCII digits
 * (docs/contract.md, "Search and sort"). It must equal the database's `folded()` code point for code point.
 * This is why it does not use toLowerCase(), which depends on context and on the runtime's Unicode version.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // normalising characters of a newer Unicode differs between runtimes, so leave such texts as they are
  const composed = LATER_UNICODE.test(text) ? text : text.normalize('NFC');
  return composed.replace(UNFOLDED, (letter) => FOLDED.get(letter) ?? letter.toLowerCase());
}

/** Folds and trims a search term, without the invisible characters that a text loses when it is stored. */
export const foldTerm = (term: string): string => fold(withoutInvisible(term)).trim();

const ASCII = /^[ -~]*$/;

const BENGALI_DIGITS = Array.from('০১২৩৪৫৬৭৮৯', (digit, value) => [digit, String(value)] as const);
const FOLDED = new Map<string, string>([...BENGALI_DIGITS, ...foldedLetters()]);
const UNFOLDED = new RegExp(`[A-Z${[...FOLDED.keys()].join('')}]`, 'gu');

const LATER_UNICODE = new RegExp(
  `[${unassignedRanges()
    .map(([first, last]) => `\\u{${first}}-\\u{${last}}`)
    .join('')}]`,
  'u',
);
