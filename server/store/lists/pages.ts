import { sql, type Kysely, type RawBuilder } from 'kysely';
import { prepared } from '../../db/preparedStatements';
import type { Database } from '../../db/schema';
import { clause, idsOf, keyOf, reversedIdsOf, type Slice } from './slices';

/** The ids of a page, with the total. */
export interface Page {
  total: number;
  ids: number[];
}

/**
 * A page with its exact total. A page in the second half is read from the other end, which requires the
 * total: the last known total of the population is assumed and verified.
 *
 * @param total the number of matching rows, as a query of one value
 * @param population a cache key of the set of matching rows, of which there are few
 */
export async function pageOfSlice(
  db: Kysely<Database>,
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
  db: Kysely<Database>,
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

async function idsFromNearerEnd(db: Kysely<Database>, slice: Slice, total: number): Promise<number[]> {
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
  db: Kysely<Database>,
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

/**
 * A page of a slice, counted up to `most` rows: beyond, the total is `most` and `more` is true. For lists
 * that grow without limit, where nobody needs the exact total.
 */
export async function pageUpTo(
  db: Kysely<Database>,
  slice: Slice,
  most: number,
): Promise<Page & { more: boolean }> {
  const total = slice.where.length
    ? await countUpTo(db, slice, most)
    : await countAllUpTo(db, slice.table, most);
  if (total <= most) return { total, more: false, ids: total ? (await pageOfMatches(db, slice)).ids : [] };
  const page = await idsOf(slice).execute(db);
  return { total: most, more: true, ids: page.rows.map(({ id }) => id) };
}

async function countUpTo(db: Kysely<Database>, { table, where }: Slice, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from ${sql.table(table)} ${clause(where)} limit ${most + 1}) as matches
  `.execute(db);
  return rows[0]!.total;
}

/**
 * Counts by a prepared statement: its plan never changes, and for a table of many partitions planning takes
 * longer than counting.
 */
async function countAllUpTo(db: Kysely<Database>, table: string, most: number): Promise<number> {
  const name = `up to ${most} of ${table}`;
  const count =
    counts.get(name) ??
    prepared<{ total: number }>(
      name,
      `select count(*) as total from (select from ${table} limit ${most + 1}) as matches`,
    );
  counts.set(name, count);
  return (await count(db, []))[0]!.total;
}

const counts = new Map<string, ReturnType<typeof prepared<{ total: number }>>>();

/** Up to this many rows, sorting is faster than scanning all rows in index order. */
const MAX_SORTED = 10_000;

/** Reads every matching row once and sorts them: for conditions that match few rows. */
async function pageOfMatches(db: Kysely<Database>, slice: Slice): Promise<Page> {
  const { table, where, sort, order, offset, limit } = slice;
  const direction = sql.raw(order);
  const keys = sort ? sql`, ${keyOf(sort)} as key` : sql``;
  const by = sort ? sql`key ${direction} nulls last, id ${direction}` : sql`id ${direction}`;
  const { rows } = await sql<Page>`
    with matches as materialized (select id${keys} from ${sql.table(table)} ${clause(where)})
    select (select count(*) from matches) as total,
      array(select id from matches order by ${by} limit ${limit} offset ${offset}) as ids
  `.execute(db);
  return rows[0]!;
}
