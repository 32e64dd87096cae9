import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';

/** The cells of a table that is written line by line, separated by ` | `. */
export const table = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | '));

/** Audit columns of a record that `by` has written at `at` and nobody has changed since. */
export const writtenBy = (by: number | null, at: Date) => ({
  createdBy: by,
  createdAt: at,
  changedBy: by,
  changedAt: at,
});

/**
 * Inserts any number of rows with one statement and one parameter. All rows must have the same properties.
 * @returns their ids in the order of the rows.
 */
export async function insertRows<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  rows: Insertable<Database[T]>[],
): Promise<number[]> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return [];
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const json = JSON.stringify(rows.map(withColumnNames));
  const { rows: inserted } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)
    returning id
  `.execute(db);
  return inserted.map(({ id }) => id);
}

/** The row with its columns' names, such as `date_of_hearing01`. */
export const withColumnNames = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
