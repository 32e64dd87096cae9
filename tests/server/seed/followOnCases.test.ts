import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseTypes } from '../../../domain/followOnCases';
import { kindName } from '../../../domain/kinds';
import type { DateField } from '../../../domain/kinds/date';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import { check } from '../../../domain/validation';
import { tableOf } from '../../../server/platform/database/followOnSchema';
import type { TestDatabase } from '../../support/database';
import { EARLY_DAY, SAMPLE_DAY, sampleRegister } from './support/sampleRegister';

describe('the sample court cases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await sampleRegister();
  });
  afterAll(() => database.drop());

  const query = async (text: string) => (await sql.raw(text).execute(database.db)).rows;

  it('the sample court cases are realistic in number per type and spread over many sections and years', async () => {
    const expected = {
      'applicate-comm-cases': { cases: [240, 280], sections: 14, years: 10 },
      'tribunal-cases': { cases: [190, 230], sections: 14, years: 10 },
      'custom-appeals': { cases: [80, 100], sections: 12, years: 7 },
      'high-court-rits': { cases: [135, 165], sections: 14, years: 10 },
      'high-court-cpa-cpl-cases': { cases: [50, 70], sections: 10, years: 6 },
      'high-court-cp-cases': { cases: [38, 55], sections: 10, years: 6 },
      'admiral-suit-cases': { cases: [20, 30], sections: 8, years: 7 },
      'foujdari-suit-cases': { cases: [50, 70], sections: 9, years: 10 },
      'civil-case': { cases: [25, 35], sections: 8, years: 7 },
    } as const;
    for (const { name, table } of caseTypes) {
      const [counted] = (await query(`
        select count(*)::int as cases, count(distinct work_place_id)::int as sections,
          count(distinct extract(year from date_of_case))::int as years from ${table}
      `)) as { cases: number; sections: number; years: number }[];
      const { cases, sections, years } = counted!;
      const [least, most] = expected[name].cases;
      expect({ name, cases, enough: cases >= least && cases <= most }).toEqual({ name, cases, enough: true });
      expect(sections).toBeGreaterThanOrEqual(expected[name].sections);
      expect(years).toBeGreaterThanOrEqual(expected[name].years);
    }
  });

  it('the sample court cases pass form validation unchanged', async () => {
    for (const type of caseTypes) {
      const rows = await database.db.selectFrom(tableOf(type)).selectAll().execute();
      for (const row of rows) {
        const checked = check(type.bodyFields, 'create', { ...row, caseFillingId: row.caseFilingId });
        if (!checked.ok) throw new Error(JSON.stringify([row, checked.errors]));
        const { caseFillingId, ...kept } = checked.values;
        expect(row).toMatchObject({ ...kept, caseFilingId: caseFillingId });
        expect(JSON.stringify(row)).not.toMatch(/[{]\w+[}]|undefined|NaN|Invalid/);
      }
    }
  });

  it('sample filings have tribunal and criminal cases, only one of these kinds, or neither', async () => {
    const kinds = await query(`
      select exists (select from tribunal_case where case_filing_id = f.id) as tribunal,
        exists (select from criminal_case where case_filing_id = f.id) as criminal
      from case_filing f group by 1, 2 order by 1, 2
    `);
    expect(kinds).toEqual([
      { tribunal: false, criminal: false },
      { tribunal: false, criminal: true },
      { tribunal: true, criminal: false },
      { tribunal: true, criminal: true },
    ]);
  });

  it('some sample court cases have long texts, long numbers or Bengali, or are nearly empty', async () => {
    const [found] = (await query(`
      select
        (select count(*) from tribunal_case where length(summ_of_judgement_order) > 3000)::int as long_judgements,
        (select count(*) from writ_case where length(summ_of_judgement_order) > 2500)::int as long_writ_judgements,
        (select count(*) from civil_case where summary_of_judgment ~ '[ঀ-৿]' or civil_court_name ~ '[ঀ-৿]')::int as bengali_suits,
        (select count(*) from writ_case where interim_order_of_tribunal1 ~ '[ঀ-৿]')::int as bengali_writs,
        (select count(*) from tribunal_case where length(tribunal_case_no) > 90)::int as long_numbers,
        (select count(*) from criminal_case where length(concat(interim_order_of_tribunal1, interim_order_of_tribunal2)) > 400)::int as long_orders,
        (select count(*) from tribunal_case where interim_order_of_tribunal1 ~ '[ঀ-৿]')::int as bengali_orders,
        (select count(*) from criminal_case where related_thana ~ '[ঀ-৿]')::int as bengali_stations,
        (select count(*) from tribunal_case where interim_order_of_tribunal4 is not null)::int as four_orders,
        (select count(*) from writ_case where dispatch_of_reply_date is null and date_of_hearing01 is null
          and interim_order_of_tribunal1 is null)::int as nearly_empty
    `)) as Record<string, number>[];
    for (const [what, count] of Object.entries(found!)) {
      expect({ what, some: count > 1 && count < 50 }).toEqual({ what, some: true });
    }
  });

  it('sample court cases are registered by users, after their filing and in the order of their ids', async () => {
    for (const { table } of caseTypes) {
      const wrong = await query(`
        select c.id from (select *, lag(created_at) over (order by id) as before from ${table}) c
        join case_filing f on f.id = c.case_filing_id
        where c.created_at <= f.created_at or c.changed_at < c.created_at or c.created_at < before
          or (c.created_at at time zone 'Asia/Dhaka')::date <= c.date_of_case
          or c.created_by is null or c.changed_by is null or (c.version = 1) <> (c.changed_at = c.created_at)
      `);
      expect({ table, wrong }).toEqual({ table, wrong: [] });
    }
  });

  it('the sample court cases agree with their tallies', async () => {
    for (const { table } of caseTypes) {
      const wrong = await query(`
        select work_place_id from (
          select work_place_id, filing_status, coalesce(status, '') as status, count(*) as cases, sum(revenue) as revenue
          from ${table} group by 1, 2, 3
        ) c full join (
          select work_place_id, filing_status, coalesce(status, '') as status, sum(cases) as cases, sum(revenue) as revenue
          from follow_on_case_tally where case_table = '${table}' group by 1, 2, 3
        ) t using (work_place_id, filing_status, status)
        where c.cases is distinct from t.cases or c.revenue is distinct from t.revenue
      `);
      expect({ table, wrong }).toEqual({ table, wrong: [] });
    }
  });

  it('sample court cases have future hearings, at most two years ahead', async () => {
    for (const type of caseTypes) {
      const hearings = dayColumns(type, true);
      if (hearings.length === 0) continue;
      const [found] = (await query(`
        select count(*) filter (where day > '${SAMPLE_DAY}')::int as ahead,
          count(*) filter (where day > '2028-11-20')::int as too_far
        from (select unnest(array[${hearings.join(', ')}]) as day from ${type.table}) set_days
      `)) as { ahead: number; tooFar: number }[];
      expect({ type: type.name, some: found!.ahead > 3 }).toEqual({ type: type.name, some: true });
      expect(found!.tooFar).toBe(0);
    }
    const nextYear = await query(`select from tribunal_case where date_of_hearing02 > '2027-11-20'`);
    expect(nextYear.length).toBeGreaterThan(0);
  });

  it('no date of a sample court case except a hearing’s is after the day of the sample’s creation', async () => {
    const early = await sampleRegister(EARLY_DAY);
    try {
      for (const type of caseTypes) {
        const days = dayColumns(type, false).join(', ');
        const { rows } = await sql
          .raw(
            `select count(*)::int as cases, max(greatest(${days})) <= '${EARLY_DAY}' as days,
              max(changed_at) <= '${EARLY_DAY}T18:00:00Z' as times from ${type.table}`,
          )
          .execute(early.db);
        const [{ cases, ...within }] = rows as [{ cases: number; days: boolean; times: boolean }];
        expect({ type: type.name, ...within }).toEqual({ type: type.name, days: true, times: true });
        expect(cases).toBeGreaterThan(0);
      }
    } finally {
      await early.drop();
    }
  });
});

/** The date columns of a case type: either those that may be in the future, or the others. */
const dayColumns = ({ fields }: CaseType, ahead: boolean): string[] =>
  Object.entries(fields)
    .filter(([, field]) => kindName(field) === 'date' && (field as DateField).future === ahead)
    .map(([name]) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
