import { sql, type Kysely, type RawBuilder } from 'kysely';
import { caseTypes } from '../../../domain/followOnCases';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import type { WireRecord } from '../../../domain/wire';
import type { Database } from '../../db/schema';
import { firstPages, isFirstPage } from '../lists/firstPages';
import { casesNarrowedTo, casesTalliedAs, totalOfMonth, type NarrowedCases } from '../figures/narrowing';
import { caseRecord, casesInOrder, selectCases, type CaseRow } from './followOnRecords';
import { pageOfSearch, pageOfSlice } from '../lists/pages';
import { contains, isIndexed, searchTerm } from '../lists/searching';
import { clause, openIds, type Order, type Slice } from '../lists/slices';

type Db = Kysely<Database>;

export interface CaseQuery extends NarrowedCases {
  /** A part of the file number; empty for all. */
  search: string;
  /** One of `acceptedSorts`. */
  sortBy: string;
  order: Order;
  page: number;
  size: number;
  /** The properties of the records; null for all. */
  fields: readonly string[] | null;
}

/**
 * Counts the matching cases. Without a search term this is a sum over a tally, never a count; only a month
 * combined with another filter is counted, by an index.
 */
export async function countCases(db: Db, type: CaseType, query: CaseQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (${totalOf(type, query)})::bigint as total
  `.execute(db);
  return rows[0]!.total;
}

/** A page of cases as wire records, with the total. */
export async function pageOfCases(
  db: Db,
  type: CaseType,
  query: CaseQuery,
): Promise<{ content: WireRecord[]; total: number }> {
  const slice = sliceOf(type, query);
  if (isFirstPage(slice)) {
    const rows = await firstPage.get(type.name)!(db, slice);
    return { content: rows.map((row) => caseRecord(type, row)), total: rows[0]?.total ?? 0 };
  }
  const { total, ids } = searchTerm(query.search)
    ? await pageOfSearch(db, slice, { isIndexed: isIndexed(query.search) })
    : await pageOfSlice(db, slice, totalOf(type, query), populationOf(type, query));
  return { content: await casesInOrder(db, type, ids), total };
}

const firstPage = new Map(
  caseTypes.map((type) => [
    type.name as string,
    firstPages<CaseRow>({
      table: type.table,
      total: `select coalesce(sum(cases), 0) from follow_on_case_tally where case_table = '${type.table}'`,
      select: (from, ...more) => selectCases(type, from, ...more),
    }),
  ]),
);

/** Streams all cases of a page of any size in batches, to bound memory. Needs a transaction. */
export async function* streamCases(trx: Db, type: CaseType, query: CaseQuery): AsyncGenerator<WireRecord[]> {
  const ids = await openIds(trx, sliceOf(type, query));
  for (let batch = await ids.next(); batch.length; batch = await ids.next()) {
    yield await casesInOrder(trx, type, batch);
  }
}

function totalOf({ table }: CaseType, query: CaseQuery): RawBuilder<unknown> {
  const { search, month } = query;
  const tallied = casesTalliedAs(query);
  const isSearched = searchTerm(search) !== '';
  if (!isSearched && month === null) {
    return sql`select coalesce(sum(cases), 0) from follow_on_case_tally
      ${clause([sql`case_table = ${table}`, ...tallied])}`;
  }
  if (!isSearched && month !== null && !tallied.length) return totalOfMonth(table, month);
  return sql`select count(*) from ${sql.table(table)} ${clause(conditions(query))}`;
}

/** Cache key of a tally's total; there are few of them. */
const populationOf = ({ table }: CaseType, { workPlaceId, filingStatus, status, month }: CaseQuery) =>
  `${table} ${workPlaceId} ${filingStatus} ${status} ${month}`;

function sliceOf(type: CaseType, query: CaseQuery): Slice {
  return {
    table: type.table,
    where: conditions(query),
    sort: sortOf(type, query.sortBy),
    order: query.order,
    // PostgreSQL's maximum for OFFSET
    offset: Math.min(query.page * query.size, Number.MAX_SAFE_INTEGER),
    limit: query.size,
  };
}

function conditions(query: CaseQuery): RawBuilder<unknown>[] {
  const search = contains('nothi_number_fold', query.search);
  return [...(search ? [search] : []), ...casesNarrowedTo(query)];
}

const fileNumber = { column: 'nothi_number_fold', nullable: false };
const revenue = { column: 'revenue', nullable: false };

/** Sorts by copies of the filing's columns, which every case table has. */
const FILING_SORTS: Record<string, Slice['sort']> = {
  id: null,
  nothiNumber: fileNumber,
  'caseFilling.nothiNumber': fileNumber,
  revenue,
  'caseFilling.revenue': revenue,
  'caseFilling.workPlace.name': { column: 'work_place_name_fold', nullable: false },
};

function sortOf({ fields }: CaseType, sortBy: string): Slice['sort'] {
  const field = fields[sortBy];
  if (!field) return FILING_SORTS[sortBy]!;
  return { column: field.kind.isFolded ? `${sortBy}Fold` : sortBy, nullable: true };
}
