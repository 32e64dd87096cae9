import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';
const DEADLOCK_DETECTED = '40P01';

/** Whether a write violated a unique constraint, optionally this one. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof DatabaseError &&
  error.code === UNIQUE_VIOLATION &&
  (constraint === undefined || error.constraint === constraint);

/** The number of the record that is the one written, spelt differently (migration 0102); null for other errors. */
export const twinOf = (error: unknown): string | null =>
  isUniqueViolation(error, 'search_entry_twin') ? ((error as DatabaseError).detail ?? '') : null;

/** Whether a write violated a constraint: a reference, a unique value or a check. */
export const breaksRule = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code?.startsWith('23') === true;

/** Whether a transaction was aborted by a deadlock. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === DEADLOCK_DETECTED;
