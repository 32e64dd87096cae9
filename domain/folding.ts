import { foldedLetters, unassignedRanges } from './foldedLetters';

/**
 * The form in which texts are compared, searched and sorted: Unicode NFC, lower case, ASCII digits
 * (docs/contract.md, "Search and sort"). The database's `folded()` does the same to stored values, code point
 * for code point, so toLowerCase() is no way to it: that looks at the neighbours and at its own Unicode.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // how a newer Unicode composes these differs from one program to the next
  const composed = LATER_UNICODE.test(text) ? text : text.normalize('NFC');
  return composed.replace(UNFOLDED, (letter) => FOLDED.get(letter) ?? letter.toLowerCase());
}

/** What a search term becomes: folded, surrounding space ignored. */
export const foldTerm = (term: string): string => fold(term).trim();

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
