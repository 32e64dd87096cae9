import { sql, type RawBuilder } from 'kysely';
import type { Day } from '../../../domain/dates';
import { prepared } from '../database/preparedStatements';
import type { Db } from '../database/schema';
import { clause, countOf, idsOf, keyOf, reversedIdsOf, type Slice } from './slices';

/** The ids of a page, with the total. */
export interface Page {
  total: number;
  ids: number[];
}

/** A number of rows that is known without counting, for example from a tally. */
export interface CountedBy {
  /** A query of one value. */
  count: RawBuilder<unknown>;
  /** A cache key for the set of rows; there are few such sets. */
  population: string;
}

/**
 * A page with its exact total, read in the way that is fastest for its rows.
 *
 * @param counted the number of rows if it is known without counting; null if it is not
 * @param isIndexed whether an index finds few rows for the conditions
 */
export function pageOfRows(
  db: Db,
  slice: Slice,
  counted: CountedBy | null | undefined,
  isIndexed: boolean,
): Promise<Page> {
  if (!counted && slice.where.length) return pageOfSearch(db, slice, { isIndexed });
  const { count, population } = counted ?? { count: countOf(slice), population: slice.table };
  return pageOfSlice(db, slice, count, population);
}

/**
 * A page with its exact total. A page in the second half is read from the other end, which requires the
 * total: the last known total of the population is assumed and verified.
 *
 * @param total the number of matching rows, as a query of one value
 * @param population a cache key for the set of matching rows; there are few such sets
 */
export async function pageOfSlice(
  db: Db,
  slice: Slice,
  total: RawBuilder<unknown>,
  population: string,
): Promise<Page> {
  const expected = lastTotals.get(population) ?? 0;
  const page = await readPage(db, slice, total, expected);
  if (page.total) lastTotals.set(population, page.total);
  return { total: page.total, ids: page.ids ?? (await idsFromNearerEnd(db, slice, page.total)) };
}

/** Totals of 0 are not cached, so the cache does not grow for empty filters. */
const lastTotals = new Map<string, number>();

const isPastMiddle = ({ offset }: Slice, total: number) => offset > total / 2;

/** `ids` is null if the total differs so much from `expected` that the page must be read from the other end. */
async function readPage(
  db: Db,
  slice: Slice,
  total: RawBuilder<unknown>,
  expected: number,
): Promise<{ total: number; ids: number[] | null }> {
  const reversed = expected > 0 && isPastMiddle(slice, expected);
  // PostgreSQL only evaluates the array if the condition holds
  const ids = reversed
    ? sql`case when total = ${expected} then array(${reversedIdsOf(slice, expected)}) end`
    : sql`case when total > 0 and total >= ${2 * slice.offset} then array(${idsOf(slice)}) end`;
  const { rows } = await sql<{ total: number; ids: number[] | null }>`
    with counted as materialized (select (${total})::bigint as total) select total, ${ids} as ids from counted
  `.execute(db);
  const page = rows[0]!;
  if (reversed) page.ids?.reverse();
  return page;
}

async function idsFromNearerEnd(db: Db, slice: Slice, total: number): Promise<number[]> {
  if (slice.offset >= total) return [];
  const reversed = isPastMiddle(slice, total);
  const { rows } = await (reversed ? reversedIdsOf(slice, total) : idsOf(slice)).execute(db);
  const ids = rows.map(({ id }) => id);
  return reversed ? ids.reverse() : ids;
}

/**
 * A page of a search's matches, with the total.
 *
 * @param isIndexed whether an index finds few rows for the term
 */
