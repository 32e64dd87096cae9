import { sql, type Kysely } from 'kysely';
import { caseFilingFields, type CaseFilingField } from '../../domain/caseFilings';
import { recordToWire, type WireRecord } from '../../domain/wire';
import type { Database } from '../db/schema';
import { contains, searchTerm } from './searching';

type Db = Kysely<Database>;

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
          order by nothi_number_fold = ${searchTerm(search.nothiNumber)} desc, id desc limit ${FINDER_LIMIT}`;
  const { rows } = await query.execute(db);
  return caseFilingsInOrder(
    db,
    rows.map((row) => row.id),
  );
}

const FINDER_LIMIT = 50;

/** The filings of these ids, in their order, as wire records; one that is gone is left out. */
export async function caseFilingsInOrder(db: Db, ids: number[]): Promise<WireRecord[]> {
  if (!ids.length) return [];
  const rows = await caseFilingRows(db, ids);
  const records = new Map(rows.map((row) => [row.id, caseFilingRecord(row)]));
  return ids.map((id) => records.get(id)).filter((record) => record !== undefined);
}

const FIELDS = Object.keys(caseFilingFields) as CaseFilingField[];

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
