import { CompiledQuery, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Db } from './schema';

/**
 * A named prepared statement, which is planned once per connection. Meant for frequent statements that take
 * longer to plan than to run, and whose best plan does not depend on the parameters. The rows have the column
 * names as the statement writes them.
 */
export function prepared<Row>(name: string, text: string) {
  const marked = `${MARK}${name} */ ${text}`;
  return async (db: Db, parameters: readonly unknown[]): Promise<Row[]> => {
    const query = CompiledQuery.raw(marked, [...parameters]) as CompiledQuery<Row>;
    return (await db.withoutPlugins().executeQuery(query)).rows;
  };
}

/** `workPlaceId` → `work_place_id`. */
export const columnName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Kysely passes only text and parameters to a connection, so the text carries the statement's name. */
const MARK = '/* prepared as ';

/** A connection for Kysely that sends prepared statements by name. */
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

/** Returns the same wrapper for the same connection, because Kysely keys its state by this object. */
export function preparingClient(client: pg.PoolClient): PostgresPoolClient {
  const known = preparing.get(client) ?? new PreparingClient(client);
  preparing.set(client, known);
  return known;
}
