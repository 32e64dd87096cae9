import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import {
  caseFilingFields,
  type CaseFilingField,
  type CaseFilingSort,
  type CaseFilingValues,
} from '../../domain/caseFilings';
import { foldTerm } from '../../domain/folding';
import { recordToWire, type WireRecord } from '../../domain/wire';
import type { Database } from '../db/schema';
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

export async function caseFilingById(db: Db, id: number): Promise<WireRecord | null> {
  return (await caseFilingsInOrder(db, [id]))[0] ?? null;
}

/** At most 50 filings for the finder, highest id first; a file number that matches exactly comes first. */
export async function findCaseFilings(
  db: Db,
  search: { dateOfJudgement: string } | { nothiNumber: string },
): Promise<WireRecord[]> {
  const query =
    'dateOfJudgement' in search
      ? sql<{ id: number }>`
          select id from case_filing where date_of_judgement = ${search.dateOfJudgement}
          order by id desc limit ${FINDER_LIMIT}`
      : sql<{ id: number }>`
          select id from case_filing where ${contains('nothi_number_fold', search.nothiNumber) ?? sql`false`}
          order by nothi_number_fold = ${foldTerm(search.nothiNumber)} desc, id desc limit ${FINDER_LIMIT}`;
  const { rows } = await query.execute(db);
  return caseFilingsInOrder(
    db,
    rows.map((row) => row.id),
  );
}

const FINDER_LIMIT = 50;

/** @throws a unique violation on `case_filing_file_number` when another filing holds the file number. */
export async function insertCaseFiling(trx: Transaction<Database>, values: CaseFilingValues, by: number) {
  const { id } = await trx
    .insertInto('caseFiling')
    .values({ ...stored(values), createdBy: by, changedBy: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The version a filing is at, and who changed it last; locked until the transaction ends. */
export function lockCaseFiling(trx: Transaction<Database>, id: number) {
  return trx
    .selectFrom('caseFiling as f')
    .leftJoin('appUser as u', 'u.id', 'f.changedBy')
    .select(['f.version', 'f.changedAt', 'u.fullName as changedByName'])
    .where('f.id', '=', id)
    .forUpdate('f')
    .executeTakeFirst();
}

export async function updateCaseFiling(
  trx: Transaction<Database>,
  id: number,
  values: CaseFilingValues,
  by: number,
) {
  await trx
    .updateTable('caseFiling')
    .set({ ...stored(values), changedBy: by, changedAt: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** @returns whether there was such a filing. @throws a foreign key violation when cases follow from it. */
export async function deleteCaseFiling(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('caseFiling').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

const stored = (values: CaseFilingValues) => ({
  ...values,
  nothiNumber: values.nothiNumber!,
  workPlaceId: values.workPlaceId!,
  status: values.status!,
});

function sliceOf(query: CaseFilingQuery): Slice {
  return {
    table: 'case_filing',
    where: conditions(query),
    sort: SORTS[query.sortBy],
    order: query.order,
    offset: query.page * query.size,
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

const FIELDS = Object.keys(caseFilingFields) as CaseFilingField[];

async function caseFilingsInOrder(db: Db, ids: number[]): Promise<WireRecord[]> {
  if (!ids.length) return [];
  const rows = await caseFilingRows(db, ids);
  const records = new Map(rows.map((row) => [row.id, caseFilingRecord(row)]));
  return ids.map((id) => records.get(id)).filter((record) => record !== undefined);
}

function caseFilingRows(db: Db, ids: number[]) {
  return db
    .selectFrom('caseFiling as f')
    .innerJoin('workPlace as w', 'w.id', 'f.workPlaceId')
    .leftJoin('company as c', 'c.id', 'f.companyId')
    .leftJoin('cnfAgent as a', 'a.id', 'f.cnfAgentId')
    .leftJoin('bank as b', 'b.id', 'f.bankId')
    .select(FIELDS.map((field) => `f.${field}` as const))
    .select(['f.id', 'f.payableRevenue', 'f.version', 'w.name as workPlaceName'])
    .select(['c.companyName', 'c.vatRegNo', 'c.addressLine1', 'c.addressLine2'])
    .select(['a.cnfAgentName', 'a.licNo', 'a.contactNumber', 'a.address', 'b.bankName'])
    .where('f.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

type Row = Awaited<ReturnType<typeof caseFilingRows>>[number];

/** A filing as it leaves the server (docs/contract.md, "Case filing"). */
function caseFilingRecord(row: Row): WireRecord {
  return {
    id: row.id,
    ...recordToWire(caseFilingFields, row),
    payableRevenue: Number(row.payableRevenue),
    taxacationBranch: row.workPlaceName,
    workPlace: { id: row.workPlaceId, name: row.workPlaceName },
    company: row.companyId && {
      id: row.companyId,
      companyName: row.companyName,
      vatRegNo: row.vatRegNo,
      addressLine1: row.addressLine1,
      addressLine2: row.addressLine2,
    },
    cnfAgent: row.cnfAgentId && {
      id: row.cnfAgentId,
      cnfAgentName: row.cnfAgentName,
      licNo: row.licNo,
      contactNumber: row.contactNumber,
      address: row.address,
    },
    bank: row.bankId && { id: row.bankId, bankName: row.bankName },
    version: row.version,
  };
}
