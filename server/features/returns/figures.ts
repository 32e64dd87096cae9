import { sql, type RawBuilder } from 'kysely';
import {
  figureNames,
  moneyStateNames,
  returnKinds,
  sums,
  type ReturnKind,
} from '../../../domain/returns/figures';
import type { Db, Trx } from '../../platform/database/schema';
import { stateColumns } from './money';

/** Figures by name that are not 0, and how many rows lie behind those that are amounts. */
export interface Figures {
  figures: Record<string, number>;
  rows: Record<string, number>;
}

/** Which rows a return counts: of those in force the return that begins on this day, or the copy for a return. */
export interface Counted {
  from: string;
  /** The id of a return that was replaced; null for those in force. */
  ofReturn: number | null;
}

export const own = ({ ofReturn }: Counted) =>
  ofReturn === null ? sql`of_return is null` : sql`of_return = ${ofReturn}`;

/** A sum of amounts in poisha. */
export const taka = (sum: RawBuilder<unknown>) => sql`(${sum} * 100)::bigint`;

/** Conditions on the lists: what was pending at the beginning, what is at the end, what came in and went out. */
export const during = (of: Counted) => ({
  opening: sql`${own(of)} and since < ${of.from}::date and (until is null or until >= ${of.from}::date)`,
  closing: sql`${own(of)} and since <= ${of.from}::date and (until is null or until > ${of.from}::date)`,
  in: sql`${own(of)} and since = ${of.from}::date`,
  out: sql`${own(of)} and until = ${of.from}::date`,
  any: sql`${own(of)} and since <= ${of.from}::date and (until is null or until >= ${of.from}::date)`,
});

/** A row that figures are made of. */
interface Sum {
  figure: string;
  /** A register's resource name; `all` for what is not of a kind. */
  kind: string;
  workPlaceId: number | null;
  count: number;
  /** In poisha. */
  amount: number | null;
}

/**
 * All figures of a return by name that are not 0, from its lists.
 *
 * @param before the figures of the month before, whose closing then is the opening; only what changed is read
 * @returns counts, and amounts in taka
 */
export async function figuresOf(trx: Trx, of: Counted, before?: Figures): Promise<Figures> {
  const is = during(of);
  const ways = [
    sql`select way_in, kind, work_place_id, count(*), null from return_line where ${is.in} group by 1, 2, 3`,
    sql`select way_out, kind, work_place_id, count(*), null from return_line where ${is.out} group by 1, 2, 3`,
    sql`select figure, case when amount is null then kind else 'all' end, work_place_id, count(*), ${taka(sql`sum(amount)`)}
      from return_item where ${is.in} and kind <> 'guarantees' group by 1, 2, 3`,
    sql`select figure, 'all', null::bigint, count(*), ${taka(sql`sum(amount)`)}
      from return_item where ${is.closing} and kind = 'guarantees' group by 1`,
  ];
  if (before) {
    await sql`drop table if exists return_changed`.execute(trx);
    await sql`
      create temporary table return_changed on commit drop as
      ${sql.join(
        ['return_line', 'return_money'].flatMap((table) =>
          [is.in, is.out].map((some) => sql`select case_filing_id from ${sql.table(table)} where ${some}`),
        ),
        sql` union `,
      )}
    `.execute(trx);
    await sql`analyze return_changed`.execute(trx);
    const changed = sql`case_filing_id in (select case_filing_id from return_changed)`;
    const differences = [
      ...pending(sql`${is.closing} and ${changed}`),
      ...pending(sql`${is.opening} and ${changed}`, -1),
    ];
    return figuresIn(trx, [...ways, ...differences], carriedOn(before));
  }
  const opening = [
    sql`select 'opening', kind, work_place_id, count(*), null from return_line where ${is.opening} group by 2, 3`,
    sql`select 'money-opening', 'all', work_place_id, count(*), ${taka(sql`sum(outstanding)`)} from return_money
      where ${is.opening} and outstanding > 0 group by 3`,
  ];
  return figuresIn(trx, [...opening, ...ways, ...pending(is.closing)]);
}

