import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';

/** Whether a write failed because another row holds the same unique value, of this constraint if named. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof DatabaseError &&
  error.code === UNIQUE_VIOLATION &&
  (constraint === undefined || error.constraint === constraint);
