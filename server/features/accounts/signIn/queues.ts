import { createSemaphore } from '../../../platform/semaphore';

/** `known`: a browser that has signed in before, or a caller in a session. */
export type CallerKind = 'known' | 'unknown';

/**
 * Each hash takes 19 MiB and a core for tens of milliseconds, so at most two run at once. One slot is
 * reserved for known callers, who therefore wait for one hash at most, however many unknown ones guess.
 */
export const hashing = createSemaphore<CallerKind>({
  atOnce: 2,
  limitsOf: (caller) => (caller === 'known' ? { first: true } : { slots: 1, queue: 20 }),
});

/**
 * Each attempt takes a database connection, and attempts on one account wait for a row lock. The limit for
 * unknown callers keeps the other connections free for everybody else.
 */
const unknownCallers = createSemaphore({ atOnce: 5, limitsOf: () => ({ queue: 200 }) });

/** Queries for known callers at once, for unknown ones in a queue. @throws `refusal()` when the queue is full. */
export const queryInTurn = <T>(
  caller: CallerKind,
  refusal: () => Error,
  query: () => Promise<T>,
): Promise<T> => (caller === 'known' ? query() : unknownCallers.run(undefined, { refusal }, query));