/** Queries of what is pending and owed in the end, from the rows on this condition; -1 takes it away. */
function pending(is: RawBuilder<unknown>, sign = 1) {
  const amounts = { 'money-closing': 'outstanding', ...statesWithColumns };
  return [
    sql`select 'closing', kind, work_place_id, ${sign}::int * count(*), null from return_line where ${is} group by 2, 3`,
    sql`select 'owed', l.kind, l.work_place_id, 0, ${sign}::int * ${taka(sql`sum(m.outstanding)`)}
      from (select distinct kind, work_place_id, case_filing_id from return_line where ${is}) l
      join (select case_filing_id, outstanding from return_money where ${is}) m using (case_filing_id)
      group by 2, 3`,
    sql`select s.figure, 'all', work_place_id, ${sign}::int * s.files, ${sign}::int * ${taka(sql`s.amount`)}
      from (
        select work_place_id, ${sql.join(
          Object.values(amounts).flatMap((column) => [
            sql`sum(${sql.ref(column)}) as ${sql.ref(column)}`,
            sql`count(*) filter (where ${sql.ref(column)} > 0) as ${sql.ref(`files_${column}`)}`,
          ]),
        )} from return_money where ${is} group by 1
      ) m cross join lateral (values ${sql.join(
        Object.entries(amounts).map(
          ([figure, column]) => sql`(${figure}, ${sql.ref(column)}, ${sql.ref(`files_${column}`)})`,
        ),
      )}) as s (figure, amount, files)`,
  ];
}

const statesWithColumns = Object.fromEntries(
  moneyStateNames.map((state, place) => [state, stateColumns[place]!]),
);

/** The figures with which a month begins, in poisha, if nothing changes after the one before. */
function carriedOn(before: Figures): Figures {
  const carried: Figures = { figures: {}, rows: {} };
  for (const part of ['figures', 'rows'] as const)
    for (const [name, value] of Object.entries(before[part])) {
      const [figure, what = '', measure = ''] = name.split('.');
      if (figure !== 'closing') continue;
      const isCount = measure === 'count';
      const goesOn = isCount
        ? ['opening', 'total']
        : what === 'all' && measure === 'amount'
          ? ['opening']
          : [];
      for (const each of [figure, ...goesOn])
        carried[part][each + name.slice(figure.length)] =
          part === 'rows' || isCount ? value : Math.round(value * 100);
    }
  return carried;
}

/** The figures that the results of these queries of `Sum` add up to, beginning with those given, in poisha. */
export async function figuresIn(
  db: Db,
  queries: readonly RawBuilder<unknown>[],
  sum: Figures = { figures: {}, rows: {} },
): Promise<Figures> {
  for (const query of queries) {
    const { rows } =
      await sql<Sum>`select * from (${query}) as sums (figure, kind, work_place_id, count, amount)`.execute(
        db,
      );
    for (const row of rows) addTo(sum, row);
  }
  const named = (part: Record<string, number>, shown: (name: string, value: number) => number) =>
    Object.fromEntries(
      Object.entries(part).flatMap(([name, value]) => (value ? [[name, shown(name, value)]] : [])),
    );
  return {
    figures: named(sum.figures, (name, value) => (isAmount(name) ? value / 100 : value)),
    rows: named(sum.rows, (_, value) => value),
  };
}

const isAmount = (name: string) =>
  name.includes('.amount') || moneyStateNames.some((state) => name.startsWith(`closing.all.${state}`));

function addTo({ figures, rows }: Figures, { figure, kind, workPlaceId, count, amount }: Sum): void {
  const add = (to: Record<string, number>, name: string, value: number) => {
    to[name] = (to[name] ?? 0) + value;
  };
  const everywhere = (name: string, value: number, to = figures) => {
    add(to, name, value);
    if (workPlaceId !== null) add(to, `${name}.section:${workPlaceId}`, value);
  };
  if (figure.startsWith('guarantees.')) {
    add(figures, `${figure}.count`, count);
    add(figures, `${figure}.amount`, amount!);
  } else if (figure === 'owed') {
    everywhere(`closing.${whatOf(kind)}.amount`, amount!);
  } else if (moneyStateNames.includes(figure)) {
    everywhere(`closing.all.${figure}`, amount!);
    everywhere(`closing.${figure}.amount`, amount!);
    everywhere(`closing.all.${figure}`, count, rows);
  } else if (amount !== null) {
    everywhere(`${figure.replace('money-', '')}.all.amount`, amount);
    everywhere(`${figure.replace('money-', '')}.all.amount`, count, rows);
  } else {
    const inSums = Object.entries(sums).filter(([, parts]) => (parts as readonly string[]).includes(figure));
    for (const name of [figure, ...inSums.map(([sum]) => sum)])
      for (const what of [whatOf(kind), 'all']) everywhere(`${name}.${what}.count`, count);
  }
}

const whatOf = (kind: string): ReturnKind => returnKinds[kind as keyof typeof returnKinds];

/** The figures with 0 for each one of the whole office that is not there. */
export const withZeros = (figures: Record<string, number>): Record<string, number> => ({
  ...Object.fromEntries(figureNames().map((name) => [name, 0])),
  ...figures,
});
