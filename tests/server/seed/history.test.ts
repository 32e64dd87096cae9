import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tamperingOf } from '../../../server/features/history/check';
import { driftOfTallies } from '../../../server/features/figures/tallyCheck';
import type { TestDatabase } from '../../support/database';
import { SAMPLE_DAY, sampleRegister } from './support/sampleRegister';

let database: TestDatabase;
beforeAll(async () => {
  database = await sampleRegister();
});
afterAll(() => database.drop());

const one = async <T>(query: ReturnType<typeof sql>) => (await query.execute(database.db)).rows[0] as T;

it('replaying the history of a sample record gives that record', async () => {
  expect(await tamperingOf(database.db)).toEqual([]);
  expect(await driftOfTallies(database.db)).toEqual([]);
});

it('the sample register has edits by several people over years, some of them corrections', async () => {
  expect(
    await one(sql`
      select count(*) > 1000 as edits, count(distinct by_user) > 3 as people, max(at) < ${SAMPLE_DAY} as old,
        min(at) < ${SAMPLE_DAY}::date - interval '5 years' as years, count(*) filter (where was ? 'boe') > 50 as corrections,
        count(*) filter (where via = 'row') > 100 as rows
      from change where action = 'edit' and register <> 'office'`),
  ).toEqual({ edits: true, people: true, old: true, years: true, corrections: true, rows: true });
});

it('the history of a sample record has each version once, in the order of time', async () => {
  expect(
    await one(sql`
      select count(*) as disordered from (
        select version - lag(version) over record as step, at < lag(at) over record as back from change
        where register not in ('proceedings', 'users') and action in ('create', 'edit', 'restore')
        window record as (partition by register, record_id order by id)
      ) as steps where step <> 1 or back`),
  ).toEqual({ disordered: 0 });
});

it('each sample edit changes something, and the sample changes are numbered in the order of time', async () => {
  expect(
    await one(sql`
      select count(*) filter (where action = 'edit' and became - array['version', 'changed_by', 'changed_at'] = '{}')
          as empty,
        count(*) filter (where at < before) as disordered
      from (select *, lag(at) over (order by id) as before from change where via <> 'system') as change`),
  ).toEqual({ empty: 0, disordered: 0 });
});

it('no interim order of the sample register is entered before the day that its text names', async () => {
  expect(
    await one(sql`
      select count(*) > 900 as orders, count(*) filter (where named > (at at time zone 'Asia/Dhaka')::date) as too_early
      from change, jsonb_each_text(became) as entered (field, text),
        lateral (select to_date(substring(translate(text, '০১২৩৪৫৬৭৮৯', '0123456789') from '\\d\\d/\\d\\d/\\d{4}'),
          'DD/MM/YYYY') as named) as day
      where field like 'interim_order%' and action = 'edit' and named is not null`),
  ).toEqual({ orders: true, tooEarly: 0 });
});

it('the sample register has deleted records, three of them with a reason, and a restored one', async () => {
  expect(
    await one(sql`
      select count(*) filter (where action = 'delete' and by_user is not null) as deleted,
        count(*) filter (where action = 'delete' and reason is not null) as reasons,
        count(*) filter (where action = 'restore') as restored
      from change`),
  ).toEqual({ deleted: 4, reasons: 3, restored: 1 });
});

it('sample records are entered by people in office hours, and only user accounts by the system', async () => {
  const { rows } = await sql<{ register: string; via: string }>`
    select distinct register, via from change
    where tx = (select tx from change where register = 'case-fillings' order by id limit 1) and by_user is null
  `.execute(database.db);
  expect(rows).toEqual([{ register: 'users', via: 'system' }]);
  expect(
    await one(sql`
      select count(*) filter (where extract(hour from at at time zone 'Asia/Dhaka') not between 9 and 17) as at_night,
        count(*) filter (where extract(dow from at at time zone 'Asia/Dhaka') in (5, 6)) as on_weekends
      from change where register = 'case-fillings'`),
  ).toEqual({ atNight: 0, onWeekends: 0 });
});
