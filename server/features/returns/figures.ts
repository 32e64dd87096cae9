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

/** Which rows a return counts: of those in force the return that begins on this day, or the copy for a return. */
export interface Counted {
  from: string;
  /** The id of a return that was replaced; null for those in force. */
  ofReturn: number | null;
}

const own = ({ ofReturn }: Counted) =>
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
 * @returns counts, and amounts in taka
 */
export async function figuresOf(trx: Trx, of: Counted): Promise<Record<string, number>> {
  const is = during(of);
  const queries = [
    sql`select case when since < ${of.from}::date then 'opening' else way_in end as figure, kind, work_place_id,
      count(*) as count, null::bigint as amount from return_line where ${is.any} group by 1, 2, 3`,
    sql`select way_out, kind, work_place_id, count(*), null from return_line where ${is.out} group by 1, 2, 3`,
    sql`select 'closing', kind, work_place_id, count(*), null from return_line where ${is.closing} group by 2, 3`,
    sql`select 'owed', l.kind, l.work_place_id, 0, ${taka(sql`sum(m.outstanding)`)}
      from (select distinct kind, work_place_id, case_filing_id from return_line where ${is.closing}) l
      join (select case_filing_id, outstanding from return_money where ${is.closing}) m using (case_filing_id)
      group by 2, 3`,
    sql`select 'money-opening', 'all', work_place_id, 0, ${taka(sql`sum(outstanding)`)} from return_money
      where ${is.opening} group by 3`,
    sql`select s.figure, 'all', work_place_id, 0, ${taka(sql`sum(s.amount)`)} from return_money
      cross join lateral (values ('money-closing', outstanding), ${sql.join(
        stateColumns.map((column, place) => sql`(${moneyStateNames[place]!}, ${sql.ref(column)})`),
      )}) as s (figure, amount)
      where ${is.closing} group by 1, 3`,
    sql`select figure, case when amount is null then kind else 'all' end, work_place_id, count(*), ${taka(sql`sum(amount)`)}
      from return_item where ${own(of)} and since = ${of.from}::date group by 1, 2, 3`,
  ];
  return figuresIn(trx, queries);
}

/** The figures that are the results of these queries of `Sum`. */
export async function figuresIn(db: Db, queries: readonly RawBuilder<unknown>[]) {
  const figures: Record<string, number> = {};
  for (const query of queries) {
    const { rows } =
      await sql<Sum>`select * from (${query}) as sums (figure, kind, work_place_id, count, amount)`.execute(
        db,
      );
    for (const row of rows) addTo(figures, row);
  }
  for (const name of Object.keys(figures)) if (isAmount(name)) figures[name]! /= 100;
  return figures;
}

const isAmount = (name: string) =>
  name.includes('.amount') || moneyStateNames.some((state) => name.startsWith(`closing.all.${state}`));

function addTo(figures: Record<string, number>, { figure, kind, workPlaceId, count, amount }: Sum): void {
  const add = (name: string, value: number) => {
    if (value) figures[name] = (figures[name] ?? 0) + value;
  };
  const everywhere = (name: string, value: number) => {
    add(name, value);
    if (workPlaceId !== null) add(`${name}.section:${workPlaceId}`, value);
  };
  if (figure.startsWith('guarantees.')) {
    add(`${figure}.count`, count);
    add(`${figure}.amount`, amount!);
  } else if (figure === 'owed') {
    everywhere(`closing.${whatOf(kind)}.amount`, amount!);
  } else if (moneyStateNames.includes(figure)) {
    everywhere(`closing.all.${figure}`, amount!);
    everywhere(`closing.${figure}.amount`, amount!);
  } else if (amount !== null) {
    everywhere(`${figure.replace('money-', '')}.all.amount`, amount);
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
