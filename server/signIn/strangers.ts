import { inTurn, lanes, type Lane } from './lanes';

/**
 * Each attempt takes a connection to the database, and those on one account wait for its row. Only so many of
 * strangers do: the other connections stay free for everybody else.
 */
const takeTurn = lanes({ atOnce: 5, reserved: 0, queue: 200 });

/** Asks the database: at once for the known, in turn for strangers. @throws what `refused` makes. */
export const inStrangersTurn = <T>(lane: Lane, refused: () => Error, ask: () => Promise<T>): Promise<T> =>
  lane === 'known' ? ask() : inTurn(takeTurn('stranger'), refused, ask);