export async function pageOfSearch(
  db: Db,
  slice: Slice,
  { isIndexed }: { isIndexed: boolean },
): Promise<Page> {
  if (isIndexed) return pageOfMatches(db, slice);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(slice.table)} ${clause(slice.where)}
  `.execute(db);
  const { total } = rows[0]!;
  if (total <= MAX_SORTED) return total ? pageOfMatches(db, slice) : { total, ids: [] };
  return { total, ids: await idsFromNearerEnd(db, slice, total) };
}

/** The newest months of a table that is partitioned by month. */
export interface NewestMonths {
  /** The column of instants that the table is partitioned by. */
  column: string;
  /** The first day of these months. */
  since: Day;
}

/**
 * A page of a slice, counted up to `most` rows: if there are more, the total is `most` and `more` is true.
 * Meant for lists that grow without limit, where nobody needs an exact total. With `newest`, looks through
 * these months first: PostgreSQL plans a query for each partition, which takes longer than running it.
 */
export async function pageUpTo(
  db: Db,
  slice: Slice,
  most: number,
  newest?: NewestMonths,
): Promise<Page & { more: boolean }> {
  const recent = newest && (await pageOfNewest(db, slice, most, newest));
  const { total, ids } =
    recent && recent.total > most ? recent : await countedUpTo(db, slice, most, recent?.ids ?? null);
  if (total > most) return { total: most, more: true, ids: ids ?? (await idsInOrder(db, slice)) };
  return { total, more: false, ids: ids ?? (total ? (await pageOfMatches(db, slice)).ids : []) };
}

/** A number of rows, and the ids of a page if they are known. */
interface Counted {
  total: number;
  ids: number[] | null;
}

/**
 * The number of rows of the newest months, at most `most` + 1, and the page's ids if the whole page lies in these
 * months.
 */
async function pageOfNewest(
  db: Db,
  slice: Slice,
  most: number,
  { column, since }: NewestMonths,
): Promise<Counted> {
  const { table, sort, order, offset, limit } = slice;
  const where = [...slice.where, sql`${sql.ref(column)} >= ${since}::timestamp at time zone 'Asia/Dhaka'`];
  const isNewestFirst = order === 'desc' && (!sort || sort.column === column);
  const page = isNewestFirst
    ? sql`case when total >= ${offset + limit} then array(${idsOf({ ...slice, where })}) end`
    : sql`null::bigint[]`;
  const { rows } = await sql<Counted>`
    with counted as materialized (
      select count(*) as total from (select from ${sql.table(table)} ${clause(where)} limit ${most + 1}) as matches
    )
    select total, ${page} as ids from counted
  `.execute(db);
  const { total, ids } = rows[0]!;
  // a transaction that began before these months may have taken a later id
  const isWhole = ids && (sort || (await lastIdBefore(db, table, column, since)) < ids.at(-1)!);
  return { total, ids: isWhole ? ids : null };
}

/** The last id before a day. Prepared, since the plan covers each month; `max` reads one entry of each index. */
async function lastIdBefore(db: Db, table: string, column: string, day: Day): Promise<number> {
  const read =
    lastIds.get(table) ??
    prepared<{ id: number | null }>(
      `last id of ${table} before`,
      `select max(id) as id from ${table} where ${column} < $1::timestamp at time zone 'Asia/Dhaka'`,
    );
  lastIds.set(table, read);
  return (await read(db, [day]))[0]!.id ?? 0;
}

const lastIds = new Map<string, ReturnType<typeof prepared<{ id: number | null }>>>();

async function idsInOrder(db: Db, slice: Slice): Promise<number[]> {
  const { rows } = await idsOf(slice).execute(db);
  return rows.map(({ id }) => id);
}

/** The number of rows of a slice, up to one more than `most`, with the ids of its page if these are known. */
async function countedUpTo(db: Db, slice: Slice, most: number, ids: number[] | null): Promise<Counted> {
  const { table, where, sort, order, offset, limit } = slice;
  if (!sort && !ids) {
    // both in one query, which is planned only once
    const { rows } = await sql<Counted>`
      with matches as materialized (select id from ${sql.table(table)} ${clause(where)} limit ${most + 1}),
        counted as (select count(*) as total from matches)
      select total, case when total <= ${most} then
        array(select id from matches order by id ${sql.raw(order)} limit ${limit} offset ${offset})
      end as ids from counted
    `.execute(db);
    return rows[0]!;
  }
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from ${sql.table(table)} ${clause(where)} limit ${most + 1}) as matches
  `.execute(db);
  return { total: rows[0]!.total, ids };
}

/** Up to this many rows, sorting is faster than scanning all rows in index order. */
const MAX_SORTED = 10_000;

/** Reads every matching row once and sorts them: for conditions that match few rows. */
async function pageOfMatches(db: Db, slice: Slice): Promise<Page> {
  const { table, where, sort, order, offset, limit } = slice;
  const direction = sql.raw(order);
  const keys = sort ? sql`, ${keyOf(sort)} as key, ${sort.ties ?? sql`null`} as ties` : sql``;
  const by = sort
    ? sql`key ${direction} nulls last, ties ${direction}, id ${direction}`
    : sql`id ${direction}`;
  const { rows } = await sql<Page>`
    with matches as materialized (select id${keys} from ${sql.table(table)} ${clause(where)})
    select (select count(*) from matches) as total,
      array(select id from matches order by ${by} limit ${limit} offset ${offset}) as ids
  `.execute(db);
  return rows[0]!;
}
