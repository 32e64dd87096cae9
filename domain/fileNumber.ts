import { foldTerm } from './folding';

/**
 * A file number's (nothi's) comparison key: trimmed, NFC, case and digits folded. Equal keys mean the same
 * file.
 */
export const fileNumberKey = (fileNumber: string): string => foldTerm(fileNumber);

/** Encodes a file number as the `{id}` of an add route; it may contain `/`, spaces, `%` and Bengali. */
export const fileNumberInPath = (fileNumber: string): string =>
  // URLs treat `.` and `..` as path steps, even encoded; a space before them prevents that.
  encodeURIComponent(fileNumber).replace(/^\.\.?$/, '%20$&');
