import { inTurn, lanes, type Lane } from './lanes';

/**
 * Each attempt takes a database connection, and attempts on one account wait for a row lock. The limit for
 * strangers keeps the other connections free for everybody else.
 */
const takeSlot = lanes({ atOnce: 5, reserved: 0, queue: 200 });

/**
 * Runs queries of known callers at once; those of strangers wait in a queue. @throws `refused()` when the
 * queue is full.
 */
export const inStrangersTurn = <T>(lane: Lane, refused: () => Error, ask: () => Promise<T>): Promise<T> =>
  lane === 'known' ? ask() : inTurn(takeSlot('stranger'), refused, ask);
