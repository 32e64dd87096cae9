import { sql, type RawBuilder } from 'kysely';
import { caseFilingFields } from '../../../domain/caseFilings';
import type { Day } from '../../../domain/dates';
import type { Fields } from '../../../domain/fields';
import { caseTypes } from '../../../domain/followOnCases';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import { may } from '../../../domain/rights';
import type { WireRecord } from '../../../domain/wire';
import { addTaka } from '../../../domain/taka';
import { columnName } from '../../platform/database/preparedStatements';
import type { Db } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { caseFilingRecord, type CaseFilingRow } from '../cases/filings/records';
import { caseRecord, type CaseRow } from '../cases/records';
import { firstOf, recordsAt, type Kept, type KeptRecord } from './keptRecords';

/**
 * A filing and its court cases in their state at the end of a day in Dhaka, with the names that their
 * references had then. Null before the filing existed, or before its history began.
 */
export async function filingAsOf(
  db: Db,
  id: number,
  day: Day,
  user: SignedInUser,
): Promise<WireRecord | null> {
  const matter = await matterAsOf(db, id, day, user);
  if (!matter) return null;
  const row = await filingRow(matter);
  const cases = matter.cases.map(({ type, records }) => [
    type.name,
    records.map((each) =>
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
    ),
  ]);
  return { ...caseFilingRecord(row), asOf: day, cases: Object.fromEntries(cases) as WireRecord };
}

/** A filing and those of its court cases that the user may read, as kept at the end of a day. */
export interface Matter {
  filing: KeptRecord;
  cases: readonly { type: CaseType; records: KeptRecord[] }[];
  /** Records of another register at the end of that day. */
  recordsOf(register: string, which: RawBuilder<unknown>): Promise<KeptRecord[]>;
  /** The record that a reference names, at the end of that day; empty without a reference. */
  referred(register: string, id: unknown): Promise<Kept>;
}

/** Null before the filing existed, or before its history began. */
export async function matterAsOf(
  db: Db,
  id: number,
  day: Day,
  { roles }: SignedInUser,
): Promise<Matter | null> {
  const before = sql`(${day}::timestamp + interval '1 day') at time zone 'Asia/Dhaka'`;
  const recordsOf: Matter['recordsOf'] = (register, which) => recordsAt(db, register, which, before);
  const withId = (register: string, recordId: number) => recordsOf(register, sql`record_id = ${recordId}`);
  const [filing] = await withId('case-fillings', id);
  if (!filing) return null;
  const readable = caseTypes.filter(({ name }) => may(roles, 'read', name));
  return {
    filing,
    cases: await Promise.all(
      readable.map(async (type) => ({
        type: type as CaseType,
        records: await recordsOf(type.name, sql`case_filing_id = ${id}`),
      })),
    ),
    recordsOf,
    async referred(register, referredId) {
      if (!referredId) return {};
      const [found] = await withId(register, referredId as number);
      return found?.kept ?? (await firstOf(db, register, referredId as number)) ?? {};
    },
  };
}

/** The filing in its state at that time, as a wire record. */
export const filingRecord = async (matter: Matter): Promise<WireRecord> =>
  caseFilingRecord(await filingRow(matter));

async function filingRow({ filing: { id, kept }, referred }: Matter): Promise<CaseFilingRow> {
  const section = await referred('sections', kept.work_place_id);
  const company = await referred('companies', kept.company_id);
  const agent = await referred('cnf-agents', kept.cnf_agent_id);
  const bank = await referred('banks', kept.bank_id);
  return {
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
}

/**
 * The fields in the form in which the stores read them. A field that was empty is not kept in the history; it
 * becomes null.
 */
export const rowOf = (fields: Fields, kept: Kept): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, kept[columnName(name)] ?? null])),
  version: kept.version,
});
