import { toAsciiDigits } from './digits';

/**
 * The form in which texts are compared, searched and sorted: Unicode NFC, lower case, ASCII digits
 * (docs/contract.md, "Search and sort"). The database's `folded()` does the same to stored values.
 */
export const fold = (text: string): string => toAsciiDigits(text.normalize('NFC').toLowerCase());

/** What a search term becomes: folded, surrounding space ignored. */
export const foldTerm = (term: string): string => fold(term).trim();
