import { sql, type Kysely } from 'kysely';
import { caseFilingFields, type CaseFilingValues } from '../../domain/caseFilings';
import { caseTypes } from '../../domain/followOnCases';
import type { CaseType } from '../../domain/followOnCases/caseType';
import { check } from '../../domain/validation';
import { tableOf } from '../../server/platform/database/columns';
import type { Database } from '../../server/platform/database/schema';

type Db = Kysely<Database>;

let made = 0;
const next = () => ++made;

/** Factories of valid records; `values` override their defaults. */
export const buildFiling = (values: Partial<CaseFilingValues> = {}): CaseFilingValues => {
  const result = check(caseFilingFields, 'create', {
    nothiNumber: `S-${next()}/2026`,
    workPlaceId: 1,
    ...values,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.values;
};

export async function addWorkPlace(db: Db, name = `Section ${next()}`): Promise<number> {
  return idOf(
    await db
      .insertInto('workPlace')
      .values({ name, ...byNobody })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

export async function addCompany(db: Db, companyName = `Company ${next()}`, vatRegNo: string | null = null) {
  const values = { companyName, vatRegNo, addressLine1: 'Agrabad C/A', ...byNobody } as never;
  return idOf(await db.insertInto('company').values(values).returning('id').executeTakeFirstOrThrow());
}

export async function addCnfAgent(
  db: Db,
  cnfAgentName = `Agent ${next()}`,
  licNo = `301${String(next()).padStart(6, '0')}`,
): Promise<number> {
  const values = {
    cnfAgentName,
    licNo,
    contactNumber: '01711000000',
    address: 'Agrabad',
    ...byNobody,
  } as never;
  return idOf(await db.insertInto('cnfAgent').values(values).returning('id').executeTakeFirstOrThrow());
}

export async function addBank(db: Db, bankName = `Bank ${next()}`): Promise<number> {
  return idOf(
    await db
      .insertInto('bank')
      .values({ bankName, ...byNobody })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

export async function addFilings(db: Db, filings: CaseFilingValues[]): Promise<number[]> {
  const rows = await db
    .insertInto('caseFiling')
    .values(filings.map((filing) => ({ ...filing, ...byNobody }) as never))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Adds cases of a type to existing filings (`caseFillingId`). */
export async function addCases(
  db: Db,
  type: CaseType,
  cases: ({ caseFillingId: number } & Record<string, unknown>)[],
): Promise<number[]> {
  const rows = await db
    .insertInto(tableOf(type))
    .values(cases.map((given) => caseRow(type, given)))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

function caseRow(type: CaseType, { caseFillingId, ...given }: { caseFillingId: number }) {
  const result = check(type.fields, 'create', given);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return { ...result.values, ...byNobody, caseFilingId: caseFillingId } as never;
}

/** The sums of the tally and those counted from the records, by group; equal unless the tally has drifted. */
export async function tallyAndCount(db: Db) {
  const tallied = await sql`
    select work_place_id, provisional, status, sum(filings)::text as filings, sum(revenue)::text as revenue
    from case_filing_tally group by 1, 2, 3 having sum(filings) <> 0 or sum(revenue) <> 0 order by 1, 2, 3
  `.execute(db);
  const counted = await sql`
    select work_place_id, date_of_provisional_taxation is not null as provisional, status,
      count(*)::text as filings, sum(revenue)::text as revenue
    from case_filing group by 1, 2, 3 order by 1, 2, 3
  `.execute(db);
  return { tallied: tallied.rows, counted: counted.rows };
}

/** Like `tallyAndCount`, for court cases of all types. */
export async function casesTallyAndCount(db: Db) {
  const tallied = await sql<CasesTally>`
    select case_table, work_place_id, filing_status, status, sum(cases)::text as cases,
      sum(revenue)::text as revenue
    from follow_on_case_tally group by 1, 2, 3, 4 having sum(cases) <> 0 or sum(revenue) <> 0
    order by 1, 2, 3, 4
  `.execute(db);
  const cases = caseTypes.map(
    ({ table }) => sql`
      select ${table} as case_table, f.work_place_id, f.status as filing_status, c.status, f.revenue
      from ${sql.table(table)} c join case_filing f on f.id = c.case_filing_id`,
  );
  const counted = await sql<CasesTally>`
    select case_table, work_place_id, filing_status, status, count(*)::text as cases,
      sum(revenue)::text as revenue
    from (${sql.join(cases, sql` union all `)}) as cases group by 1, 2, 3, 4 order by 1, 2, 3, 4
  `.execute(db);
  return { tallied: tallied.rows, counted: counted.rows };
}

interface CasesTally {
  caseTable: string;
  workPlaceId: number;
  filingStatus: string;
  status: string | null;
  cases: string;
  revenue: string;
}

const byNobody = { createdBy: null, changedBy: null };
const idOf = (row: { id: number }) => row.id;
