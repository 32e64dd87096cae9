import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import type pg from 'pg';
import type { Log } from '../log';

const readsReplica = new AsyncLocalStorage<boolean>();

/** Whether the current request may read data that are a second or two old. */
export const mayReadReplica = (): boolean => readsReplica.getStore() === true;

/**
 * Runs `work` so that all its reads, including those of functions that it calls, go to the replica while the
 * replica is fresh.
 */
export const readingReplica = <T>(work: () => T): T => readsReplica.run(true, work);

/**
 * Runs `work`, which writes or reads for a write, on the primary. Without a replica it simply calls `work`,
 * because an AsyncLocalStorage in use slows down every promise.
 */
export const onPrimary = <T>(work: () => T): T => (mayReadReplica() ? readsReplica.run(false, work) : work());

export interface Replica {
  /** Whether the replica has everything that the primary had a second or two ago. */
  isFresh(): boolean;
  connect(): Promise<pg.PoolClient>;
  close(): Promise<void>;
}

/** Milliseconds between two checks. */
const EVERY = 1000;

/**
 * Milliseconds that a check waits for its answer, because a machine that vanished neither answers nor closes
 * its connections.
 */
const LONGEST_ANSWER = 2500;

/** Makes a pool for the replica of at most `max` connections, each over a new socket. */
export type OpenReplica = (options: { stream: () => Socket; max?: number }) => pg.Pool;

/**
 * Tracks whether a streaming replica keeps up, by comparing its position with the primary's at the last check: the
 * replica's own clock cannot tell whether it still receives from the primary. If the replica does not answer, all
 * reads in progress there fail at once.
 * @param primary a pool for the checks alone, closed with the replica: if a check had to wait among many requests,
 * the replica would seem to lag, and its lists would be read from the busy primary too
 */
export function followReplica(open: OpenReplica, primary: pg.Pool, log: Log): Replica {
  const sockets = new Set<Socket>();
  const pool = open({ stream });
  // a connection of its own: a check that waited behind long lists would look like a replica that vanished
  const checking = open({ stream, max: 1 });
  let isFresh = false;
  /** The primary's position at the last check. */
  let position: string | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout;
  let looking = Promise.resolve();

  function stream(): Socket {
    const socket = new Socket();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    return socket;
  }

  async function look(): Promise<boolean> {
    const before = position;
    position = undefined;
    const hasIt = before !== undefined && (await inTime(hasReached(checking, before), letGo));
    position = await inTime(positionOf(primary));
    return hasIt;
  }

  function letGo() {
    for (const socket of sockets) socket.destroy();
  }

  async function lookAndTell() {
    const isNow = await look().catch(() => false);
    if (isNow && !isFresh) log.warn('lists are read from the replica');
    if (!isNow && isFresh) log.warn('the replica lags or is away; lists are read from the primary');
    isFresh = isNow;
    if (!isClosed) schedule();
  }

  function schedule() {
    timer = setTimeout(() => {
      looking = lookAndTell();
    }, EVERY);
    timer.unref();
  }

  schedule();
  return {
    isFresh: () => isFresh,
    connect: () => pool.connect(),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      await Promise.all([pool.end(), checking.end(), primary.end()]);
    },
  };
}

/** @throws when `work` takes too long, after calling `onLate` */
async function inTime<T>(work: Promise<T>, onLate = () => {}): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('no answer in time'));
      onLate();
    }, LONGEST_ANSWER);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function hasReached(pool: pg.Pool, position: string): Promise<boolean> {
  // `reached` is null if the server is no replica
  const { rows } = await pool.query<{ reached: boolean | null }>(
    'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
    [position],
  );
  return rows[0]!.reached === true;
}

async function positionOf(primary: pg.Pool): Promise<string> {
  const { rows } = await primary.query<{ position: string }>('select pg_current_wal_lsn()::text as position');
  return rows[0]!.position;
}
