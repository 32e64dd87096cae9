import { countedRegisters, type RegisterName } from '../../../../domain/caseCounts';
import { filingStatuses } from '../../../../domain/choices';
import { NOT_GIVEN } from '../../../../domain/listFilters';
import { caseTypeNamed } from '../../../../domain/followOnCases';
import { summaryRegisters } from '../../../../domain/sectionSummary';
import { prepared } from '../../../platform/database/preparedStatements';
import type { Db } from '../../../platform/database/schema';

const tableOf = (name: RegisterName) =>
  name === 'case-fillings' ? 'case_filing' : caseTypeNamed(name).table;

const registers = countedRegisters.map((register) => ({ table: tableOf(register.name), ...register }));

/** Leaves out the types that the contract does not have. */
const isCounted = `register in (${registers.map(({ table }) => `'${table}'`).join(', ')})`;

type Counts = Record<string, number>;

const countsByStatus = prepared<{ register: string; status: string | null; cases: number }>(
  'countsByStatus',
  `select 'case_filing' as register, status, sum(filings)::bigint as cases from case_filing_tally group by status
  union all
  select case_table, status, sum(cases)::bigint from follow_on_case_tally group by case_table, status`,
);

/**
 * The cases of each register by status, 0 where there are none; `NOT_GIVEN` is only present if there are
 * some (docs/contract.md, "Figures").
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

// The database builds the JSON: parsing and serialising the rows here would double the time.
const countsByMonth = prepared<Written>(
  'countsByMonth',
  asJson(`select to_char(month, 'YYYY-MM') as "yearMonth",
    ${registers.map(({ table, byMonth }) => `${sumOf('cases', table)}::bigint as "${byMonth}"`).join(', ')}
  from case_month_tally where ${isCounted} group by month having sum(cases) <> 0 order by month`),
);

/**
 * JSON of `MonthRow[]`: the cases of each register by month, the oldest first; months without cases are
 * absent.
 */
export const monthWiseCaseInfo = async (db: Db): Promise<string> => written(await countsByMonth(db, []));

export interface SummaryRow {
  wpName: string;
  /** Our own server only: the section's name in Bengali. */
  wpNameBn?: string;
  /** Our own server only: the value for filtering lists. */
  workPlaceId: number;
  caseStatus: string;
  [figure: string]: number | string | undefined;
}

const summaryColumns = summaryRegisters.flatMap(({ name, count, revenue }) => [
  { column: count, sum: `${sumOf('cases', tableOf(name))}::bigint` },
  { column: revenue, sum: `${sumOf('revenue', tableOf(name))}::float8` },
]);

const sumsBySection = prepared<Written>(
  'sumsBySection',
  asJson(`with summed as (
    select work_place_id, status, ${summaryColumns.map(({ column, sum }) => `${sum} as "${column}"`).join(', ')}
    from (
      select 'case_filing' as register, work_place_id, status, filings as cases, revenue from case_filing_tally
      union all
      select case_table, work_place_id, filing_status, cases, revenue from follow_on_case_tally
    ) as differences where ${isCounted}
    group by work_place_id, status having sum(cases) <> 0
  )
  select name as "wpName", name_bn as "wpNameBn", id as "workPlaceId", coalesce(status, 'OPEN') as "caseStatus",
    ${summaryColumns.map(({ column }) => `coalesce("${column}", 0) as "${column}"`).join(', ')}
  from work_place left join summed on work_place_id = id
  where active or work_place_id is not null
  order by position nulls last, name_fold, array_position(array[${filingStatuses.map((status) => `'${status}'`).join(', ')}], status)`),
);

/**
 * JSON of `SummaryRow[]`: filings and court cases by section and filing status, with the filings' revenue in
 * taka. A section without filings has one row of zeros. Sections are in the office's order and then by name;
 * statuses are in their own order. A disabled section is left out unless it has filings.
 */
export const sectionWiseCaseSummary = async (db: Db): Promise<string> => written(await sumsBySection(db, []));

interface Written {
  json: string;
}

/** Wraps a statement so that its rows become one JSON array. */
function asJson(rows: string): string {
  return `select coalesce(json_agg(json_strip_nulls(row_to_json(rows))), '[]')::text as json from (${rows}) as rows`;
}

const written = ([row]: Written[]): string => row?.json ?? '[]';

/** Sum over one register's rows; `register` is its table's name. */
function sumOf(column: string, register: string): string {
  return `coalesce(sum(${column}) filter (where register = '${register}'), 0)`;
}
