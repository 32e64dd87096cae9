import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { keepPlans } from './keptPlans';
import type { Database } from './schema';

export type Connection = { connectionString: string } | pg.PoolConfig;

export interface ConnectOptions {
  /** The most connections kept open at once. */
  max?: number;
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
}

/** A pool on one database, of ours or of another PostgreSQL from version 15. */
export function connect(connection: Connection, options: ConnectOptions = {}): Kysely<Database> {
  const pool = new pg.Pool({
    application_name: 'casebook',
    ...connection,
    max: options.max ?? 20,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser },
    // not Kysely's onCreateConnection: a connection that broke there would keep its place in the pool
    onConnect: makeSettings,
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // A connection in use reports a break to its query, and also by itself: unheard, that ends the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', keepPlans);
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool,
      cursor: Cursor,
    }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

// Lists read the filled range of an index and then the empty one: a parallel append would mix them.
const SESSION_SETTINGS =
  "set timezone = 'UTC'; set enable_parallel_append = off; set statement_timeout = '120s'";

/** The pool waits for what this returns, which its type does not say. */
const makeSettings = (client: pg.ClientBase): unknown => client.query(SESSION_SETTINGS);

const { INT8, DATE, NUMERIC } = pg.types.builtins;
const INT8_LIST: number = 1016;
const parseList = pg.types.getTypeParser(INT8_LIST) as (text: string) => string[];

/** Ids and counts become numbers; days and amounts stay texts, so that no time zone or fraction touches them. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8) return Number;
  if (oid === INT8_LIST) return (text: string) => parseList(text).map(Number);
  if (oid === DATE || oid === NUMERIC) return String;
  return pg.types.getTypeParser(oid, format);
}
