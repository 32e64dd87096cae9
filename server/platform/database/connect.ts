import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { anotherRegister, busy } from '../http/errors';
import { type Replica, mayReadReplica } from './replica';
import type { Database, Db } from './schema';
import { preparingClient } from './preparedStatements';

export type Connection = { connectionString: string } | pg.PoolConfig;

interface ConnectOptions {
  /** The maximum number of open connections. */
  max?: number;
  /**
   * Milliseconds that a query waits for a connection: by default less than the five seconds in which requests
   * are answered. 0 means no limit, for programs whose queries run for minutes on a large register.
   */
  longestWait?: number;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
  /** The id of the register that the database must hold; undefined while any register is accepted. */
  register?: () => string | undefined;
  /** The replica for reads that may be a second or two old; undefined for reading from the database itself. */
  replica?: () => Replica | undefined;
}

/** A connection pool for one database: the embedded one, or another PostgreSQL from version 15. */
export function connect(connection: Connection, options: ConnectOptions = {}): Db {
  const queued = withQueue(createPool(connection, options), options.replica);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: queued.pool,
      cursor: Cursor,
    }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  queues.set(db, queued.queue);
  return db;
}

/** A pool whose connections are prepared, and verified to be the register's, before they are used. */
export function createPool(connection: Connection, options: ConnectOptions): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'casebook',
    ...connection,
    max: options.max ?? 20,
    connectionTimeoutMillis: options.longestWait ?? LONGEST_WAIT,
    types: { getTypeParser },
    // not Kysely's onCreateConnection: a connection that fails there would keep its place in the pool
    verify: (client, verified) => {
      prepare(client, options.register?.()).then(() => verified(), verified);
    },
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // A broken connection rejects its query and also emits an error, which would end the process if unhandled.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Milliseconds that a request waits for a connection; responses must come within five seconds. */
const LONGEST_WAIT = 4000;

type Queue = ReturnType<typeof withQueue>['queue'];

const queues = new WeakMap<Db, Queue>();

/** The queue of requests that wait for a connection of `db`, which `connect` has returned. */
export const queueOf = (db: Db): Queue => queues.get(db)!;

/**
 * Runs before a new connection is used. The pool discards a connection if this fails; Kysely's own hook
 * would keep it unprepared.
 */
async function prepare(client: pg.PoolClient, register: string | undefined): Promise<void> {
  if (register === undefined) return void (await client.query(SESSION_SETTINGS));
  // a query of several statements returns a list of results
  const results = (await client
    .query(`${SESSION_SETTINGS}; select id from register_identity`)
    .catch((error: pg.DatabaseError) => {
      throw error.code === NO_SUCH_TABLE ? anotherRegister() : error;
    })) as unknown as pg.QueryResult<{ id: string }>[];
  if (results.at(-1)?.rows[0]?.id !== register) throw anotherRegister();
}

const NO_SUCH_TABLE = '42P01';

// Lists read an index's non-null range and then its null range; a parallel append would mix the two.
// No query here runs long enough to repay the 0.3 s that PostgreSQL's compiler (jit) takes at each run of one.
const SESSION_SETTINGS =
  "set timezone = 'UTC'; set enable_parallel_append = off; set jit = off; set statement_timeout = '120s'";

const { INT8, DATE, NUMERIC } = pg.types.builtins;
const INT8_LIST: number = 1016;
const parseList = pg.types.getTypeParser(INT8_LIST) as (text: string) => string[];

/** Parses ids and counts as numbers. Dates and amounts stay text, unaffected by time zones and floating point. */
export function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8) return Number;
  if (oid === INT8_LIST) return (text: string) => parseList(text).map(Number);
  if (oid === DATE || oid === NUMERIC) return String;
  return pg.types.getTypeParser(oid, format);
}

/** Requests that wait for a connection while the pool is exhausted. */
export interface PoolQueue {
  waiting(): number;
  /** How long the first in the queue has waited, in milliseconds. */
  longestWait(): number;
}

/** How many connections of a pool are in use or idle, and how many requests wait for one. */
type PoolState = Record<'used' | 'idle' | 'waiting', number>;

/**
 * Wraps a pool for Kysely and tracks its queue. A request that times out in the queue fails as "busy",
 * because pg's own error would look as if the database could not be reached.
 */
function withQueue(
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
