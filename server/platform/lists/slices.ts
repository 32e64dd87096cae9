import { sql, type RawBuilder } from 'kysely';
import type { Field } from '../../../domain/fields';
import type { Db } from '../database/schema';

export type Order = 'asc' | 'desc';
export type Condition = RawBuilder<unknown>;

/** What to sort by: a column, or an expression, which is then named `column`. */
export interface SortedBy {
  column: string;
  nullable: boolean;
  expression?: RawBuilder<unknown>;
  /** The condition of an index on `column` that holds only rows with a value; the others are read by their ids. */
  indexed?: Condition;
  /** Orders rows with the same value, in the same direction; else their ids do. */
  ties?: RawBuilder<unknown>;
}

/** Sorts by a field's column, which may be empty; by the folded one for a text. */
export const byField = (name: string, { kind }: Field): SortedBy => ({
  column: kind.isFolded ? `${name}Fold` : name,
  nullable: true,
});

/** A range of an ordered and filtered table: one page of a list. */
export interface Slice {
  table: string;
  /** Conditions on the table, without alias. */
  where: Condition[];
  /** The sort column, null for the id alone; ties are sorted by id in the same direction. */
  sort: SortedBy | null;
  order: Order;
  offset: number;
  limit: number;
}

/**
 * A query of a slice's ids in order. Nulls come last in both directions: it reads the sort index's
 * non-null range first and then the null one, so that one index serves both directions.
 */
export function idsOf(slice: Slice): RawBuilder<{ id: number }> {
  const parts = slice.sort?.nullable
    ? [filled(slice), emptyOnes(slice)]
    : [slice.sort ? filled(slice) : byId(slice)];
  return union(slice, parts);
}

/**
 * SQL for the same slice, read backwards from the other end of the index, which is cheaper in the second half
 * of a list. `total` must be the exact number of matching rows.
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

/** A slice's ids in batches, by a cursor. The first batch is small, so that the response starts early. */
export async function* idBatches(db: Db, slice: Slice, batch = BATCH): AsyncGenerator<number[]> {
  await sql`declare slice no scroll cursor for ${idsOf(slice)}`.execute(db);
  for (let size = Math.min(FIRST_BATCH, batch); ; size = batch) {
    const { rows } = await sql<{ id: number }>`fetch ${sql.raw(String(size))} from slice`.execute(db);
    if (!rows.length) return;
    yield rows.map((row) => row.id);
  }
}

const FIRST_BATCH = 20;
/** Larger batches are hardly faster and take more memory. */
const BATCH = 200;

function union(slice: Slice, parts: RawBuilder<unknown>[]): RawBuilder<{ id: number }> {
  return sql`select id from (${sql.join(parts, sql` union all `)}) as parts
    limit ${slice.limit} offset ${slice.offset}`;
}

// Limits each part as well, so that a sort without an index keeps only the rows needed.
const upTo = (slice: Slice) => sql`limit ${slice.offset + slice.limit}`;

function filled(slice: Slice): RawBuilder<unknown> {
  const sort = slice.sort!;
  if (sort.indexed) return inOrder(slice, { column: sort.column, nullable: false }, [sort.indexed]);
  return inOrder(slice, sort, sort.nullable ? [sql`${keyOf(sort)} is not null`] : []);
}

// Also ordered by the null column, because only then the planner sees that the index returns these rows by
// id.
function emptyOnes(slice: Slice): RawBuilder<unknown> {
  const sort = slice.sort!;
  if (sort.indexed) return byId({ ...slice, where: [...slice.where, sql`not (${sort.indexed})`] });
  return inOrder(slice, sort, [sql`${keyOf(sort)} is null`]);
}

/** The sort key as SQL. */
export const keyOf = ({ column, expression }: SortedBy): RawBuilder<unknown> => expression ?? sql.ref(column);

function inOrder(slice: Slice, sort: SortedBy, more: Condition[]): RawBuilder<unknown> {
  const order = sql.raw(slice.order);
  const ties = sort.ties ? sql`${sort.ties} ${order}, ` : sql``;
  return sql`(select id from ${sql.table(slice.table)} ${clause([...slice.where, ...more])}
    order by ${keyOf(sort)} ${order}, ${ties}id ${order} ${upTo(slice)})`;
}

function byId(slice: Slice): RawBuilder<unknown> {
  return sql`(select id from ${sql.table(slice.table)} ${clause(slice.where)}
    order by id ${sql.raw(slice.order)} ${upTo(slice)})`;
}

export const clause = (where: Condition[]) =>
  where.length ? sql`where ${sql.join(where, sql` and `)}` : sql``;

/** The condition of a filter as a list: none if the filter is not set. */
export const when = <T>(value: T | null, condition: (value: T) => Condition): Condition[] =>
  value === null ? [] : [condition(value)];

/** The number of rows of a slice's table that match, as a query of one value. */
export const countOf = ({ table, where }: Slice): RawBuilder<unknown> =>
  sql`select count(*) from ${sql.table(table)} ${clause(where)}`;
