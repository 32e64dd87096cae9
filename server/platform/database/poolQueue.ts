import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { busy } from '../http/errors';
import { preparingClient } from './preparedStatements';
import { mayReadReplica, type Replica } from './replica';

/** Requests that wait for a connection while the pool is exhausted. */
export interface PoolQueue {
  waiting(): number;
  /** How long the first in the queue has waited, in milliseconds. */
  longestWait(): number;
}

/** How many connections of a pool are in use or idle, and how many requests wait for one. */
export type PoolState = Record<'used' | 'idle' | 'waiting', number>;

/**
 * Wraps a pool for Kysely and tracks its queue. A request that times out in the queue fails as "busy",
 * because pg's own error would look as if the database could not be reached.
 */
export function withQueue(
  pool: pg.Pool,
  replica: () => Replica | undefined = () => undefined,
): {
  pool: PostgresPool;
  queue: PoolQueue & { connections(): PoolState };
} {
  const waiting = new Set<{ since: number }>();

  async function connect() {
    return (await connectToReplica()) ?? connectToPrimary();
  }

  /**
   * A connection to the replica; undefined if only the primary may answer the request, or the replica is not
   * usable.
   */
  async function connectToReplica() {
    const other = mayReadReplica() ? replica() : undefined;
    if (!other?.isFresh()) return undefined;
    return other.connect().then(preparingClient, () => undefined);
  }

  async function connectToPrimary() {
    const own = { since: performance.now() };
    const isFull = pool.idleCount === 0 && pool.totalCount >= pool.options.max;
    if (isFull) waiting.add(own);
    try {
      return preparingClient(await pool.connect());
    } catch (error) {
      throw isFull && hasWaitedTooLong(error) ? busy() : error;
    } finally {
      waiting.delete(own);
    }
  }

  return {
    pool: { connect, end: () => pool.end() },
    queue: {
      waiting: () => waiting.size,
      connections: () => ({
        used: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: waiting.size,
      }),
      longestWait() {
        const [next] = waiting;
        return next ? performance.now() - next.since : 0;
      },
    },
  };
}

const hasWaitedTooLong = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';
