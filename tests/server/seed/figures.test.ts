import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dashboardInfo,
  monthWiseCaseInfo,
  sectionWiseCaseSummary,
  type MonthRow,
  type SummaryRow,
} from '../../../server/features/figures/figures';
import type { TestDatabase } from '../../support/database';
import { sampleRegister } from './support/sampleRegister';

describe('the figures of the sample data, compared with a recount of the records', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await sampleRegister();
  });
  afterAll(() => database.drop());

  const query = async <Row>(text: string) => (await sql.raw<Row>(text).execute(database.db)).rows;

  it('the dashboard’s counts by status agree with a recount of the sample records', async () => {
    const info = await dashboardInfo(database.db);
    const writs = await query<{ status: string; count: number }>(
      `select coalesce(status, 'NOT_GIVEN') as status, count(*) from writ_case group by 1`,
    );
    expect(info.highCourtRit).toEqual(Object.fromEntries(writs.map(({ status, count }) => [status, count])));
    const filings = await query<{ status: string; count: number }>(
      `select status, count(*) from case_filing group by status`,
    );
    expect(info.caseFilling).toEqual(Object.fromEntries(filings.map(({ status, count }) => [status, count])));
  });

  it('the counts by month agree with a recount of the sample records', async () => {
    const recount = await query<{ yearMonth: string; filings: number; suits: number }>(`
      with days as (
        select coalesce(date_of_judgement, (created_at + interval '6 hours')::date) as day, 1 as filing, 0 as suit
        from case_filing
        union all
        select coalesce(date_of_case, (created_at at time zone 'UTC' + interval '6 hours')::date), 0, 1
        from admiralty_suit
      )
      select left(day::text, 7) as "yearMonth", sum(filing)::bigint as filings, sum(suit)::bigint as suits
      from days group by 1 order by 1
    `);
    const months = JSON.parse(await monthWiseCaseInfo(database.db)) as MonthRow[];
    const shown = months
      .map(({ yearMonth, customCase, admiral }) => ({ yearMonth, filings: customCase, suits: admiral }))
      .filter(({ filings, suits }) => filings !== 0 || suits !== 0);
    expect(shown).toEqual(recount);
    expect(shown.length).toBeGreaterThan(100);
  });

  it('the counts and revenue by section agree with a recount of the sample records, to the last poisha', async () => {
    const recount = await query<{ section: string; status: string; cases: number; revenue: string }>(`
      select w.name as section, f.status, count(*) as cases, sum(f.revenue) as revenue
      from tribunal_case c join case_filing f on f.id = c.case_filing_id join work_place w on w.id = f.work_place_id
      group by 1, 2 order by 1, 2
    `);
    const summary = (JSON.parse(await sectionWiseCaseSummary(database.db)) as SummaryRow[])
      .filter(({ tribunalCase }) => tribunalCase !== 0)
      .map(({ wpName, caseStatus, tribunalCase, tribunalCaseRevenue }) => [
        wpName,
        caseStatus,
        tribunalCase,
        Number(tribunalCaseRevenue).toFixed(2),
      ]);
    const counted = recount.map(({ section, status, cases, revenue }) => [section, status, cases, revenue]);
    expect(new Set(summary.map(String))).toEqual(new Set(counted.map(String)));
    expect(summary.length).toBeGreaterThan(20);
  });
});
