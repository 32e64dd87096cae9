import { sql } from 'kysely';
import { dayInDhaka, type Day } from '../../../domain/dates';
import { entryEffects, type EntryKind } from '../../../domain/money/entries';
import { moneyStates, positionOn } from '../../../domain/money/position';
import { moneyMovements, type MoneyMovement } from '../../../domain/returns/figures';
import { moneyOf, type KnownMoney } from '../money/fileMoney';
import { ofThis, type Period } from './period';
import type { Trx } from '../../platform/database/schema';

export const stateColumns = moneyStates.map((state) => state.toLowerCase());

const COLUMNS = ['outstanding', 'overpaid', ...stateColumns];
const columns = (table?: string) =>
  sql.join(COLUMNS.map((name) => sql.ref(table ? `${table}.${name}` : name)));

/** What a taka of an entry `e` adds to what is owed. */
export const owed = sql`case e.kind ${sql.join(
  Object.entries(entryEffects).map(([kind, effect]) => {
    const { demanded = 0, paid = 0, held = 0, remitted = 0 } = effect as Record<string, number>;
    return sql`when ${sql.lit(kind)} then ${sql.lit(demanded - paid - held - remitted)}`;
  }),
  sql` `,
)} end`;

/** The figure that entries of a kind are counted in. */
const figureOfEntry: Record<EntryKind, MoneyMovement | 'deposit-adjusted'> = {
  DEMAND: 'demanded',
  RAISED: 'raised',
  LOWERED: 'lowered',
  PAYMENT: 'collected',
  OPENING: 'collected',
  ENCASHED: 'collected',
  DEPOSIT: 'deposited',
  DEPOSIT_ADJUSTED: 'deposit-adjusted',
  DEPOSIT_REFUNDED: 'deposits-refunded',
  REFUND: 'refunded',
  WAIVED: 'waived',
  WRITTEN_OFF: 'written-off',
};

const caseOf = (column: string, values: Record<string, string | number>) =>
  sql`case ${sql.ref(column)} ${sql.join(
    Object.entries(values).map(([from, to]) => sql`when ${sql.lit(from)} then ${sql.lit(to)}`),
    sql` `,
  )} end`;

/** The present section of each file; that of a filing's own proceeding. */
export const SECTION = sql`left join proceeding s on s.kind = 'case-fillings' and s.record_id =`;

/** SQL: what the lists of returns say of guarantees, which stands there from month to month as proceedings do. */
export const guaranteeRows = sql`(of_return is null and kind = 'guarantees')`;

/** Takes back what an earlier count has written, as `clearLines` does. */
export async function clearMoney(trx: Trx, period: Period): Promise<void> {
  await sql`delete from return_money where of_return is null and ${ofThis(period)}`.execute(trx);
  await sql`
    update return_money set until = null where of_return is null and until >= ${period.from}::date
  `.execute(trx);
  await sql`delete from return_item where of_return is null and ${ofThis(period)}`.execute(trx);
  await sql`
    update return_item set until = null where ${guaranteeRows} and until >= ${period.from}::date
  `.execute(trx);
}

/** What files owed on the day before the first return. In which state it was is not counted. */
export async function addOpeningMoney(trx: Trx, { from, since }: Period): Promise<void> {
  await sql`
    insert into return_money (case_filing_id, work_place_id, since, ${columns()}, file_number, company)
    select o.id, s.work_place_id, ${since}::date, greatest(o.net, 0), greatest(-o.net, 0),
      ${sql.join(stateColumns.map(() => sql`0`))}, f.nothi_number, c.company_name
    from (
      select e.case_filing_id as id, sum(e.amount * ${owed}) as net from money_entry e where e.date < ${from}::date
      group by e.case_filing_id
    ) o
    join case_filing f on f.id = o.id left join company c on c.id = f.company_id
    ${SECTION} f.id
    where o.net <> 0
  `.execute(trx);
}

/**
 * What files owe at the end of the month, by state, where it may differ from the month before. Positions are kept for
 * today, with the days from and to which they are the same; those that do not hold for the last day are counted for it.
 */
