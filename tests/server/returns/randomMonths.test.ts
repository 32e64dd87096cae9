import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plusMonths, type Day } from '../../../domain/dates';
import { lastOfMonth } from '../../../domain/returns/records';
import { driftOfReturns, unbalanced } from '../../../server/features/returns/check';
import { countFigures, countLists, freeze } from '../../../server/features/returns/count';
import { inTransaction } from '../../../server/platform/database/transaction';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { isLong } from '../../support/long';

const MONTHS = isLong ? 1000 : 15;
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

/** What people enter in a month: new files and orders, also late ones; decisions, reopenings, transfers, deletions, money. */
async function enterSomething(from: Day): Promise<void> {
  const day = () => sql`${from}::date + ${random(70) - 40}::int`;
  const [first] = await addFilings(
    database.db,
    Array.from({ length: 1 + random(4) }, () => buildFiling({ workPlaceId: sections[random(3)]! })),
  );
  await inTransaction(database.db, null, async (trx) => {
    const change = async (set: ReturnType<typeof sql>, count: number) =>
      sql`update proceeding set ${set} where id in ${some('proceeding', count)}`.execute(trx);
    await sql`update proceeding set opened_on = ${day()} where record_id >= ${first}`.execute(trx);
    await change(sql`status = 'CLOSED'`, 1);
    await sql`
      update proceeding set status_since = ${day()}, disposed_on = ${day()} where status = 'CLOSED' and disposed_on > ${from}::date + 40
    `.execute(trx);
    await change(sql`status = 'OPEN'`, random(2));
    await change(sql`work_place_id = ${sections[random(3)]!}`, random(3));
    for (let entries = random(6); entries > 0; entries--) {
      const kind = ['RAISED', 'DEMAND', 'DEPOSIT', 'WAIVED', 'RAISED'][random(5)]!;
      await sql`
        insert into money_entry (case_filing_id, date, kind, head, amount)
        select id, ${day()}, ${kind}, 'DUTY', ${1 + random(1000)} from case_filing where id in ${some('case_filing', 1)}
      `.execute(trx);
    }
    if (random(3) === 0)
      await sql`delete from case_filing where id in ${some('case_filing', 1)}`.execute(trx);
    if (random(3) === 0)
      await sql`delete from money_entry where origin = 'own' and id in ${some('money_entry', 1)}`.execute(
        trx,
      );
  });
}

/** The second, slow and obvious computation: what is pending and owed on a day, by section. */
async function obvious(to: Day): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; value: number }>`
    select 'closing.filing.count.section:' || work_place_id as name, count(*) as value from proceeding
    where coalesce(opened_on, entered_on) <= ${to}::date and (disposed_on is null or disposed_on > ${to}::date)
    group by work_place_id
    union all
    select 'closing.all.amount.section:' || p.work_place_id, (sum(o.owed) * 100)::bigint from (
      select case_filing_id as id, greatest(sum(case when kind in ('DEMAND', 'RAISED') then amount else -amount end), 0) as owed
      from money_entry where date <= ${to}::date group by 1
    ) o join proceeding p on p.record_id = o.id group by p.work_place_id having sum(o.owed) > 0
  `.execute(database.db);
  return Object.fromEntries(
    rows.map(({ name, value }) => [name, name.includes('amount') ? value / 100 : value]),
  );
}

it(
  `in ${MONTHS} months of random work opening and movements are the closing, of every section and taka`,
  { timeout: 30_000 + MONTHS * 2000 },
  async () => {
    let before: Record<string, number> | undefined;
    for (let month = 0; month < MONTHS; month++) {
      const from = plusMonths(FIRST, month);
      const to = lastOfMonth(from);
      await enterSomething(from);
      const figures = await inTransaction(database.db, null, async (trx) => {
        const { rows } = await sql<{ id: number }>`
          insert into monthly_return (from_day, to_day) values (${from}::date, ${to}::date) returning id
        `.execute(trx);
        const { id } = rows[0]!;
        await sql`insert into return_count (return_id) values (${id})`.execute(trx);
        await countLists(trx, from, to);
        await countFigures(trx, id, from);
        await freeze(trx, id, from, sql`clock_timestamp()`);
        const counted = await sql<{ figures: Record<string, number> }>`
          select figures from return_count where return_id = ${id}
        `.execute(trx.withoutPlugins());
        return counted.rows[0]!.figures;
      });
      const closing = Object.entries(figures).filter(([name]) =>
        /^closing\.(filing\.count|all\.amount)\.section/.test(name),
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
