import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plusDays, plusMonths, type Day } from '../../../domain/dates';
import { caseTypes } from '../../../domain/followOnCases';
import { lastOfMonth } from '../../../domain/returns/records';
import { countNext } from '../../../server/features/money/positions';
import { driftOfReturns, unbalanced } from '../../../server/features/returns/check';
import { countFigures, countLists, freeze } from '../../../server/features/returns/count';
import { figuresOf, type Figures } from '../../../server/features/returns/figures';
import { unfreezeReturn } from '../../../server/features/returns/writes';
import type { Trx } from '../../../server/platform/database/schema';
import { inTransaction } from '../../../server/platform/database/transaction';
import { addCases, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { isLong } from '../../support/long';

const MONTHS = isLong ? 1000 : 10;
const FIRST: Day = '1930-01-01';

let database: TestDatabase;
let sections: number[];
beforeAll(async () => {
  database = await createTestDatabase();
  sections = [
    await addWorkPlace(database.db),
    await addWorkPlace(database.db),
    await addWorkPlace(database.db),
  ];
});
afterAll(() => database.drop());

let seed = 20_261_128;
/** A whole number from 0 to below `below`; the same ones in each run. */
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}

/** SQL: some ids of a table, chosen at random. */
const some = (table: string, count: number) => {
  const salt = random(1_000_000);
  return sql`(select id from ${sql.table(table)} order by md5((id + ${salt}::int)::text) limit ${count}::int)`;
};

const deleted: { id: number; proceedingId: number; number: string; section: number }[] = [];

/** What people enter in a month: new files and orders, also late ones; decisions, reopenings, transfers, deletions, money. */
async function enterSomething(from: Day): Promise<void> {
  const day = () => sql`${from}::date + ${random(110) - 40}::int`;
  const filings = await addFilings(
    database.db,
    Array.from({ length: 1 + random(4) }, () => buildFiling({ workPlaceId: sections[random(3)]! })),
  );
  const type = caseTypes[random(caseTypes.length)]!;
  if (random(2) === 0) await addCases(database.db, type, [{ caseFillingId: filings[0]! }]);
  await inTransaction(database.db, null, async (trx) => {
    const change = async (table: string, set: ReturnType<typeof sql>, count: number) =>
      sql`update ${sql.table(table)} set ${set} where id in ${some(table, count)}`.execute(trx);
    await sql`update proceeding set opened_on = ${day()} where case_filing_id >= ${filings[0]}`.execute(trx);
    await change('proceeding', sql`status = 'CLOSED'`, 1);
    await change('proceeding', sql`status = 'ORDER_PASSED'`, 1);
    await sql`
      update proceeding set status_since = ${day()}, disposed_on = ${day()}
      where status in ('CLOSED', 'ORDER_PASSED') and disposed_on > ${from}::date + 40
    `.execute(trx);
    await change('proceeding', sql`status = 'OPEN'`, random(2));
    await change('proceeding', sql`opened_on = ${day()}`, random(2));
    await change('proceeding', sql`decided_on = ${day()}, outcome = 'remand'`, random(2));
    await change('proceeding', sql`decided_on = null`, random(2));
    await change('proceeding', sql`work_place_id = ${sections[random(3)]!}`, random(2));
    await change('case_filing', sql`work_place_id = ${sections[random(3)]!}`, random(2));
    await change('case_filing', sql`date_of_judgement = ${day()}`, random(3));
    for (let entries = random(6); entries > 0; entries--) {
      const kind = ['RAISED', 'DEMAND', 'DEPOSIT', 'WAIVED', 'RAISED'][random(5)]!;
      await sql`
        insert into money_entry (case_filing_id, date, kind, head, amount)
        select id, ${day()}, ${kind}, 'DUTY', ${1 + random(1000)} from case_filing where id in ${some('case_filing', 1)}
      `.execute(trx);
    }
    if (random(3) === 0)
      await sql`
        insert into stay (proceeding_id, ordered_on, until, until_day) select id, ${day()}, 'DAY', ${day()} + 30
        from proceeding where id in ${some('proceeding', 1)}
      `.execute(trx);
    await change('stay', sql`vacated_on = ${day()}`, random(2));
    if (random(3) === 0)
      await sql`
        insert into recovery_step (case_filing_id, kind, date) select id, 'UNTRACEABLE', ${day()}
        from case_filing where id in ${some('case_filing', 1)}
      `.execute(trx);
    if (random(3) === 0)
      await sql`
        insert into guarantee (amount, issued_on, valid_until, allocations)
        select 500, ${day()}, ${day()} + 60, jsonb_build_array(jsonb_build_object('caseFilingId', id, 'amount', 500))
        from case_filing where id in ${some('case_filing', 1)}
      `.execute(trx);
    await change('guarantee', sql`valid_until = valid_until + 40`, random(2));
    if (random(3) === 0) {
      const { table } = caseTypes[random(caseTypes.length)]!;
      await sql`delete from ${sql.table(table)} where id in ${some(table, 1)}`.execute(trx);
    }
    if (random(3) === 0) {
      const { rows } = await sql<(typeof deleted)[number]>`
        delete from case_filing f where id in ${some('case_filing', 3)}
          and not exists (select from proceeding p where p.case_filing_id = f.id and p.kind <> 'case-fillings')
        returning id, proceeding_id, nothi_number as number, work_place_id as section
      `.execute(trx);
      deleted.push(...rows);
    }
    if (random(4) === 0 && deleted.length) {
      const { id, proceedingId, number, section } = deleted.pop()!;
      await sql`
        insert into case_filing (id, proceeding_id, nothi_number, work_place_id) overriding system value
        values (${id}, ${proceedingId}, ${number}, ${section})
      `.execute(trx);
    }
    if (random(3) === 0)
      await sql`delete from money_entry where origin = 'own' and id in ${some('money_entry', 1)}`.execute(
        trx,
      );
    if (random(5) === 0) await sql`update money_rule set n = n + 1 where code = 'DUE_DAYS'`.execute(trx);
  });
}

