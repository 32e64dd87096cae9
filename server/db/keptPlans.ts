import { CompiledQuery, type Kysely } from 'kysely';
import type { PoolClient } from 'pg';
import type { Database } from './schema';

/**
 * A statement whose plan every connection makes once and keeps: for what is asked often, always in the
 * same words, and takes longer to plan than to carry out. Its parameters must not change how it is best
 * carried out, since the plan does not know them. Column names reach the rows as they are written.
 */
export function kept<Row>(name: string, text: string) {
  const marked = `${MARK}${name} */ ${text}`;
  return async (db: Kysely<Database>, parameters: readonly unknown[]): Promise<Row[]> => {
    const query = CompiledQuery.raw(marked, [...parameters]) as CompiledQuery<Row>;
    return (await db.withoutPlugins().executeQuery(query)).rows;
  };
}

/** `workPlaceId` → `work_place_id`. */
export const columnName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const MARK = '/* kept as ';

/** Makes a connection send kept statements by their name, which Kysely has no way to say. */
export function keepPlans(client: PoolClient): void {
  const query = client.query.bind(client) as unknown as (...parts: unknown[]) => unknown;
  client.query = ((text: unknown, ...others: unknown[]) =>
    typeof text === 'string' && text.startsWith(MARK)
      ? query({ name: text.slice(MARK.length, text.indexOf(' */')), text, values: others[0] })
      : query(text, ...others)) as unknown as typeof client.query;
}
