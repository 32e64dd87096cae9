import { CompiledQuery, type Kysely, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Database } from './schema';

/**
 * A prepared statement: each connection plans it once. For what is asked often, always in the same words,
 * and takes longer to plan than to carry out. Its parameters must not change how it is best carried out,
 * since the plan does not know them. Column names reach the rows as they are written.
 */
export function prepared<Row>(name: string, text: string) {
  const marked = `${MARK}${name} */ ${text}`;
  return async (db: Kysely<Database>, parameters: readonly unknown[]): Promise<Row[]> => {
    const query = CompiledQuery.raw(marked, [...parameters]) as CompiledQuery<Row>;
    return (await db.withoutPlugins().executeQuery(query)).rows;
  };
}

/** `workPlaceId` → `work_place_id`. */
export const columnName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Kysely hands only text and parameters to a connection, so the text carries the statement's name. */
const MARK = '/* prepared as ';

/** What Kysely asks instead of the pool's own connection: it sends prepared statements by their name. */
class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query: PostgresPoolClient['query'] = (asked: unknown, values?: unknown) => {
    const isPrepared = typeof asked === 'string' && asked.startsWith(MARK);
    const query = isPrepared
      ? { name: asked.slice(MARK.length, asked.indexOf(' */')), text: asked, values }
      : asked;
    return this.#client.query(query as string, isPrepared ? undefined : (values as unknown[])) as never;
  };

  release(): void {
    this.#client.release();
  }
}

const preparing = new WeakMap<pg.PoolClient, PreparingClient>();

/** The same answer for the same connection: Kysely keeps what it knows of a connection by this object. */
export function preparingClient(client: pg.PoolClient): PostgresPoolClient {
  const known = preparing.get(client) ?? new PreparingClient(client);
  preparing.set(client, known);
  return known;
}