/** Lets the positions be counted on a day, as if it were today. */
async function countPositions(today: Day): Promise<void> {
  while (await countNext(database.db, today));
  await sql`
    update money_position set counted_on = ${today}::date where counted_on > ${today}::date
  `.execute(database.db);
}

/** What a return has written, and how many rows are open. */
async function listed(trx: Trx, from: Day): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select (to_jsonb(r) - 'id')::text as row from return_row r
    where of_return is null and (since >= ${from}::date or until >= ${from}::date)
    union all
    select source || count(*) from return_row where of_return is null and until is null group by source
    order by 1
  `.execute(trx);
  return rows.map(({ row }) => row);
}

/** Counts a return from what changed, compares it with one counted from everything that there is or was, and freezes it. */
async function counted(id: number, from: Day, to: Day): Promise<Record<string, number>> {
  return inTransaction(database.db, null, async (trx) => {
    await countLists(trx, from, to);
    await countFigures(trx, id, from);
    const { rows } = await sql<Figures>`
      select figures, rows from return_count where return_id = ${id}
    `.execute(trx.withoutPlugins());
    const byChange = { ...rows[0]!, lists: await listed(trx, from) };
    await sql`
      insert into return_touched select id, case_filing_id from proceeding
      union select proceeding_id, case_filing_id from return_line
      union select null, case_filing_id from return_money union select null, id from case_filing
    `.execute(trx);
    await countLists(trx, from, to);
    const fromAll = {
      ...(await figuresOf(trx, { from, ofReturn: null })),
      lists: await listed(trx, from),
    };
    expect([from, byChange]).toEqual([from, fromAll]);
    await freeze(trx, id, from, sql`clock_timestamp()`);
    return fromAll.figures;
  });
}

/**
 * The second, slow and obvious computation: what is pending and owed on a day, by section, and how many guarantees are
 * valid.
 */
async function obvious(to: Day): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; value: number }>`
    select 'closing.filing.count.section:' || work_place_id as name, count(*) as value from proceeding
    where kind = 'case-fillings' and coalesce(opened_on, entered_on) <= ${to}::date and (disposed_on is null or disposed_on > ${to}::date)
    group by work_place_id
    union all
    select 'closing.all.amount.section:' || p.work_place_id, (sum(o.owed) * 100)::bigint from (
      select case_filing_id as id, greatest(sum(case when kind in ('DEMAND', 'RAISED') then amount else -amount end), 0) as owed
      from money_entry where date <= ${to}::date group by 1
    ) o join proceeding p on p.record_id = o.id and p.kind = 'case-fillings' group by p.work_place_id having sum(o.owed) > 0
    union all
    select 'guarantees.valid.count', count(*) from guarantee
    where issued_on <= ${to}::date and valid_until >= ${to}::date having count(*) > 0
  `.execute(database.db);
  return Object.fromEntries(
    rows.map(({ name, value }) => [name, name.includes('amount') ? value / 100 : value]),
  );
}

it(
  `in ${MONTHS} months of random work opening and movements are the closing, of every section and taka`,
  { timeout: 30_000 + MONTHS * 6000 },
  async () => {
    let before: Record<string, number> | undefined;
    for (let month = 0; month < MONTHS; month++) {
      const from = plusMonths(FIRST, month);
      const to = lastOfMonth(from);
      await enterSomething(from);
      if (random(3)) await countPositions(plusDays(from, 9));
      await enterSomething(from);
      if (random(3)) await countPositions(plusDays(to, 4));
      let { id } = await inTransaction(database.db, null, async (trx) => {
        const { rows } = await sql<{ id: number }>`
          insert into monthly_return (from_day, to_day) values (${from}::date, ${to}::date) returning id
        `.execute(trx);
        await sql`insert into return_count (return_id) values (${rows[0]!.id})`.execute(trx);
        return rows[0]!;
      });
      let figures = await counted(id, from, to);
      if (month % 4 === 3) {
        await enterSomething(from);
        id = await inTransaction(database.db, null, (trx) => unfreezeReturn(trx, id, 'again', 1, null));
        figures = await counted(id, from, to);
      }
      const closing = Object.entries(figures).filter(([name]) =>
        /^closing\.(filing\.count|all\.amount)\.section|^guarantees\.valid\.count/.test(name),
      );
      expect([from, Object.fromEntries(closing)]).toEqual([from, await obvious(to)]);
      expect([from, unbalanced(figures)]).toEqual([from, []]);
      const opening = Object.entries(figures).filter(([name]) => name.startsWith('opening.'));
      if (before) {
        const ended = Object.entries(before).filter(([name]) =>
          /^closing\.[\w-]+\.count|^closing\.all\.amount/.test(name),
        );
        expect([from, Object.fromEntries(opening.map(([name, value]) => [name.slice(7), value]))]).toEqual([
          from,
          Object.fromEntries(ended.map(([name, value]) => [name.slice(7), value])),
        ]);
      }
      before = figures;
    }
    expect(await driftOfReturns(database.db)).toEqual([]);
  },
);
