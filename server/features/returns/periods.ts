import { sql, type RawBuilder } from 'kysely';
import type { Day } from '../../../domain/dates';
import { atEnd } from '../../../domain/returns/figures';
import type { Db } from '../../platform/database/schema';
import { figuresIn, taka, type Figures } from './figures';
import { disposal, openedProceedings } from './lines';
import { entrySums, owed, SECTION } from './money';

interface MonthOfReturn {
  id: number;
  from: Day;
  to: Day;
  state: string;
  figures: Record<string, number>;
}

/** The figures of some days: months that have returns are added up, any other days are counted as known now. */
export async function figuresOfDays(db: Db, from: Day, to: Day) {
  const { rows: months } = await sql<MonthOfReturn>`
    select r.id, r.from_day as "from", r.to_day as "to", r.state, c.figures
    from monthly_return r join return_count c on c.return_id = r.id
    where r.replaced_by_id is null and r.from_day >= ${from}::date and r.to_day <= ${to}::date order by r.from_day
  `.execute(db);
  const isCovered = months.at(0)?.from === from && months.at(-1)?.to === to;
  return {
    from,
    to,
    months: months.map(({ id, from: first, state }) => ({ id, from: first, state })),
    live: !isCovered || months.at(-1)!.state === 'DRAFT',
    figures: isCovered ? addedUp(months) : (await countedNow(db, from, to)).figures,
  };
}

/** What was pending at the beginning of the first month, what came and went in all, and how the last one ended. */
function addedUp(months: readonly MonthOfReturn[]): Record<string, number> {
  const [first, last] = [months[0]!.figures, months.at(-1)!.figures];
  const added: Record<string, number> = {};
  for (const name of new Set(months.flatMap(({ figures }) => Object.keys(figures)))) {
    const [figure = ''] = name.split('.');
    const value = atEnd(name)
      ? last[name]
      : figure === 'opening'
        ? first[name]
        : months.reduce((sum, { figures }) => sum + Math.round((figures[name] ?? 0) * 100), 0) / 100;
    if (value) added[name] = value;
  }
  for (const name of Object.keys(added).filter((each) => each.startsWith('total.'))) {
    const rest = name.slice('total'.length);
    added[name] = (first[`opening${rest}`] ?? 0) + (added[`received${rest}`] ?? 0);
  }
  return added;
}

/**
 * The figures of any days as the register knows them now: nothing is late or corrected. How what is owed divides into
 * states is known for the ends of months alone.
 */
function countedNow(db: Db, from: Day, to: Day): Promise<Figures> {
  const proceedings = (figure: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`
    select ${figure} as figure, p.kind, p.work_place_id, count(*) as count, null::bigint as amount
    from (select *, greatest(disposed_on, opened) as disposed from ${openedProceedings} o) p
    where p.opened <= ${to}::date and ${where} group by 1, 2, 3
  `;
  const isBefore = sql`e.date < ${from}::date`;
  return figuresIn(db, [
    proceedings(
      sql`'opening'`,
      sql`p.opened < ${from}::date and (p.disposed_on is null or p.disposed >= ${from}::date)`,
    ),
    proceedings(sql`'filed'`, sql`p.opened >= ${from}::date`),
    proceedings(
      disposal,
      sql`p.disposed_on is not null and p.disposed between ${from}::date and ${to}::date`,
    ),
    proceedings(sql`'closing'`, sql`(p.disposed_on is null or p.disposed > ${to}::date)`),
    sql`
      select w.figure, 'all' as kind, s.work_place_id, 0 as count, ${taka(sql`sum(w.amount)`)} as amount from (
        select e.case_filing_id as id, coalesce(sum(e.amount * ${owed}) filter (where ${isBefore}), 0) as was,
          sum(e.amount * ${owed}) as net
        from money_entry e where e.date <= ${to}::date group by 1
      ) f ${SECTION} f.id
      cross join lateral (values ('money-opening', greatest(was, 0)), ('money-closing', greatest(net, 0)),
        ('overpaid', greatest(-net, 0) - greatest(-was, 0))) as w (figure, amount)
      group by 1, 3
    `,
    sql`
      select e.figure, 'all' as kind, s.work_place_id, 0 as count, ${taka(sql`sum(e.amount)`)} as amount
      from (${entrySums(from, to)}) e ${SECTION} e.id group by 1, 3
    `,
  ]);
}
