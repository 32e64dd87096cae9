import { sql, type Transaction } from 'kysely';
import { plusMonths, type Day } from '../../domain/dates';
import { lastOfMonth } from '../../domain/returns/records';
import { moneyOf } from '../features/money/fileMoney';
import { countFigures, countLists, freeze } from '../features/returns/count';
import type { Database } from '../platform/database/schema';

type Trx = Transaction<Database>;

const MONTHS = 11;

/**
 * The returns of the last eleven months, frozen on the fifth of the month after. In one of them a writ comes in late, which
 * was entered after the month before had been frozen; in another three files have moved between sections.
 */
export async function seedReturns(trx: Trx, userIds: readonly number[], today: Day): Promise<void> {
  await sql`select date_proceedings()`.execute(trx);
  const thisMonth: Day = `${today.slice(0, 7)}-01`;
  const { rows } = await sql<{ id: number }>`select id from case_filing`.execute(trx);
  const known = await moneyOf(
    trx,
    rows.map(({ id }) => id),
  );
  for (let back = MONTHS; back > 0; back--) {
    const from = plusMonths(thisMonth, -back);
    const to = lastOfMonth(from);
    const by = userIds[0]!;
    const on = (day: number) =>
      sql`(${plusMonths(from, 1)}::date + ${day - 1}::int + time '10:30') at time zone 'Asia/Dhaka'`;
    const { rows: made } = await sql<{ id: number }>`
      insert into monthly_return (from_day, to_day, signed_by, memo, date, created_by, created_at, changed_by, changed_at)
      values (${from}::date, ${to}::date, 'Md. Anwar Hossain, Commissioner', ${`L-3/Return/${from.slice(0, 7)}`},
        ${plusMonths(from, 1)}::date + 4, ${by}, ${on(2)}, ${by}, ${on(2)})
      returning id
    `.execute(trx);
    const { id } = made[0]!;
    await sql`insert into return_count (return_id) values (${id})`.execute(trx);
    await countLists(trx, from, to, { known });
    if (back === 4) await leaveOutWrit(trx, from);
    if (back === 3) await keepInOldSection(trx, from);
    await countFigures(trx, id, from);
    await freeze(trx, id, from, on(5));
    // the next month finds what was left out or stands elsewhere
    await sql`insert into return_touched select id, case_filing_id from proceeding`.execute(trx);
  }
}

/** The newest writ of this month is not known yet when the month is frozen. */
const leaveOutWrit = (trx: Trx, from: Day) =>
  sql`
    delete from return_line where id = (
      select max(id) from return_line
      where since = ${from}::date and kind = 'high-court-rits' and way_in = 'filed' and until is null
    )
  `.execute(trx);

/** Three new files stand in the section of another, from which they move in the month after. */
async function keepInOldSection(trx: Trx, from: Day): Promise<void> {
  await sql`
    create temporary table moved_file on commit drop as
    select l.case_filing_id as id, (
      select work_place_id from return_line o where o.work_place_id <> l.work_place_id order by o.id limit 1
    ) as work_place_id
    from return_line l join return_money m using (case_filing_id)
    where l.kind = 'case-fillings' and l.since = ${from}::date and l.until is null and m.since = ${from}::date
    order by l.id limit 3
  `.execute(trx);
  for (const table of ['return_line', 'return_money', 'return_item']) {
    await sql`
      update ${sql.table(table)} t set work_place_id = m.work_place_id from moved_file m
      where t.case_filing_id = m.id and t.since = ${from}::date
    `.execute(trx);
  }
}
