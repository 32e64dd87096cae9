import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { anotherRegister } from '../http/errors';
import { withQueue, type PoolQueue } from './poolQueue';
import type { Database } from './schema';

export type Connection = { connectionString: string } | pg.PoolConfig;

export interface ConnectOptions {
  /** The most connections kept open at once. */
  max?: number;
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
  /** The id of the register that must be at the other end; undefined as long as any may be. */
  register?: () => string | undefined;
}

/** A pool on one database, of ours or of another PostgreSQL from version 15. */
export function connect(connection: Connection, options: ConnectOptions = {}): Kysely<Database> {
  const pool = new pg.Pool({
    application_name: 'casebook',
    ...connection,
    max: options.max ?? 20,
    connectionTimeoutMillis: LONGEST_WAIT,
    types: { getTypeParser },
    // not Kysely's onCreateConnection: a connection that broke there would keep its place in the pool
    verify: (client, verified) => {
      prepare(client, options.register?.()).then(() => verified(), verified);
    },
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // A connection in use reports a break to its query, and also by itself: unheard, that ends the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const queued = withQueue(pool);
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

/** How long a request waits for a connection, in milliseconds: nobody is kept waiting five seconds. */
const LONGEST_WAIT = 4000;

const queues = new WeakMap<Kysely<Database>, PoolQueue>();

/** Those who wait for a connection of what `connect` made. */
export const queueOf = (db: Kysely<Database>): PoolQueue => queues.get(db)!;

/**
 * Before a new connection is used. Done by the pool, which gives up a connection that fails here; Kysely's
 * own hook would keep it, unprepared.
 */
async function prepare(client: pg.PoolClient, register: string | undefined): Promise<void> {
  if (register === undefined) return void (await client.query(SESSION_SETTINGS));
  // several statements in one go answer a list of results
  const results = (await client
    .query(`${SESSION_SETTINGS}; select id from register_identity`)
    .catch((error: pg.DatabaseError) => {
      throw error.code === NO_SUCH_TABLE ? anotherRegister() : error;
    })) as unknown as pg.QueryResult<{ id: string }>[];
  if (results.at(-1)?.rows[0]?.id !== register) throw anotherRegister();
}

const NO_SUCH_TABLE = '42P01';

// Lists read the filled range of an index and then the empty one: a parallel append would mix them.
const SESSION_SETTINGS =
  "set timezone = 'UTC'; set enable_parallel_append = off; set statement_timeout = '120s'";

/** The pool waits for what this returns, which its type does not say. */
const { INT8, DATE, NUMERIC } = pg.types.builtins;
const INT8_LIST: number = 1016;
const parseList = pg.types.getTypeParser(INT8_LIST) as (text: string) => string[];

/** Ids and counts become numbers; days and amounts stay texts, so that no time zone or fraction touches them. */
export function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8) return Number;
  if (oid === INT8_LIST) return (text: string) => parseList(text).map(Number);
  if (oid === DATE || oid === NUMERIC) return String;
  return pg.types.getTypeParser(oid, format);
}
