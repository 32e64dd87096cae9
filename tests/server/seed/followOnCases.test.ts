import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseTypes } from '../../../domain/followOnCases';
import { check } from '../../../domain/validation';
import { tableOf } from '../../../server/db/followOnSchema';
import type { TestDatabase } from '../../support/database';
import { sampleRegister } from './support/sampleRegister';

describe('the sample court cases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await sampleRegister('2026-11-20');
  });
  afterAll(() => database.drop());

  const query = async (text: string) => (await sql.raw(text).execute(database.db)).rows;

  it('are some 180 tribunal and 60 criminal cases, of every section and of every year since 2017', async () => {
    const [counted] = await query(`
      select (select count(*) from tribunal_case) as tribunal, (select count(*) from criminal_case) as criminal,
        (select count(distinct work_place_id) from tribunal_case) as sections,
        (select count(distinct work_place_id) from criminal_case) as sections_with_crime,
        (select count(distinct extract(year from date_of_case)) from tribunal_case) as years,
        (select count(distinct extract(year from date_of_case)) from criminal_case) as years_with_crime
    `);
    const figures = Object.values(counted as Record<string, unknown>).map(Number);
    const [tribunal = 0, criminal = 0, sections, sectionsWithCrime = 0, years, yearsWithCrime] = figures;
    expect(tribunal > 160 && tribunal < 200).toBe(true);
    expect(criminal > 50 && criminal < 70).toBe(true);
    expect([sections, years, yearsWithCrime]).toEqual([14, 10, 10]);
    expect(sectionsWithCrime).toBeGreaterThan(8);
  });

  it('hold only what the form would accept, as the form would keep it', async () => {
    for (const type of caseTypes) {
      const rows = await database.db.selectFrom(tableOf(type)).selectAll().execute();
      for (const row of rows) {
        const checked = check(type.fields, 'create', row);
        if (!checked.ok) throw new Error(JSON.stringify([row, checked.errors]));
        expect(row).toMatchObject(checked.values);
        expect(JSON.stringify(row)).not.toMatch(/[{]\w+[}]|undefined|NaN|Invalid/);
      }
    }
  });

  it('leave filings with both kinds, with one, and with none', async () => {
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

  it('try the screens: long judgements, long numbers, Bengali, and fresh cases with nearly nothing', async () => {
    const [found] = (await query(`
      select
        (select count(*) from tribunal_case where length(summ_of_judgement_order) > 3000)::int as long_judgements,
        (select count(*) from tribunal_case where length(tribunal_case_no) > 90)::int as long_numbers,
        (select count(*) from criminal_case where length(concat(interim_order_of_tribunal1, interim_order_of_tribunal2)) > 400)::int as long_orders,
        (select count(*) from tribunal_case where interim_order_of_tribunal1 ~ '[ঀ-৿]')::int as bengali_orders,
        (select count(*) from criminal_case where related_thana ~ '[ঀ-৿]')::int as bengali_stations,
        (select count(*) from tribunal_case where interim_order_of_tribunal4 is not null)::int as four_orders,
        (select count(*) from tribunal_case where dispatch_of_reply_date is null and date_of_hearing01 is null
          and interim_order_of_tribunal1 is null)::int as nearly_empty
    `)) as Record<string, number>[];
    for (const [what, count] of Object.entries(found!)) {
      expect({ what, some: count > 1 && count < 50 }).toEqual({ what, some: true });
    }
  });

  it('come into the register after their filing, by the sample users, in the order of their ids', async () => {
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

  it('agree with their tally', async () => {
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

  it('look ahead only in hearings, at most two years', async () => {
    const [hearings] = (await query(`
      select count(*) filter (where day > '2026-11-20')::int as ahead,
        count(*) filter (where day > '2027-11-20')::int as next_year,
        count(*) filter (where day > '2028-11-20')::int as too_far
      from (select unnest(array[date_of_hearing01, date_of_hearing02]) as day from tribunal_case) set_days
    `)) as { ahead: number; nextYear: number; tooFar: number }[];
    expect(hearings!.ahead).toBeGreaterThan(20);
    expect(hearings!.nextYear).toBeGreaterThan(0);
    expect(hearings!.tooFar).toBe(0);
  });

  it('hold nothing else that lies after the day on which they are made', async () => {
    const day = '2020-06-30';
    const early = await sampleRegister(day);
    try {
      const { rows } = await sql
        .raw(
          `select 'tribunal' as kind, count(*)::int as cases, max(greatest(date_of_case, dispatch_of_reply_date,
            tribunal_order_date)) <= '${day}' as days, max(changed_at) <= '${day}T18:00:00Z' as times,
            max(greatest(date_of_hearing01, date_of_hearing02)) > '${day}' as hearings_ahead
          from tribunal_case
          union all
          select 'criminal', count(*)::int, max(greatest(date_of_case, date_of_aghar)) <= '${day}',
            max(changed_at) <= '${day}T18:00:00Z', null
          from criminal_case order by 1`,
        )
        .execute(early.db);
      expect(rows).toEqual([
        { kind: 'criminal', cases: expect.any(Number), days: true, times: true, hearingsAhead: null },
        { kind: 'tribunal', cases: expect.any(Number), days: true, times: true, hearingsAhead: true },
      ]);
      for (const { cases } of rows as { cases: number }[]) expect(cases).toBeGreaterThan(10);
    } finally {
      await early.drop();
    }
  });
});
