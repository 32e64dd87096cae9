import { sql, type Kysely } from 'kysely';
import type { Field } from '../../domain/fields';
import type { CaseType } from '../../domain/followOnCases/caseType';
import type { WireRecord } from '../../domain/wire';
import type { Database } from '../db/schema';
import { casesInOrder } from './followOnRecords';
import { contains } from './searching';
import { idsOf, openIds, reversedIdsOf, type Order, type Slice } from './slices';

type Db = Kysely<Database>;

export interface CaseQuery {
  /** A part of the file number; empty for all. */
  search: string;
  /** One of `acceptedSorts`. */
  sortBy: string;
  order: Order;
  page: number;
  size: number;
}

/** How many cases match. Without a search term this is a sum over the tally, never a count. */
export async function countCases(db: Db, type: CaseType, query: CaseQuery): Promise<number> {
  const search = contains('nothi_number_fold', query.search);
  if (search) {
    const { rows } = await sql<{ count: number }>`
      select count(*) from ${sql.table(type.table)} where ${search}
    `.execute(db);
    return rows[0]!.count;
  }
  const { cases } = await db
    .selectFrom('followOnCaseTally')
    .select(({ fn }) => fn.sum<string | null>('cases').as('cases'))
    .where('caseTable', '=', type.table)
    .executeTakeFirstOrThrow();
  return Number(cases ?? 0);
}

/** One page of cases as wire records. `total` is what countCases answered for the query. */
export async function pageOfCases(
  db: Db,
  type: CaseType,
  query: CaseQuery,
  total: number,
): Promise<WireRecord[]> {
  const slice = sliceOf(type, query);
  if (slice.offset >= total) return [];
  const pastTheMiddle = slice.offset > total / 2;
  const { rows } = await (pastTheMiddle ? reversedIdsOf(slice, total) : idsOf(slice)).execute(db);
  const ids = rows.map((row) => row.id);
  return casesInOrder(db, type, pastTheMiddle ? ids.reverse() : ids);
}

/** Every case of a page of any size, in batches, so that memory stays bounded. Needs a transaction. */
export async function* streamCases(trx: Db, type: CaseType, query: CaseQuery): AsyncGenerator<WireRecord[]> {
  const ids = await openIds(trx, sliceOf(type, query), BATCH);
  for (let batch = await ids.next(); batch.length; batch = await ids.next()) {
    yield await casesInOrder(trx, type, batch);
  }
}

const BATCH = 500;

function sliceOf(type: CaseType, query: CaseQuery): Slice {
  const search = contains('nothi_number_fold', query.search);
  return {
    table: type.table,
    where: search ? [search] : [],
    sort: sortOf(type, query.sortBy),
    order: query.order,
    // PostgreSQL counts no further than a bigint
    offset: Math.min(query.page * query.size, Number.MAX_SAFE_INTEGER),
    limit: query.size,
  };
}

const fileNumber = { column: 'nothi_number_fold', nullable: false };
const revenue = { column: 'revenue', nullable: false };

/** The copies of the filing's facts, which every case has. */
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
  return { column: isFolded(field) ? `${sortBy}Fold` : sortBy, nullable: true };
}

/** What is stored as a text sorts by its folded form. */
const isFolded = ({ kind }: Field): boolean => kind === 'text' || kind === 'choice' || kind === 'yesNo';
