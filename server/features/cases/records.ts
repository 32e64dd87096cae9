import { bengaliName } from '../../../domain/keptLists';
import { toWireDate } from '../../../domain/dates';
import { caseTypes } from '../../../domain/followOnCases';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import { recordToWire, type WireRecord } from '../../../domain/wire';
import type { OwnColumns } from '../../platform/database/columns';
import { columnName, prepared } from '../../platform/database/preparedStatements';
import type { Db } from '../../platform/database/schema';

export async function caseById(db: Db, type: CaseType, id: number): Promise<WireRecord | null> {
  return (await casesInOrder(db, type, [id]))[0] ?? null;
}

/** The cases with these ids, in this order, as wire records; deleted ones are left out. */
export async function casesInOrder(db: Db, type: CaseType, ids: number[]): Promise<WireRecord[]> {
  if (!ids.length) return [];
  const rows = await caseRows.get(type.name)!(db, [ids]);
  const records = new Map(rows.map((row) => [row.id, caseRecord(type, row)]));
  return ids.map((id) => records.get(id)).filter((record) => record !== undefined);
}

/** A stored case with what is shown of its filing. */
export type CaseRow = OwnColumns & {
  id: number;
  version: number;
  caseFilingId: number;
  fileNumber: string;
  disputedRevenue: string;
  billOfEntryDate: string | null;
  sectionId: number;
  sectionName: string;
  sectionNameBn: string | null;
};

/**
 * SQL that selects cases from their table, or from a query in place of the table that has the further columns
 * `more`.
 */
export function selectCases({ fields }: CaseType, from: string, ...more: string[]): string {
  const own = Object.keys(fields).map((field) => `c.${columnName(field)} as "${field}"`);
  return `select ${['id', ...more].map((column) => `c.${column}`).join(', ')}, ${own.join(', ')}, c.version,
      f.id as "caseFilingId", f.nothi_number as "fileNumber",
      f.revenue as "disputedRevenue", f.boe_date as "billOfEntryDate",
      w.id as "sectionId", w.name as "sectionName", w.name_bn as "sectionNameBn"
    from ${from} c
      join case_filing f on f.id = c.case_filing_id
      join work_place w on w.id = f.work_place_id`;
}

const caseRows = new Map(
  caseTypes.map((type) => [
    type.name as string,
    prepared<CaseRow>(
      `rows of ${type.name}`,
      `${selectCases(type, type.table)} where c.id = any($1::bigint[])`,
    ),
  ]),
);

/** Converts a row to the wire record (docs/contract.md, "Court cases"). */
export function caseRecord(type: CaseType, row: CaseRow): WireRecord {
  const filing = {
    nothiNumber: row.fileNumber,
    revenue: Number(row.disputedRevenue),
    workPlace: { id: row.sectionId, name: row.sectionName, ...bengaliName(row.sectionNameBn) },
  };
  return {
    id: row.id,
    ...recordToWire(type.fields, row),
    ...(type.filingOnTop && filing),
    caseFilling: {
      id: row.caseFilingId,
      ...filing,
      boeDate: row.billOfEntryDate && toWireDate(row.billOfEntryDate),
    },
    version: row.version,
  };
}
