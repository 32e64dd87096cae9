import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseTypes } from '../../../domain/followOnCases';
import { kindName } from '../../../domain/kinds';
import type { TestDatabase } from '../../support/database';
import { sampleRegister } from './support/sampleRegister';

describe('the course of the sample court cases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await sampleRegister();
  });
  afterAll(() => database.drop());

  const query = async (text: string) => (await sql.raw(text).execute(database.db)).rows;

  it('a sample case reaches the Tribunal 2 to 14 months after the order, and again only after a remand', async () => {
    const misplaced = await query(`
      select t.id from case_filing f join (
        select *, lag(tribunal_order_date) over filing as remanded_on,
          lag(tribunal_judgement) over filing as before, row_number() over filing as turn
        from tribunal_case window filing as (partition by case_filing_id order by date_of_case)
      ) t on t.case_filing_id = f.id
      where f.date_of_judgement is null
        or turn = 1 and date_of_case not between f.date_of_judgement + interval '2 months' - interval '1 day'
          and f.date_of_judgement + interval '14 months'
        or turn = 2 and (before is distinct from 'ONREMAND' or date_of_case <= remanded_on + interval '3 months')
        or turn > 2
    `);
    expect(misplaced).toEqual([]);
    const [{ twice }] = (await query(`
      select count(*) as twice from (
        select from tribunal_case group by case_filing_id having count(*) = 2
      ) filings
    `)) as [{ twice: unknown }];
    expect(Number(twice)).toBeGreaterThan(3);
  });

  it('the dates of a sample tribunal or criminal case are in order', async () => {
    expect(
      await query(`
        select id from tribunal_case
        where dispatch_of_reply_date <= date_of_case or date_of_hearing01 <= date_of_case
          or date_of_hearing02 <= date_of_hearing01 or tribunal_order_date <= date_of_hearing01
          or tribunal_order_date <= date_of_hearing02 or date_of_hearing01 is null and date_of_hearing02 is not null
          or (dispatch_of_reply_no is null) <> (dispatch_of_reply_date is null)
      `),
    ).toEqual([]);
    expect(
      await query(`
        select c.id from criminal_case c join case_filing f on f.id = case_filing_id
        where date_of_aghar >= date_of_case or date_of_aghar < f.date_of_hearing or date_of_case <= f.date_of_hearing
      `),
    ).toEqual([]);
  });

  it('the police station’s number of a sample criminal case has the month and year of the complaint', async () => {
    const numbers = (await query(`
      select folded(mamla_no_of_related_thana) as number, to_char(date_of_aghar, '(MM)YYYY') as month
      from criminal_case where date_of_aghar is not null
    `)) as { number: string; month: string }[];
    expect(numbers.length).toBeGreaterThan(40);
    for (const { number, month } of numbers) {
      expect(number).toMatch(/^\d{1,2}\(\d\d\)\d{4}$/);
      expect(number.endsWith(month)).toBe(true);
    }
  });

  it('no official act in a sample case is on a Friday, a Saturday or a national holiday', async () => {
    for (const { table, fields } of caseTypes) {
      const own = Object.keys(fields).filter((name) => kindName(fields[name]!) === 'date');
      const acts = own
        .filter((name) => table !== 'criminal_case' || name !== 'dateOfAghar') // the police works every day
        .map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
      const written = ['created_at', 'changed_at'].map((at) => `(${at} at time zone 'Asia/Dhaka')::date`);
      const days = await query(`
        select day from (select unnest(array[${[...acts, ...written].join(', ')}]) as day from ${table}) acts
        where extract(dow from day) in (5, 6)
          or to_char(day, 'MM-DD') in ('02-21', '03-26', '04-14', '05-01', '12-16', '12-25')
      `);
      expect({ table, days }).toEqual({ table, days: [] });
    }
    expect(
      await query(`select id from criminal_case where extract(dow from date_of_aghar) in (5, 6)`),
    ).toEqual([]);
  });

  it('a sample tribunal case has the status ORDER_PASSED exactly if it has an order', async () => {
    expect(
      await query(`
        select id from tribunal_case
        where (status = 'ORDER_PASSED') is distinct from (tribunal_order_date is not null)
            and not (status is null and tribunal_order_date is null)
          or (tribunal_judgement is null) <> (tribunal_order_date is null)
          or (tribunal_order_no is null) <> (tribunal_order_date is null)
          or summ_of_judgement_order is not null and tribunal_order_date is null
          or implementation_of_interim_order is not null and interim_order_of_tribunal1 is null
      `),
    ).toEqual([]);
    const statuses = (await query(`
      select status, count(*)::int as cases from tribunal_case group by 1 order by cases
    `)) as { status: string | null; cases: number }[];
    expect(statuses.map(({ status }) => status)).toEqual([null, 'SUBJUDICE', 'ORDER_PASSED']);
    expect(statuses[0]!.cases).toBeLessThan(10);
    expect(statuses[1]!.cases).toBeGreaterThan(40);
    const judgements = await query(`
      select distinct tribunal_judgement as judgement from tribunal_case
      where tribunal_judgement is not null order by 1
    `);
    expect(judgements).toEqual([
      { judgement: 'AgainstGovernment' },
      { judgement: 'ONREMAND' },
      { judgement: 'WithGovernment' },
    ]);
  });

  it('the judgement of a sample tribunal case matches the status of its filing', async () => {
    const contradictions = await query(`
      select f.nothi_number from case_filing f join (
        select distinct on (case_filing_id) * from tribunal_case order by case_filing_id, date_of_case desc
      ) last on last.case_filing_id = f.id
      where f.status = 'ONREMAND' and tribunal_judgement is distinct from 'ONREMAND'
        or f.status = 'CLOSED' and (f.revenue_collected > 0) <> (tribunal_judgement = 'WithGovernment')
        or f.status = 'CLOSED' and tribunal_judgement is null
        or f.status = 'OPEN' and tribunal_judgement is not null
        or f.changed_at < last.changed_at
    `);
    expect(contradictions).toEqual([]);
    const [shares] = (await query(`
      select count(*) filter (where f.status = 'SUBJUDICE')::int as sub_judice,
        count(*) filter (where f.status = 'CLOSED')::int as closed,
        count(*) filter (where f.status = 'OPEN')::int as open
      from tribunal_case join case_filing f on f.id = case_filing_id
    `)) as { subJudice: number; closed: number; open: number }[];
    expect(shares!.subJudice).toBeGreaterThan(2 * shares!.closed);
    expect(shares!.open).toBeLessThan(10);
  });
});
