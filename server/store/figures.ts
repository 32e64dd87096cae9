import type { Kysely } from 'kysely';
import { countedRegisters, type RegisterName } from '../../domain/caseCounts';
import { filingStatuses } from '../../domain/choices';
import { NOT_GIVEN } from '../../domain/figureFilters';
import { caseTypeNamed } from '../../domain/followOnCases';
import { summaryRegisters } from '../../domain/sectionSummary';
import { kept } from '../db/keptPlans';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

const tableOf = (name: RegisterName) =>
  name === 'case-fillings' ? 'case_filing' : caseTypeNamed(name).table;

const registers = countedRegisters.map((register) => ({ table: tableOf(register.name), ...register }));

type Counts = Record<string, number>;

const countsByStatus = kept<{ register: string; status: string | null; cases: number }>(
  'countsByStatus',
  `select 'case_filing' as register, status, sum(filings)::bigint as cases from case_filing_tally group by status
  union all
  select case_table, status, sum(cases)::bigint from follow_on_case_tally group by case_table, status`,
);

/**
 * How many cases of each register have each status; 0 where there is none, but `NOT_GIVEN` is only named
 * where there is one (docs/contract.md, "Figures").
 */
export async function dashboardInfo(db: Db): Promise<Record<string, Counts>> {
  const counted = await countsByStatus(db, []);
  return Object.fromEntries(
    registers.map(({ table, byStatus, statuses }) => {
      const counts: Counts = Object.fromEntries(statuses.map((status) => [status, 0]));
      for (const { register, status, cases } of counted) {
        if (register === table && cases) counts[status ?? NOT_GIVEN] = cases;
      }
      return [byStatus, counts];
    }),
  );
}

export interface MonthRow {
  yearMonth: string;
  [register: string]: number | string;
}

const countsByMonth = kept<{ month: string; counts: Counts }>(
  'countsByMonth',
  `select to_char(month, 'YYYY-MM') as month, json_object_agg(register, cases) as counts
  from (
    select register, month, sum(cases)::bigint as cases from case_month_tally
    group by register, month having sum(cases) <> 0
  ) as summed
  group by summed.month order by summed.month`,
);

/** How many cases of each register belong to each month that has any, the oldest first. */
export async function monthWiseCaseInfo(db: Db): Promise<MonthRow[]> {
  const months = await countsByMonth(db, []);
  return months.map(({ month, counts }) => ({
    yearMonth: month,
    ...Object.fromEntries(registers.map(({ table, byMonth }) => [byMonth, counts[table] ?? 0])),
  }));
}

export interface SummaryRow {
  wpName: string;
  /** Ours only: what a list is narrowed down by. */
  workPlaceId: number;
  caseStatus: string;
  [figure: string]: number | string;
}

const sectionNames = kept<{ id: number; name: string }>(
  'sectionNames',
  'select id, name from work_place order by name_fold',
);

const sumsBySection = kept<{
  register: string;
  section: number;
  status: string;
  cases: number;
  revenue: string;
}>(
  'sumsBySection',
  `select 'case_filing' as register, work_place_id as section, status, sum(filings)::bigint as cases,
    sum(revenue) as revenue
  from case_filing_tally group by work_place_id, status having sum(filings) <> 0
  union all
  select case_table, work_place_id, filing_status, sum(cases)::bigint, sum(revenue)
  from follow_on_case_tally group by case_table, work_place_id, filing_status having sum(cases) <> 0`,
);

const summaryNames = new Map(summaryRegisters.map((names) => [tableOf(names.name), names]));

/**
 * Per section and filing status: how many filings and court cases, with the filings' revenue in taka. A
 * section without a filing has one row, of zeros. Sections by name, statuses in their order.
 */
export async function sectionWiseCaseSummary(db: Db): Promise<SummaryRow[]> {
  const [sections, sums] = await Promise.all([sectionNames(db, []), sumsBySection(db, [])]);
  const zeros = Object.fromEntries(
    summaryRegisters.flatMap(({ count, revenue }) => [
      [count, 0],
      [revenue, 0],
    ]),
  );
  return sections.flatMap(({ id, name }) => {
    const ofSection = sums.filter(({ section }) => section === id);
    const statuses = filingStatuses.filter((each) => ofSection.some(({ status }) => status === each));
    return (statuses.length > 0 ? statuses : ['OPEN']).map((caseStatus) => {
      const row: SummaryRow = { wpName: name, workPlaceId: id, caseStatus, ...zeros };
      for (const { register, status, cases, revenue } of ofSection) {
        if (status !== caseStatus) continue;
        const names = summaryNames.get(register)!;
        row[names.count] = cases;
        row[names.revenue] = Number(revenue);
      }
      return row;
    });
  });
}
