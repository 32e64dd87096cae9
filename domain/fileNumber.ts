import { foldTerm } from './folding';

/** Two file numbers (nothi) are one when their keys are equal: trimmed, NFC, case and digits folded. */
export const fileNumberKey = (fileNumber: string): string => foldTerm(fileNumber);

/** The `{id}` of an add route: a file number may hold `/`, spaces, `%` and Bengali. */
export const fileNumberInPath = (fileNumber: string): string =>
  // An address takes `.` and `..` for steps, encoded or not; a space before them makes them a name.
  encodeURIComponent(fileNumber).replace(/^\.\.?$/, '%20$&');
