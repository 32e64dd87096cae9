import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { WireRecord } from '../../../domain/wire';
import { prepared } from '../database/preparedStatements';
import type { Database } from '../database/schema';
import { idsOf, type Slice } from './slices';

interface List<Row> {
  table: string;
  /** The list's total, as a query of one value. */
  total: string;
  /** SQL that selects the list's rows from a query in place of its table, with the query's further columns `more`. */
  select(from: string, more: string): string;
  record(row: Row): WireRecord;
}

/** Whether this is the first page of an unfiltered list in a usual size, which most visits begin with. */
export const isFirstPage = ({ offset, where, limit }: Slice): boolean =>
  offset === 0 && where.length === 0 && USUAL_SIZES.has(limit);

const USUAL_SIZES = new Set([10, 20, 25, 50, 100]);

/**
 * Returns first pages of a list in any of its orders, with the list's total. Uses named statements without
 * parameters, so PostgreSQL caches their plans.
 */
export function firstPages<Row>({ table, total, select, record }: List<Row>) {
  type Rows = (Row & { total: number })[];
  const statements = new Map<string, (db: Kysely<Database>, parameters: []) => Promise<Rows>>();

  return async (db: Kysely<Database>, slice: Slice) => {
    const page = `${slice.sort?.column ?? 'id'} ${slice.order} ${slice.limit}`;
    const statement = statements.get(page) ?? statementOf(withNumbersWrittenOut(idsOf(slice).compile(db)));
    statements.set(page, statement);
    const rows = await statement(db, []);
    return { content: rows.map((row) => record(row)), total: rows[0]?.total ?? 0 };
  };

  function statementOf(ids: string) {
    const page = `(
      select own.*, page.place, (${total})::bigint as total
      from unnest(array(${ids})) with ordinality as page (id, place) join ${table} own on own.id = page.id
    )`;
    return prepared<Rows[number]>(`first page ${hashOf(ids)}`, `${select(page, 'total')} order by place`);
  }
}

const withNumbersWrittenOut = ({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) =>
  sql.replace(/\$(\d+)/g, (_, place: string) => String(Number(parameters[Number(place) - 1])));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
