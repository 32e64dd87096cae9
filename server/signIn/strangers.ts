import { inTurn, lanes, type Lane } from './lanes';

/**
 * Attempts on one account wait for its row, each with a connection to the database. Only so many of strangers
 * do: the others of the twenty stay free for everybody else.
 */
const takeTurn = lanes({ atOnce: 5, kept: 0, queue: 100 });

/** Writes what was tried: at once for the known, in turn for strangers. @throws what `refused` makes. */
export const inStrangersTurn = <T>(lane: Lane, refused: () => Error, write: () => Promise<T>): Promise<T> =>
  lane === 'known' ? write() : inTurn(takeTurn('stranger'), refused, write);
