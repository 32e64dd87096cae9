import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';
const DEADLOCK_DETECTED = '40P01';

/** Whether a write failed because another row holds the same unique value, of this constraint if named. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof DatabaseError &&
  error.code === UNIQUE_VIOLATION &&
  (constraint === undefined || error.constraint === constraint);

/** Whether a write failed because it breaks a rule of the tables: a reference, a unique value, a check. */
export const breaksRule = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code?.startsWith('23') === true;

/** Whether a transaction was given up because it and another waited for each other. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === DEADLOCK_DETECTED;
