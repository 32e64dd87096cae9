import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema';

export type Order = 'asc' | 'desc';

/** A part of an ordered, filtered table: what one page of a list shows. */
export interface Slice {
  table: string;
  /** Conditions on the table, without alias. */
  where: RawBuilder<unknown>[];
  /** The column sorted by, null for the id alone; ties are broken by id in the same direction. */
  sort: { column: string; nullable: boolean } | null;
  order: Order;
  offset: number;
  limit: number;
}

/**
 * Ids of a slice in order, as a query. Empty values come last in both directions: the filled range of
 * the sort's index is read first, then the empty one, so that one index serves both directions.
 */
export function idsOf(slice: Slice): RawBuilder<{ id: number }> {
  const parts = slice.sort?.nullable
    ? [filled(slice), emptyOnes(slice)]
    : [slice.sort ? filled(slice) : byId(slice)];
  return union(slice, parts);
}

/**
 * The same slice read from the other end of the index, in reverse order: cheap past the middle.
 * `total` must be the exact number of rows that match.
 */
export function reversedIdsOf(slice: Slice, total: number): RawBuilder<{ id: number }> {
  const limit = Math.max(0, Math.min(slice.limit, total - slice.offset));
  const mirrored: Slice = {
    ...slice,
    order: slice.order === 'asc' ? 'desc' : 'asc',
    offset: Math.max(0, total - slice.offset - limit),
    limit,
  };
  if (!mirrored.sort?.nullable) return idsOf(mirrored);
  return union(mirrored, [emptyOnes(mirrored), filled(mirrored)]);
}

/** The ids of one page, and how many rows match in all. */
export interface Page {
  total: number;
  ids: number[];
}

/**
 * One page and its exact total. A page past the middle is read from the other end, for which the total
 * must be known first: the last one of the same population is tried, and rarely wrong.
 *
 * @param total how many rows match, as a query of one value
 * @param population a name for all that match, when it is asked for again and again
 */
export async function pageOfSlice(
  db: Kysely<Database>,
  slice: Slice,
  total: RawBuilder<unknown>,
  population?: string,
): Promise<Page> {
  const expected = (population && lastTotals.get(population)) || 0;
  const page = await readPage(db, slice, total, expected);
  if (population && page.total) lastTotals.set(population, page.total);
  return { total: page.total, ids: page.ids ?? (await idsFromNearerEnd(db, slice, page.total)) };
}

/** Empty ones are not kept, so that what nobody has entered takes no memory. */
const lastTotals = new Map<string, number>();

const isPastMiddle = ({ offset }: Slice, total: number) => offset > total / 2;

/** The ids are null when `expected` was so wrong that they must be read otherwise. */
async function readPage(
  db: Kysely<Database>,
  slice: Slice,
  total: RawBuilder<unknown>,
  expected: number,
): Promise<{ total: number; ids: number[] | null }> {
  const reversed = expected > 0 && isPastMiddle(slice, expected);
  // the array is only made when the condition holds
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
 * The same by reading every row that matches once, and sorting those: for conditions that an index leaves
 * few rows of.
 */
export async function pageOfMatches(db: Kysely<Database>, slice: Slice): Promise<Page> {
  const { table, where, sort, order, offset, limit } = slice;
  const direction = sql.raw(order);
  const keys = sort ? sql`, ${sql.ref(sort.column)} as key` : sql``;
  const by = sort ? sql`key ${direction} nulls last, id ${direction}` : sql`id ${direction}`;
  const { rows } = await sql<Page>`
    with matches as materialized (select id${keys} from ${sql.table(table)} ${all(where)})
    select (select count(*) from matches) as total,
      array(select id from matches order by ${by} limit ${limit} offset ${offset}) as ids
  `.execute(db);
  return rows[0]!;
}

/** Opens a cursor over a slice's ids; `next()` gives the following ones, an empty array at the end. */
export async function openIds(db: Kysely<Database>, slice: Slice, batch: number) {
  await sql`declare slice no scroll cursor for ${idsOf(slice)}`.execute(db);
  return {
    async next(): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`fetch ${sql.raw(String(batch))} from slice`.execute(db);
      return rows.map((row) => row.id);
    },
  };
}

function union(slice: Slice, parts: RawBuilder<unknown>[]): RawBuilder<{ id: number }> {
  return sql`select id from (${sql.join(parts, sql` union all `)}) as parts
    limit ${slice.limit} offset ${slice.offset}`;
}

// Each part is limited too, so that a sort without an index keeps only what can be shown.
const upTo = (slice: Slice) => sql`limit ${slice.offset + slice.limit}`;

function filled(slice: Slice): RawBuilder<unknown> {
  const column = sql.ref(slice.sort!.column);
  const order = sql.raw(slice.order);
  const where = slice.sort!.nullable ? [...slice.where, sql`${column} is not null`] : slice.where;
  return sql`(select id from ${sql.table(slice.table)} ${all(where)}
    order by ${column} ${order}, id ${order} ${upTo(slice)})`;
}

function emptyOnes(slice: Slice): RawBuilder<unknown> {
  const where = [...slice.where, sql`${sql.ref(slice.sort!.column)} is null`];
  return sql`(select id from ${sql.table(slice.table)} ${all(where)}
    order by id ${sql.raw(slice.order)} ${upTo(slice)})`;
}

function byId(slice: Slice): RawBuilder<unknown> {
  return sql`(select id from ${sql.table(slice.table)} ${all(slice.where)}
    order by id ${sql.raw(slice.order)} ${upTo(slice)})`;
}

const all = (where: RawBuilder<unknown>[]) =>
  where.length ? sql`where ${sql.join(where, sql` and `)}` : sql``;
