import { sql, type Kysely } from 'kysely';
import { caseFilingFields } from '../../domain/caseFilings';
import type { Fields } from '../../domain/fields';
import { caseTypes } from '../../domain/followOnCases';
import { may } from '../../domain/rights';
import type { WireRecord } from '../../domain/wire';
import { addTaka } from '../../domain/money';
import { columnName } from '../db/preparedStatements';
import type { Database } from '../db/schema';
import type { SignedInUser } from '../http/access';
import { caseFilingRecord, type CaseFilingRow } from '../store/caseFilings/caseFilingRecords';
import { caseRecord, type CaseRow } from '../store/followOnCases/followOnRecords';
import type { Kept } from './fields';
import { firstOf, recordsAt } from './replay';

type Db = Kysely<Database>;

/**
 * A filing and its court cases in their state at the end of a day in Dhaka, with the names that their
 * references had then. Null before the filing existed, or before its history began.
 */
export async function filingAsOf(
  db: Db,
  id: number,
  day: string,
  { roles }: SignedInUser,
): Promise<WireRecord | null> {
  const before = sql`(${day}::timestamp + interval '1 day') at time zone 'Asia/Dhaka'`;
  const at = (register: string, ids: number[]) =>
    recordsAt(db, register, sql`record_id = any(${ids}::bigint[])`, before);
  const [filing] = await at('case-fillings', [id]);
  if (!filing) return null;
  const one = async (register: string, referred: unknown): Promise<Kept> => {
    if (!referred) return {};
    const id = referred as number;
    return (await at(register, [id]))[0]?.kept ?? (await firstOf(db, register, id)) ?? {};
  };
  const { kept } = filing;
  const section = await one('sections', kept.work_place_id);
  const company = await one('companies', kept.company_id);
  const agent = await one('cnf-agents', kept.cnf_agent_id);
  const bank = await one('banks', kept.bank_id);
  const row = {
    ...rowOf(caseFilingFields, kept),
    id,
    payableRevenue: addTaka(
      Number(kept.revenue),
      Number(kept.amortization_penalty),
      Number(kept.monetary_penalty),
    ),
    workPlaceName: section.name ?? null,
    workPlaceNameBn: section.name_bn ?? null,
    companyName: company.company_name ?? null,
    vatRegNo: company.vat_reg_no ?? null,
    addressLine1: company.address_line1 ?? null,
    addressLine2: company.address_line2 ?? null,
    cnfAgentName: agent.cnf_agent_name ?? null,
    licNo: agent.lic_no ?? null,
    contactNumber: agent.contact_number ?? null,
    address: agent.address ?? null,
    bankName: bank.bank_name ?? null,
    bankNameBn: bank.name_bn ?? null,
  } as unknown as CaseFilingRow;

  const cases: Record<string, WireRecord[]> = {};
  for (const type of caseTypes.filter(({ name }) => may(roles, 'read', name))) {
    const there = await recordsAt(db, type.name, sql`case_filing_id = ${id}`, before);
    cases[type.name] = there.map((each) =>
      caseRecord(type, {
        ...rowOf(type.fields, each.kept),
        id: each.id,
        caseFilingId: id,
        fileNumber: row.nothiNumber,
        disputedRevenue: row.revenue,
        billOfEntryDate: row.boeDate ?? null,
        sectionId: row.workPlaceId,
        sectionName: row.workPlaceName,
        sectionNameBn: row.workPlaceNameBn,
      } as unknown as CaseRow),
    );
  }
  return { ...caseFilingRecord(row), asOf: day, cases };
}

/** The fields in the form that the stores read; empty fields of a record are left out. */
const rowOf = (fields: Fields, kept: Kept): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, kept[columnName(name)] ?? null])),
  version: kept.version,
});
