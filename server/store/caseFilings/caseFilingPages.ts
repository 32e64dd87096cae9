import { sql, type Kysely, type RawBuilder } from 'kysely';
import { caseFilingFields, type CaseFilingSort } from '../../../domain/caseFilings';
import { fieldsSentAs, type WireRecord } from '../../../domain/wire';
import type { Database } from '../../db/schema';
import {
  caseFilingRecord,
  caseFilingsInOrder,
  selectCaseFilings,
  type CaseFilingRow,
} from './caseFilingRecords';
import { firstPages, isFirstPage } from '../lists/firstPages';
import { filingsNarrowedTo, totalOfMonth, type NarrowedFilings } from '../figures/narrowing';
import { pageOfSearch, pageOfSlice } from '../lists/pages';
import { contains, isIndexed, searchTerm } from '../lists/searching';
import { clause, openIds, type Order, type Slice } from '../lists/slices';

type Db = Kysely<Database>;

export interface CaseFilingQuery extends NarrowedFilings {
  searchKey: string;
  companyId: number | null;
  provisional: boolean | null;
  sortBy: CaseFilingSort;
  order: Order;
  page: number;
  size: number;
  /** The properties of the records; null for all. */
  fields: readonly string[] | null;
}

/** The columns of the sort options. Columns that are never null need no second index range. */
const SORTS: Record<CaseFilingSort, Slice['sort']> = {
  id: null,
  nothiNumber: { column: 'nothi_number_fold', nullable: false },
  'workPlace.name': { column: 'work_place_name_fold', nullable: false },
  'cnfAgent.cnfAgentName': { column: 'cnf_agent_name_fold', nullable: true },
  ainNumber: { column: 'ain_number_fold', nullable: true },
  'company.companyName': { column: 'company_name_fold', nullable: true },
  bankGuaranteeAmount: { column: 'bank_guarantee_amount', nullable: false },
  bankGuaranteeDate: { column: 'bank_guarantee_date', nullable: true },
  productName: { column: 'product_name_fold', nullable: true },
  hsCode: { column: 'hs_code_fold', nullable: true },
  revenue: { column: 'revenue', nullable: false },
  dateOfProvisionalTaxation: { column: 'date_of_provisional_taxation', nullable: true },
  dateOfFinalTaxation: { column: 'date_of_final_taxation', nullable: true },
};

/**
 * Counts the matching filings. Without a search term this is a sum over a tally, never a count; only those of a
 * company, and a month combined with another filter, are counted, by an index.
 */
export async function countCaseFilings(db: Db, query: CaseFilingQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select (${totalOf(query)})::bigint as total`.execute(db);
  return rows[0]!.total;
}

/** A page of filings as wire records, with the total. */
export async function pageOfCaseFilings(
  db: Db,
  query: CaseFilingQuery,
): Promise<{ content: WireRecord[]; total: number }> {
  const slice = sliceOf(query);
  if (isFirstPage(slice)) {
    const rows = await firstPage(db, slice);
    return { content: rows.map((row) => caseFilingRecord(row)), total: rows[0]?.total ?? 0 };
  }
  const { total, ids } = searchTerm(query.searchKey)
    ? await pageOfSearch(db, slice, { isIndexed: isIndexed(query.searchKey) })
    : await pageOfSlice(db, slice, totalOf(query), populationOf(query));
  return { content: await caseFilingsInOrder(db, ids), total };
}

const firstPage = firstPages<CaseFilingRow>({
  table: 'case_filing',
  total: 'select coalesce(sum(filings), 0) from case_filing_tally',
  select: selectCaseFilings,
});

/** Streams all filings of a page of any size in batches, to bound memory. Needs a transaction. */
export async function* streamCaseFilings(trx: Db, query: CaseFilingQuery): AsyncGenerator<WireRecord[]> {
  const ids = await openIds(trx, sliceOf(query));
  // only these are converted, which takes a third of the processor time
  const fields = query.fields ? fieldsSentAs(caseFilingFields, query.fields) : caseFilingFields;
  for (let batch = await ids.next(); batch.length; batch = await ids.next()) {
    yield await caseFilingsInOrder(trx, batch, fields);
  }
}

function sliceOf(query: CaseFilingQuery): Slice {
  return {
    table: 'case_filing',
    where: conditions(query),
    sort: SORTS[query.sortBy],
    order: query.order,
    // PostgreSQL's maximum for OFFSET
    offset: Math.min(query.page * query.size, Number.MAX_SAFE_INTEGER),
    limit: query.size,
  };
}

function totalOf(query: CaseFilingQuery): RawBuilder<unknown> {
  const { searchKey, month, provisional, companyId } = query;
  const tallied = [
    ...filingsNarrowedTo({ ...query, month: null }),
    ...(provisional === null ? [] : [sql`provisional = ${provisional}`]),
  ];
  const isSearched = searchTerm(searchKey) !== '' || companyId !== null;
  if (!isSearched && month === null) {
    return sql`select coalesce(sum(filings), 0) from case_filing_tally ${clause(tallied)}`;
  }
  if (!isSearched && month !== null && !tallied.length) return totalOfMonth('case_filing', month);
  return sql`select count(*) from case_filing ${clause(conditions(query))}`;
}

/** Cache key of a total; there are few of them, and one for each company that was opened from the search. */
const populationOf = ({ workPlaceId, provisional, status, month, companyId }: CaseFilingQuery) =>
  `case_filing ${workPlaceId} ${provisional} ${status} ${month} ${companyId}`;

function conditions(query: CaseFilingQuery): RawBuilder<unknown>[] {
  const search = contains('nothi_number_fold', query.searchKey);
  return [
    ...(search ? [search] : []),
    ...filingsNarrowedTo(query),
    ...(query.companyId === null ? [] : [sql`company_id = ${query.companyId}`]),
    ...(query.provisional === null
      ? []
      : [sql`date_of_provisional_taxation is ${query.provisional ? sql`not null` : sql`null`}`]),
  ];
}
