import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CaseFilingSort } from '../../domain/caseFilings';
import type { WireRecord } from '../../domain/wire';
import type { Database } from '../db/schema';
import { caseFilingsInOrder } from './caseFilingRecords';
import { contains } from './searching';
import { idsOf, openIds, reversedIdsOf, type Order, type Slice } from './slices';

type Db = Kysely<Database>;

export interface CaseFilingQuery {
  searchKey: string;
  workPlaceId: number | null;
  provisional: boolean | null;
  sortBy: CaseFilingSort;
  order: Order;
  page: number;
  size: number;
}

/** Where each sort option finds its values. Options that are never empty need no second range. */
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

/** How many filings match. Without a search term this is a sum over the tally, never a count. */
export async function countCaseFilings(db: Db, query: CaseFilingQuery): Promise<number> {
  const search = contains('nothi_number_fold', query.searchKey);
  if (search) {
    const { rows } = await sql<{ count: number }>`
      select count(*) from case_filing where ${sql.join(conditions(query), sql` and `)}
    `.execute(db);
    return rows[0]!.count;
  }
  let tally = db
    .selectFrom('caseFilingTally')
    .select(({ fn }) => fn.sum<string | null>('filings').as('filings'));
  if (query.workPlaceId !== null) tally = tally.where('workPlaceId', '=', query.workPlaceId);
  if (query.provisional !== null) tally = tally.where('provisional', '=', query.provisional);
  return Number((await tally.executeTakeFirstOrThrow()).filings ?? 0);
}

/** One page of filings as wire records. `total` is what countCaseFilings answered for the query. */
export async function pageOfCaseFilings(
  db: Db,
  query: CaseFilingQuery,
  total: number,
): Promise<WireRecord[]> {
  const slice = sliceOf(query);
  if (slice.offset >= total) return [];
  const pastTheMiddle = slice.offset > total / 2;
  const { rows } = await (pastTheMiddle ? reversedIdsOf(slice, total) : idsOf(slice)).execute(db);
  const ids = rows.map((row) => row.id);
  return caseFilingsInOrder(db, pastTheMiddle ? ids.reverse() : ids);
}

/** Every filing of a page of any size, in batches, so that memory stays bounded. Needs a transaction. */
export async function* streamCaseFilings(trx: Db, query: CaseFilingQuery): AsyncGenerator<WireRecord[]> {
  const ids = await openIds(trx, sliceOf(query), BATCH);
  for (let batch = await ids.next(); batch.length; batch = await ids.next()) {
    yield await caseFilingsInOrder(trx, batch);
  }
}

const BATCH = 500;

function sliceOf(query: CaseFilingQuery): Slice {
  return {
    table: 'case_filing',
    where: conditions(query),
    sort: SORTS[query.sortBy],
    order: query.order,
    // PostgreSQL counts no further than a bigint
    offset: Math.min(query.page * query.size, Number.MAX_SAFE_INTEGER),
    limit: query.size,
  };
}

function conditions(query: CaseFilingQuery): RawBuilder<unknown>[] {
  const search = contains('nothi_number_fold', query.searchKey);
  return [
    ...(search ? [search] : []),
    ...(query.workPlaceId === null ? [] : [sql`work_place_id = ${query.workPlaceId}`]),
    ...(query.provisional === null
      ? []
      : [sql`date_of_provisional_taxation is ${query.provisional ? sql`not null` : sql`null`}`]),
  ];
}
