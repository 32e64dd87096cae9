import { sql, type Kysely } from 'kysely';
import type { CaseType } from '../../domain/followOnCases/caseType';
import { toWireDate } from '../../domain/dates';
import { recordToWire, type WireRecord } from '../../domain/wire';
import { tableOf, type OwnField } from '../db/followOnSchema';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

export async function caseById(db: Db, type: CaseType, id: number): Promise<WireRecord | null> {
  return (await casesInOrder(db, type, [id]))[0] ?? null;
}

/** The cases of these ids, in their order, as wire records; one that is gone is left out. */
export async function casesInOrder(db: Db, type: CaseType, ids: number[]): Promise<WireRecord[]> {
  if (!ids.length) return [];
  const rows = await caseRows(db, type, ids);
  const records = new Map(rows.map((row) => [row.id, caseRecord(type, row)]));
  return ids.map((id) => records.get(id)).filter((record) => record !== undefined);
}

const caseRows = (db: Db, type: CaseType, ids: number[]) =>
  db
    .selectFrom(`${tableOf(type)} as c`)
    .innerJoin('caseFiling as f', 'f.id', 'c.caseFilingId')
    .innerJoin('workPlace as w', 'w.id', 'f.workPlaceId')
    .select((Object.keys(type.fields) as OwnField[]).map((name) => `c.${name}` as const))
    .select(['c.id', 'c.version', 'c.caseFilingId', 'f.nothiNumber as fileNumber'])
    .select(['f.revenue as filingRevenue', 'f.boeDate as filingBoeDate'])
    .select(['w.id as filingSectionId', 'w.name as filingSectionName'])
    .where('c.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();

type Row = Awaited<ReturnType<typeof caseRows>>[number];

/** A case as it leaves the server (docs/contract.md, "Court cases"). */
const caseRecord = (type: CaseType, row: Row): WireRecord => ({
  id: row.id,
  ...recordToWire(type.fields, row),
  caseFilling: {
    id: row.caseFilingId,
    nothiNumber: row.fileNumber,
    revenue: Number(row.filingRevenue),
    boeDate: row.filingBoeDate && toWireDate(row.filingBoeDate),
    workPlace: { id: row.filingSectionId, name: row.filingSectionName },
  },
  version: row.version,
});
