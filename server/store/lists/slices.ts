import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../db/schema';

export type Order = 'asc' | 'desc';

/** A column, or what `expression` makes under that name. */
export interface SortedBy {
  column: string;
  nullable: boolean;
  expression?: RawBuilder<unknown>;
}

/** A part of an ordered, filtered table: what one page of a list shows. */
export interface Slice {
  table: string;
  /** Conditions on the table, without alias. */
  where: RawBuilder<unknown>[];
  /** What is sorted by, null for the id alone; ties are broken by id in the same direction. */
  sort: SortedBy | null;
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

/**
 * Opens a cursor over a slice's ids; `next()` gives the following ones, an empty array at the end. The
 * first are few, so that whoever waits soon sees a beginning.
 */
export async function openIds(db: Kysely<Database>, slice: Slice, batch = BATCH) {
  await sql`declare slice no scroll cursor for ${idsOf(slice)}`.execute(db);
  let size = Math.min(FIRST_BATCH, batch);
  return {
    async next(): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`fetch ${sql.raw(String(size))} from slice`.execute(db);
      size = batch;
      return rows.map((row) => row.id);
    },
  };
}

const FIRST_BATCH = 20;
/** More of them at once are hardly quicker, and take memory. */
const BATCH = 200;

function union(slice: Slice, parts: RawBuilder<unknown>[]): RawBuilder<{ id: number }> {
  return sql`select id from (${sql.join(parts, sql` union all `)}) as parts
    limit ${slice.limit} offset ${slice.offset}`;
}

// Each part is limited too, so that a sort without an index keeps only what can be shown.
const upTo = (slice: Slice) => sql`limit ${slice.offset + slice.limit}`;

function filled(slice: Slice): RawBuilder<unknown> {
  const sort = slice.sort!;
  return inOrder(slice, sort, sort.nullable ? [sql`${keyOf(sort)} is not null`] : []);
}

// Ordered by the empty column as well: only so does the planner see that its index has them by id.
function emptyOnes(slice: Slice): RawBuilder<unknown> {
  const sort = slice.sort!;
  return inOrder(slice, sort, [sql`${keyOf(sort)} is null`]);
}

/** What is sorted by, as SQL. */
export const keyOf = ({ column, expression }: SortedBy): RawBuilder<unknown> => expression ?? sql.ref(column);

function inOrder(slice: Slice, sort: SortedBy, more: RawBuilder<unknown>[]): RawBuilder<unknown> {
  const order = sql.raw(slice.order);
  return sql`(select id from ${sql.table(slice.table)} ${clause([...slice.where, ...more])}
    order by ${keyOf(sort)} ${order}, id ${order} ${upTo(slice)})`;
}

function byId(slice: Slice): RawBuilder<unknown> {
  return sql`(select id from ${sql.table(slice.table)} ${clause(slice.where)}
    order by id ${sql.raw(slice.order)} ${upTo(slice)})`;
}

/** The conditions of a slice as a clause. */
export const clause = (where: RawBuilder<unknown>[]) =>
  where.length ? sql`where ${sql.join(where, sql` and `)}` : sql``;
