import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../support/database';
import { sampleRegister } from './support/sampleRegister';

const highCourt = `(
  select case_filing_id, custom_case_no as number, date_of_case, custom_order_date, custom_judgement from customs_appeal
  union all
  select case_filing_id, high_court_case_no, date_of_case, custom_order_date, custom_judgement from writ_case
)`;
const petitions = `(
  select case_filing_id, cpl_cpa_nothi as number, date_of_case, status, judgement, details, date from cpla_case
  union all
  select case_filing_id, cp_nothi, date_of_case, status, judgement, details, date from cp_case
)`;

describe('the sequence of courts in the sample cases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await sampleRegister();
  });
  afterAll(() => database.drop());

  const query = async (text: string) => (await sql.raw(text).execute(database.db)).rows;
  const none = async (text: string) => expect(await query(text)).toEqual([]);

  it('a sample appeal to the Commissioner (Appeal) is between the order and the Tribunal’s case', async () => {
    await none(`
      select a.id from commissionerate_appeal a join case_filing f on f.id = a.case_filing_id
      left join tribunal_case t on t.case_filing_id = a.case_filing_id
      where f.date_of_judgement is null or a.date_of_case <= f.date_of_judgement
        or a.applicate_comm_order_date >= t.date_of_case
        or t.id is not null and a.applicate_comm_judgement is distinct from 'WithGovernment'
    `);
    const both = await query(`
      select from commissionerate_appeal join tribunal_case using (case_filing_id)
    `);
    expect(both.length).toBeGreaterThan(50);
  });

  it('a sample customs appeal follows the Tribunal’s order, and a sample writ follows the hearing', async () => {
    await none(`
      select c.id from customs_appeal c left join (
        select distinct on (case_filing_id) * from tribunal_case order by case_filing_id, date_of_case desc
      ) t using (case_filing_id)
      where t.tribunal_order_date is null or t.tribunal_judgement = 'ONREMAND'
        or c.date_of_case < t.tribunal_order_date + 30
    `);
    await none(`
      select w.id from writ_case w join case_filing f on f.id = w.case_filing_id
      where w.date_of_case < f.date_of_hearing + 30
    `);
  });

  it('a sample petition to the Appellate Division follows a High Court judgement and names it', async () => {
    await none(`
      select number from ${petitions} p where not exists (
        select from ${highCourt} h where h.case_filing_id = p.case_filing_id
          and h.custom_order_date < p.date_of_case and h.custom_judgement <> 'ONREMAND'
      )
    `);
    const named = (await query(`
      select p.date as named, h.number, to_char(h.custom_order_date, 'DD/MM/YYYY') as day
      from ${petitions} p join ${highCourt} h using (case_filing_id)
      where p.date ~ 'dt[.]' and h.number ~ '^[CW]'
    `)) as { named: string; number: string; day: string }[];
    expect(named.length).toBeGreaterThan(50);
    for (const { named: text, number, day } of named) {
      expect(text).toBe(`${number.replace(/ [(].*/, '')}, dt. ${day}`);
    }
    await none(`
      select cp.id from cp_case cp join cpla_case m using (case_filing_id)
      where cp.date_of_case <= m.date_of_case or m.status is distinct from 'ORDER_PASSED'
    `);
  });

  it('a petition follows every High Court judgement of a sample file that is still in court', async () => {
    await none(`
      select h.number from ${highCourt} h join case_filing f on f.id = h.case_filing_id
      where f.status = 'SUBJUDICE' and h.custom_order_date < '2026-06-20' and not exists (
        select from ${petitions} p where p.case_filing_id = h.case_filing_id
      )
    `);
  });

  it('the outcome of a sample court case matches the status of its filing', async () => {
    for (const [table, judgement, last] of [
      [
        'commissionerate_appeal',
        'applicate_comm_judgement',
        'not exists (select from tribunal_case t where t.case_filing_id = f.id)',
      ],
      ['customs_appeal', 'custom_judgement', 'true'],
      ['writ_case', 'custom_judgement', 'true'],
      ['civil_case', 'judgement', 'true'],
    ] as const) {
      const wrong = await query(`
        select c.id from ${table} c join case_filing f on f.id = c.case_filing_id
        where f.status = 'CLOSED' and ${last} and c.${judgement} is distinct from
            case when f.revenue_collected > 0 then 'WithGovernment' else 'AgainstGovernment' end
          or f.status = 'ONREMAND' and c.${judgement} is null
          or f.status = 'OPEN' and c.${judgement} in ('AgainstGovernment', 'ONREMAND')
          or f.changed_at < c.changed_at
      `);
      expect({ table, wrong }).toEqual({ table, wrong: [] });
    }
    await none(`
      select number from ${petitions} p join case_filing f on f.id = p.case_filing_id
      where f.status not in ('SUBJUDICE', 'CLOSED') or f.status = 'CLOSED' and p.status <> 'ORDER_PASSED'
    `);
  });

  it('a sample court case has its dates in order, and an order if its status says so', async () => {
    for (const [table, order] of [
      ['commissionerate_appeal', 'applicate_comm'],
      ['customs_appeal', 'custom'],
      ['writ_case', 'custom'],
    ] as const) {
      const wrong = await query(`
        select id from ${table}
        where dispatch_of_reply_date <= date_of_case or date_of_hearing01 <= date_of_case
          or date_of_hearing02 <= date_of_hearing01 or ${order}_order_date <= date_of_hearing02
          or ${order}_order_date <= dispatch_of_reply_date
          or (status = 'ORDER_PASSED') is distinct from (${order}_order_date is not null)
            and not (status is null and ${order}_order_date is null)
          or (${order}_judgement is null) <> (${order}_order_date is null)
          or (${order}_order_no is null) <> (${order}_order_date is null)
          or summ_of_judgement_order is not null and ${order}_order_date is null
      `);
      expect({ table, wrong }).toEqual({ table, wrong: [] });
    }
    await none(`
      select number from ${petitions} p
      where (coalesce(status, '') = 'ORDER_PASSED') <> (coalesce(judgement, 'no') = 'yes')
        or details is not null and judgement is distinct from 'yes'
    `);
    await none(`
      select id from civil_case
      where hearing_date01 <= date_of_case or add_hearing_date <= hearing_date01
        or (judgement is null) <> (judgment_number_and_date is null)
        or (judgement is null) = (coalesce(status, '') = 'ORDER_PASSED')
        or summary_of_judgment is not null and judgement is null
    `);
    await none(`
      select a.id from admiralty_suit a join case_filing f on f.id = a.case_filing_id
      where a.date_of_case <= f.date_of_hearing or date_of_aghar < date_of_case
        or (judgment is null) = (coalesce(a.status, '') = 'ORDER_PASSED')
        or vesel_name is distinct from f.ship_name or registration_no is distinct from f.ship_registration_no
    `);
  });

  it('the interim orders of a sample court case are dated between the case and its judgement', async () => {
    for (const [table, ordered] of [
      ['commissionerate_appeal', 'applicate_comm_order_date'],
      ['tribunal_case', 'tribunal_order_date'],
      ['customs_appeal', 'custom_order_date'],
      ['writ_case', 'custom_order_date'],
    ] as const) {
      const wrong = await query(`
        select id, orders from (
          select id, date_of_case, ${ordered} as ordered, array_remove(array[
            interim_order_of_tribunal1, interim_order_of_tribunal2,
            interim_order_of_tribunal3, interim_order_of_tribunal4], null) as orders from ${table}
        ) c, lateral (
          select array_agg(to_date(substring(folded(text) from '[0-9]{2}/[0-9]{2}/[0-9]{4}'), 'DD/MM/YYYY') order by place) as days
          from unnest(orders) with ordinality as list (text, place)
        ) said
        where days <> (select array_agg(day order by day) from unnest(days) as day)
          or days[1] < date_of_case or days[cardinality(days)] >= ordered
      `);
      expect({ table, wrong: wrong.slice(0, 2) }).toEqual({ table, wrong: [] });
    }
  });

  it('the numbers of sample court cases have the courts’ formats and no duplicates', async () => {
    const shapes = {
      'commissionerate_appeal.applicate_case_no': /^Appeal-\d+\/20\d\d$/,
      'customs_appeal.custom_case_no': /^Customs Appeal No\. \d+ of 20\d\d$/,
      'writ_case.high_court_case_no': /^Writ Petition No\. \d+ of 20\d\d$/,
      'cpla_case.cpl_cpa_nothi': /^(CPLA|CMP) No\. \d+ of 20\d\d$/,
      'cp_case.cp_nothi': /^C\.P\. No\. \d+ of 20\d\d$/,
      'admiralty_suit.court_memo_no': /^Admiralty Suit No\. \d+ of 20\d\d$/,
      'civil_case.civil_case_number': /^(Other Class|Money) Suit No\. \d+\/20\d\d$/,
    };
    for (const [column, shape] of Object.entries(shapes)) {
      const [table = '', name = ''] = column.split('.');
      const rows = (await query(`
        select ${name} as number, extract(year from date_of_case)::text as year from ${table}
      `)) as { number: string; year: string }[];
      expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
      for (const { number, year } of rows.filter((row) => !/[ঀ-৿]/.test(row.number))) {
        const alone = number.replace(/ [(].*/, '');
        expect(alone).toMatch(shape);
        expect(alone.endsWith(year)).toBe(true);
      }
    }
  });

  it('the ships of sample admiralty suits have IMO numbers that no real ship has', async () => {
    const suits = (await query(`select imo_number from admiralty_suit where imo_number is not null`)) as {
      imoNumber: string;
    }[];
    expect(suits.length).toBeGreaterThan(8);
    for (const { imoNumber } of suits) {
      const [, digits = ''] = /^IMO (\d{7})$/.exec(imoNumber)!;
      const sum = Array.from(digits.slice(0, 6), Number).reduce(
        (total, digit, place) => total + digit * (7 - place),
        0,
      );
      expect(sum % 10).not.toBe(Number(digits[6]));
    }
  });
});