export async function addClosingMoney(
  trx: Trx,
  { from, to }: Period,
  tell: (share: number) => Promise<unknown>,
  known?: ReadonlyMap<number, KnownMoney>,
): Promise<void> {
  const isOver = to < dayInDhaka();
  const moved = isOver
    ? sql`(coalesce(same_since, counted_on) > ${to}::date or needs_count or changes_on <= ${to}::date)`
    : sql`false`;
  await sql`drop table if exists return_position, return_moved`.execute(trx);
  await sql`
    create temporary table return_position on commit drop as
    select id, ${columns()} from return_file join money_position on case_filing_id = id
    where (outstanding > 0 or overpaid > 0) and ${moved} is not true
  `.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select id from return_file join money_position on case_filing_id = id where ${moved} order by id
  `.execute(trx);
  for (let at = 0; at < rows.length; at += BATCH) {
    const ids = rows.slice(at, at + BATCH).map(({ id }) => id);
    await addPositions(trx, to, known ?? (await moneyOf(trx, ids)), ids);
    await tell(at / rows.length);
  }
  await sql`
    create temporary table return_moved on commit drop as
    select m.id as money_id, coalesce(p.id, m.case_filing_id) as id, s.work_place_id,
      m.work_place_id as was_of, m.outstanding as was
    from (
      select m.* from return_file f join return_money m on m.case_filing_id = f.id
      where m.of_return is null and m.until is null and m.since < ${from}::date
    ) m
    full join return_position p on p.id = m.case_filing_id
    ${SECTION} coalesce(p.id, m.case_filing_id)
    where (m.work_place_id, ${columns('m')}) is distinct from (s.work_place_id, ${columns('p')})
  `.execute(trx);
  await sql`
    update return_money m set until = ${from}::date from return_moved c where c.money_id = m.id
  `.execute(trx);
  await sql`
    insert into return_money (case_filing_id, work_place_id, since, ${columns()}, file_number, company)
    select p.id, m.work_place_id, ${from}::date, ${columns('p')}, f.nothi_number, c.company_name
    from return_moved m join return_position p on p.id = m.id
    join case_filing f on f.id = p.id left join company c on c.id = f.company_id
  `.execute(trx);
}

const BATCH = 2000;

async function addPositions(
  trx: Trx,
  day: Day,
  known: ReadonlyMap<number, KnownMoney>,
  ids: readonly number[],
): Promise<void> {
  const positions = ids.flatMap((id) => {
    const { money, rules } = known.get(id)!;
    const { outstanding, overpaid, parts } = positionOn(money, day, rules);
    if (!outstanding && !overpaid) return [];
    return {
      id,
      outstanding,
      overpaid,
      ...Object.fromEntries(moneyStates.map((state) => [state.toLowerCase(), parts[state]])),
    };
  });
  await sql`
    insert into return_position select id, ${sql.join(COLUMNS.map((name) => sql`${sql.ref(name)} / 100`))}
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb)
      as c (id bigint, ${sql.join(COLUMNS.map((name) => sql`${sql.ref(name)} numeric`))})
  `.execute(trx);
}

/** What the entries of some days sum up to, by `figure` and file `id`. */
export const entrySums = (from: Day, to: Day) => sql`
  select e.case_filing_id as id, ${caseOf('e.kind', figureOfEntry)} as figure, sum(e.amount) as amount
  from money_entry e where e.date between ${from}::date and ${to}::date group by 1, 2
`;

/**
 * The movements of files: their entries of the month, what moved to another section, what was paid beyond what is owed,
 * and as corrected what entries of the month do not explain, since older ones were entered, changed or deleted.
 * Queries of `figure`, `record_id`, `case_filing_id`, `work_place_id` and `amount`; the last needs the rows of the others.
 */
export const movements = ({ from, to }: Period) => [
  sql`
    select e.figure, e.id as record_id, e.id as case_filing_id, s.work_place_id, e.amount
    from (${entrySums(from, to)}) e ${SECTION} e.id
  `,
  sql`
    select w.figure, m.id, m.id, w.work_place_id, m.was from return_moved m
    cross join lateral (values ('moved-out', m.was_of), ('moved-in', m.work_place_id)) as w (figure, work_place_id)
    where m.was <> 0 and m.was_of <> m.work_place_id
  `,
  ofDifference(from, 'overpaid', sql`overpaid`, sql``),
  ofDifference(
    from,
    'corrected',
    sql`outstanding - overpaid`,
    sql`
      union all
      select case_filing_id, work_place_id, -amount * ${caseOf('figure', moneyMovements)} from return_item
      where of_return is null and since = ${from}::date and figure in (${sql.join(
        Object.values(figureOfEntry)
          .filter((figure) => figure in moneyMovements)
          .map((figure) => sql.lit(figure)),
      )})
    `,
  ),
];

/** By how much a value of the files differs from that of the month before, with what explains it. */
const ofDifference = (
  from: Day,
  figure: MoneyMovement,
  value: ReturnType<typeof sql>,
  explained: ReturnType<typeof sql>,
) => sql`
  select ${figure}, d.id, d.id, coalesce(s.work_place_id, max(d.work_place_id)), sum(d.amount) from (
    select case_filing_id as id, work_place_id, ${value} as amount from return_money
    where of_return is null and since = ${from}::date
    union all
    select case_filing_id, work_place_id, -(${value}) from return_money
    where of_return is null and until = ${from}::date
    ${explained}
  ) d ${SECTION} d.id
  group by d.id, s.work_place_id having sum(d.amount) <> 0
`;
