import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { busy } from '../http/errors';
import { preparingClient } from './preparedStatements';

/** Those who wait for a connection of a pool that has none left. */
export interface PoolQueue {
  waiting(): number;
  /** For how long the next of them has waited, in milliseconds. */
  longestWait(): number;
}

/**
 * The pool for Kysely, and its queue. Who waits too long is told that the server is busy: pg's own error
 * sounds as if the database could not be reached.
 */
export function withQueue(pool: pg.Pool): { pool: PostgresPool; queue: PoolQueue } {
  const waiting = new Set<{ since: number }>();

  async function connect() {
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
      longestWait() {
        const [next] = waiting;
        return next ? performance.now() - next.since : 0;
      },
    },
  };
}

const hasWaitedTooLong = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';
