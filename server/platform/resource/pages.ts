import { sql } from 'kysely';
import { dayInDhaka, plusMonths, type Day } from '../../../domain/dates';
import type { WireRecord } from '../../../domain/wire';
import type { SignedInUser } from '../http/access';
import type { Db } from '../database/schema';
import { pageOfRows, pageUpTo, type NewestMonths, type Page } from '../lists/pages';
import { clause, countOf, idBatches, type Condition, type Slice, type SortedBy } from '../lists/slices';
import { filtersOf, type ListQuery } from './query';
import { recordsOf } from './records';
import type { RegularResource } from './resource';

/** The number of matching rows (`more` if there are more), and the number in the range. */
export interface Total {
  total: number;
  more: boolean;
  rows: number;
}

/** A page of records, with the total. */
export async function pageOf(
  db: Db,
  resource: RegularResource,
  query: ListQuery,
  user: SignedInUser,
): Promise<Total & { records: WireRecord[] }> {
  const slice = sliceOf(resource, query, user);
  const { ids, ...total } = await idsAndTotal(db, resource, slice, query, user);
  return { ...total, rows: ids.length, records: await recordsOf(db, resource, ids, user) };
}

async function idsAndTotal(
  db: Db,
  resource: RegularResource,
  slice: Slice,
  query: ListQuery,
  user: SignedInUser,
): Promise<Page & { more: boolean }> {
  const total = totalBy(resource, query, user);
  if (total === 'upTo') return pageUpTo(db, slice, EXACT_UP_TO, newestMonths(resource, query.filter));
  return { ...(await pageOfRows(db, slice, total, false)), more: false };
}

const totalBy = ({ total }: RegularResource, { filter }: ListQuery, user: SignedInUser) =>
  typeof total === 'function' ? total(filter, user) : total;

/**
 * The first day of the last two months that a filter covers; these months are read first. Undefined if the
 * filter covers no older months, or leaves few rows.
 */
function newestMonths(
  { months }: RegularResource,
  { from, to, ...filter }: { from?: Day; to?: Day } & WireRecord,
): NewestMonths | undefined {
  if (!months || months.few.some((name) => name in filter)) return undefined;
  const today = dayInDhaka();
  const last = to && to < today ? to : today;
  const since = plusMonths(`${last.slice(0, 7)}-01`, -1);
  return from && from >= since ? undefined : { column: months.column, since };
}

/** Counts the matching rows and those of them in the range. */
export async function totalOf(
  db: Db,
  resource: RegularResource,
  query: ListQuery,
  user: SignedInUser,
): Promise<Total> {
  const counted = sql<{ counted: number }>`select (${countOf(sliceOf(resource, query, user))}) as counted`;
  const { counted: total } = (await counted.execute(db)).rows[0]!;
  const rows = Math.max(0, Math.min(query.limit, total - query.offset));
  const more = totalBy(resource, query, user) === 'upTo' && total > EXACT_UP_TO;
  return { total: more ? EXACT_UP_TO : total, more, rows };
}

const EXACT_UP_TO = 10_000;

/** Streams all records of a range of any size in batches, to bound memory. Needs a transaction. */
export async function* streamOf(
  trx: Db,
  resource: RegularResource,
  query: ListQuery,
  user: SignedInUser,
): AsyncGenerator<WireRecord[]> {
  for await (const ids of idBatches(trx, sliceOf(resource, query, user))) {
    yield await recordsOf(trx, resource, ids, user);
  }
}

/** A query of the ids of all rows that match a filter, at most `limit`. */
export const idsMatching = (
  resource: RegularResource,
  filter: WireRecord,
  user: SignedInUser,
  limit: number,
) => sql<{
  id: number;
}>`select id from ${sql.table(resource.table)} ${clause(conditionsOf(resource, filter, user))}
    order by id limit ${limit}`;

/** The ids of all rows that match a filter, at most `limit`. */
export async function matchingIds(
  db: Db,
  resource: RegularResource,
  filter: WireRecord,
  user: SignedInUser,
  limit: number,
): Promise<number[]> {
  const { rows } = await idsMatching(resource, filter, user, limit).execute(db);
  return rows.map(({ id }) => id);
}

/** The conditions of checked filters, and of the user's right to see a row. */
export function conditionsOf(resource: RegularResource, filter: WireRecord, user: SignedInUser): Condition[] {
  const filters = filtersOf(resource);
  const conditions = Object.entries(filter).map(([name, value]) => filters[name]!.where(value, user));
  return [resource.visibleTo?.(user, filter), ...conditions].filter((condition) => condition != null);
}

function sliceOf(
  resource: RegularResource,
  { sort, order, offset, limit, filter }: ListQuery,
  user: SignedInUser,
): Slice {
  return {
    table: resource.table,
    where: conditionsOf(resource, filter, user),
    sort: sortedBy(resource, sort, user),
    order,
    offset,
    limit,
  };
}

function sortedBy({ sorts }: RegularResource, name: string, user: SignedInUser): SortedBy | null {
  const sort = sorts[name] ?? null;
  return typeof sort === 'function' ? sort(user) : sort;
}
