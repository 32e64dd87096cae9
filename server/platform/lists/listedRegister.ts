import { sql, type RawBuilder } from 'kysely';
import type { WireRecord } from '../../../domain/wire';
import type { Db } from '../database/schema';
import { pageOfRows } from './pages';
import { contains, isIndexed, searchTerm } from './searching';
import { countOf, idBatches, type Condition, type Order, type Slice, type SortedBy, idsOf } from './slices';
import { createHash } from 'node:crypto';
import { prepared } from '../database/preparedStatements';

/** A register with a list in the contract's format (docs/contract.md, "Pages"). */
export interface ListedRegister<Filters = object> {
  table: string;
  /** The folded column that is searched. */
  searched: string;
  /** Sort options besides `id`, which is the default. */
  sorts?: Readonly<Record<string, SortedBy>>;
  conditions?(filters: Filters): Condition[];
  /**
   * For a register with a tally, whose filters have indexes: returns the number of rows that the filters
   * leave, as a query of one value, or null if the rows must be counted. Without this function, filtered rows
   * are counted and sorted like those of a search.
   */
  tallied?(filters: Filters): RawBuilder<unknown> | null;
  firstPage?: ReturnType<typeof firstPages>;
  /** The records with these ids, in this order, with at least these properties (null: all); deleted ones are absent. */
  records(db: Db, ids: number[], fields: ListQuery['fields']): Promise<WireRecord[]>;
  /** The most records held in memory for one response, if they are large. */
  atOnce?: number;
}

export interface ListQuery<Filters = object> {
  /** The search term; empty for all records. */
  search: string;
  filters: Filters;
  /** The name of a sort option. */
  sortBy?: string;
  order?: Order;
  page: number;
  size: number;
  /** The properties of the records; null for all. */
  fields?: readonly string[] | null;
}

/** The number of matching rows: without a search term a sum over a tally if the register has one. */
export async function totalOf<F>(db: Db, list: ListedRegister<F>, query: ListQuery<F>): Promise<number> {
  const slice = sliceOf(list, query);
  const count = countedBy(list, query, slice)?.count ?? countOf(slice);
  const { rows } = await sql<{ total: number }>`select (${count})::bigint as total`.execute(db);
  return rows[0]!.total;
}

/** A page of records, with the total. */
export async function pageOf<F>(
  db: Db,
  list: ListedRegister<F>,
  query: ListQuery<F>,
): Promise<{ content: WireRecord[]; total: number }> {
  const slice = sliceOf(list, query);
  if (list.firstPage && isFirstPage(slice)) return list.firstPage(db, slice, query.fields);
  const { total, ids } = await pageOfRows(db, slice, countedBy(list, query, slice), isIndexed(query.search));
  return { content: ids.length ? await list.records(db, ids, query.fields) : [], total };
}

/** Streams all records of a page of any size in batches, to bound memory. Needs a transaction. */
export async function* streamOf<F>(
  trx: Db,
  list: ListedRegister<F>,
  query: ListQuery<F>,
): AsyncGenerator<WireRecord[]> {
  for await (const ids of idBatches(trx, sliceOf(list, query), list.atOnce)) {
    yield await list.records(trx, ids, query.fields);
  }
}

const countedBy = <F>(list: ListedRegister<F>, { search, filters }: ListQuery<F>, slice: Slice) =>
  list.tallied && !searchTerm(search)
    ? {
        count: list.tallied(filters) ?? countOf(slice),
        population: JSON.stringify([list.table, filters]),
      }
    : null;

function sliceOf<F>(list: ListedRegister<F>, query: ListQuery<F>): Slice {
  const search = contains(list.searched, query.search);
  return {
    table: list.table,
    where: [...(search ? [search] : []), ...(list.conditions?.(query.filters) ?? [])],
    sort: list.sorts?.[query.sortBy ?? 'id'] ?? null,
    order: query.order ?? 'asc',
    // PostgreSQL's maximum for OFFSET
    offset: Math.min(query.page * query.size, Number.MAX_SAFE_INTEGER),
    limit: query.size,
  };
}

interface List<Row, Read> {
  table: string;
  /** The list's total, as a query of one value. */
  total: string;
  /** What is read for the requested properties: one of few values, since each has its own statements. */
  reads(properties: ListQuery['fields']): Read;
  /** SQL that selects the list's rows from a query in place of its table, with the query's further columns `more`. */
  select(read: Read, from: string, more: string): string;
  record(row: Row, read: Read): WireRecord;
}

/** Whether this is the first page of an unfiltered list in a usual size, which most visits begin with. */
const isFirstPage = ({ offset, where, limit }: Slice): boolean =>
  offset === 0 && where.length === 0 && USUAL_SIZES.has(limit);

const USUAL_SIZES = new Set([10, 20, 25, 50, 100]);

/**
 * Returns first pages of a list in any of its orders, with the list's total. Uses named statements without
 * parameters, so PostgreSQL caches their plans.
 */
export function firstPages<Row, Read extends object>({
  table,
  total,
  reads,
  select,
  record,
}: List<Row, Read>) {
  type Rows = (Row & { total: number })[];
  type Statements = Map<string, (db: Db, parameters: []) => Promise<Rows>>;
  const statements = new Map<Read, Statements>();

  return async (db: Db, slice: Slice, properties: ListQuery['fields']) => {
    const read = reads(properties);
    const known: Statements = statements.get(read) ?? new Map();
    statements.set(read, known);
    const page = `${slice.sort?.column ?? 'id'} ${slice.order} ${slice.limit}`;
    const statement = known.get(page) ?? statementOf(read, withNumbersWrittenOut(idsOf(slice).compile(db)));
    known.set(page, statement);
    const rows = await statement(db, []);
    return { content: rows.map((row) => record(row, read)), total: rows[0]?.total ?? 0 };
  };

  function statementOf(read: Read, ids: string) {
    const page = `(
      select own.*, page.place, (${total})::bigint as total
      from unnest(array(${ids})) with ordinality as page (id, place) join ${table} own on own.id = page.id
    )`;
    const text = `${select(read, page, 'total')} order by place`;
    return prepared<Rows[number]>(`first page ${hashOf(text)}`, text);
  }
}

const withNumbersWrittenOut = ({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) =>
  sql.replace(/\$(\d+)/g, (_, place: string) => String(Number(parameters[Number(place) - 1])));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
