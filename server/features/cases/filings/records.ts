import { sql } from 'kysely';
import { bengaliName } from '../../../../domain/keptLists';
import { caseFilingColumns, caseFilingFields, type CaseFilingValues } from '../../../../domain/caseFilings';
import { fieldsSentAs, namesOf, recordToWire, type WireRecord } from '../../../../domain/wire';
import type { Fields } from '../../../../domain/fields';
import { columnName, prepared } from '../../../platform/database/preparedStatements';
import type { Db } from '../../../platform/database/schema';
import { contains, searchTerm } from '../../../platform/lists/searching';

export async function caseFilingById(db: Db, id: number): Promise<WireRecord | null> {
  return (await caseFilingsInOrder(db, [id]))[0] ?? null;
}

/** At most 50 filings for the finder, the highest id first; an exact match of the file number comes first. */
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

/** The filings with these ids, in this order, as wire records; deleted ones are left out. */
export async function caseFilingsInOrder(
  db: Db,
  ids: number[],
  fields: Fields = caseFilingFields,
): Promise<WireRecord[]> {
  if (!ids.length) return [];
  const rows = await (fields === listedFields ? listedRows : caseFilingRows)(db, [ids]);
  const records = new Map(rows.map((row) => [row.id, caseFilingRecord(row, fields)]));
  return ids.map((id) => records.get(id)).filter((record) => record !== undefined);
}

/** The fields of the list's columns, and the status, which cards show. */
const listedFields = fieldsSentAs(caseFilingFields, [
  ...caseFilingColumns.map((path) => path.split('.')[0]!),
  'status',
]);

/** The fields that the list shows if they include these properties, else all: reading and converting a row is most of its time. */
export const fieldsWith = (properties: readonly string[] | null | undefined): Fields =>
  properties?.every((name) => LISTED.has(name)) ? listedFields : caseFilingFields;

/** A stored filing with the names of its parents. */
export type CaseFilingRow = CaseFilingValues & {
  id: number;
  payableRevenue: string;
  version: number;
  workPlaceName: string;
  workPlaceNameBn: string | null;
  companyName: string;
  vatRegNo: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  cnfAgentName: string;
  licNo: string | null;
  contactNumber: string | null;
  address: string | null;
  bankName: string;
  bankNameBn: string | null;
};

/**
 * SQL that selects filings from their table, or from a query in place of the table that has the further
 * columns `more`.
 */
export const selectCaseFilings = (fields: Fields, from: string, ...more: string[]): string => `
  select ${['id', ...more].map((column) => `f.${column}`).join(', ')}, ${Object.keys(fields)
    .map((field) => `f.${columnName(field)} as "${field}"`)
    .join(', ')},
    f.payable_revenue as "payableRevenue", f.version, w.name as "workPlaceName", w.name_bn as "workPlaceNameBn",
    c.company_name as "companyName", c.vat_reg_no as "vatRegNo",
    c.address_line1 as "addressLine1", c.address_line2 as "addressLine2",
    a.cnf_agent_name as "cnfAgentName", a.lic_no as "licNo", a.contact_number as "contactNumber", a.address,
    b.bank_name as "bankName", b.name_bn as "bankNameBn"
  from ${from} f
    join work_place w on w.id = f.work_place_id
    left join company c on c.id = f.company_id
    left join cnf_agent a on a.id = f.cnf_agent_id
    left join bank b on b.id = f.bank_id`;

const caseFilingRows = prepared<CaseFilingRow>(
  'caseFilingRows',
  `${selectCaseFilings(caseFilingFields, 'case_filing')} where f.id = any($1::bigint[])`,
);

const listedRows = prepared<CaseFilingRow>(
  'listedCaseFilingRows',
  `${selectCaseFilings(listedFields, 'case_filing')} where f.id = any($1::bigint[])`,
);

/** The properties that records have with the listed fields alone. */
const LISTED = new Set([
  ...Object.entries(listedFields).flatMap(([name, field]) => namesOf(name, field)),
  'payableRevenue',
  'taxacationBranch',
  'version',
]);

/** Converts a row to the wire record (docs/contract.md, "Case filing"), by default with all its fields. */
export function caseFilingRecord(row: CaseFilingRow, fields: Fields = caseFilingFields): WireRecord {
  return {
    id: row.id,
    ...recordToWire(fields, row),
    payableRevenue: Number(row.payableRevenue),
    taxacationBranch: row.workPlaceName,
    workPlace: { id: row.workPlaceId, name: row.workPlaceName, ...bengaliName(row.workPlaceNameBn) },
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
    bank: row.bankId && { id: row.bankId, bankName: row.bankName, ...bengaliName(row.bankNameBn) },
    version: row.version,
  };
}
