import { DatabaseError } from 'pg';

/** A write whose answer was lost: it may or may not have been saved. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the answer to a write was lost', { cause });
  }
}

/** Whether a request failed because the database is unavailable, not because of the request. */
export const isOutage = (error: unknown): boolean =>
  causesOf(error).some((cause) =>
    cause instanceof DatabaseError
      ? OUTAGES.test(cause.code ?? '')
      : isOfConnection(cause) || CLIENT_MESSAGES.test(cause.message),
  );

/** Whether PostgreSQL itself refused a statement or COMMIT, so that nothing was saved. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  // the severity may be a localised word; then the code decides
  (error.severity === 'ERROR' || !ENDS_CONNECTIONS.test(error.code ?? ''));

/** Whether a statement failed before it was sent. */
export const wasNotSent = (error: unknown): boolean =>
  error instanceof Error && error.message.endsWith('is not queryable');

/**
 * The SQLSTATE classes and codes of outages: 08 connection failure; 28 account refused; 3D000 no such
 * database; 25006 read-only, as after a failover; 25P03 idle transaction ended; 53 out of memory, disk or
 * connections; 57 shut down, starting or cancelled; 58 error of a file or device.
 */
const OUTAGES = /^(08|28|3D000|25006|25P03|53|57|58)/;
const ENDS_CONNECTIONS = /^(08|25P03|53|57P|58|XX)/;

/** Messages of pg, its pool and Kysely, which have no code. */
const CLIENT_MESSAGES =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired|after calling end on the pool|driver has already been destroyed|^Received unexpected \w+ message from backend/;

/** Whether the error is one of a socket, rather than of a missing file. */
const isOfConnection = (error: NodeJS.ErrnoException): boolean =>
  SOCKET_CODES.has(error.code ?? '') || (error.code === 'ENOENT' && error.syscall === 'connect');

const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The error, its causes, and the members of an AggregateError (from connecting to several addresses). */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const gathered: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error, ...[error.cause, ...gathered].flatMap(causesOf)];
}

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
