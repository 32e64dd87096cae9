/** History state of the form for a new case when it was opened from a file: a save leads to the file's page. */
export const RETURNS_TO_FILE = { returnsToFile: true };

export const returnsToFile = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returnsToFile' in state;

/** History state of a file's page that marks the case that was just added. */
export interface AddedCase {
  added?: { kind: string; recordId: number };
}
