import { sql, type RawBuilder } from 'kysely';
import {
  disposals,
  furtherCounts,
  moneyStateNames,
  returnKinds,
  waysIn,
  waysOut,
  type Figure,
} from '../../../domain/returns/figures';
import { dayOrNull, id, integerOrNull, text, textOrNull } from '../../platform/http/responses';
import { by, byNullable, byText, readApart, type RegularResource } from '../../platform/resource/resource';
import { during, type Counted, type Figures } from './figures';

const taka = { type: ['number', 'null'], description: 'taka' };

/** The rows behind a figure. */
export const returnRows: RegularResource = {
  name: 'returns',
  title: 'The list behind a figure of a return',
  table: 'return_row',
  fields: {},
  derived: Object.fromEntries(
    Object.entries({
      id,
      kind: text,
      recordId: id,
      caseFilingId: integerOrNull,
      workPlaceId: integerOrNull,
      number: textOrNull,
      fileNumber: textOrNull,
      company: textOrNull,
      openedOn: dayOrNull,
      disposedOn: dayOrNull,
      amount: taka,
      way: textOrNull,
    }).map(([name, schema]) => [name, readApart(schema)]),
  ),
  sorts: {
    kind: by('kind'),
    number: byText('number'),
    fileNumber: byText('file_number'),
    company: byText('company'),
    workPlaceId: byNullable('work_place_id'),
    openedOn: byNullable('opened_on'),
    disposedOn: byNullable('disposed_on'),
    amount: byNullable('amount'),
  },
};

/** The rows behind a figure of a return, and how many they are where that was counted with its figures. */
export function rowsBehind(of: Counted, figure: Figure, counted?: Partial<Figures>): RegularResource {
  const amount = moneyStateNames.includes(figure.measure)
    ? sql.ref(figure.measure.replaceAll('-', '_'))
    : sql`amount`;
  return {
    ...returnRows,
    sorts: { ...returnRows.sorts, amount: { column: 'amount', nullable: true, expression: amount } },
    total: () => totalOf(figure, counted),
    visibleTo: () => sql.join(conditions(of, figure), sql` and `),
    records: async (db, ids) =>
      (
        await sql<Record<string, unknown>>`
          select r.id::int8 as id, kind, record_id as "recordId", case_filing_id as "caseFilingId",
            work_place_id as "workPlaceId", number, file_number as "fileNumber", company, opened_on as "openedOn",
            disposed_on as "disposedOn", (${amount})::float8 as amount,
            case when ${isOut(figure)} then way_out when since < ${of.from}::date and source <> 'item' then 'opening'
              else way_in end as way
          from unnest(${ids}::bigint[]) with ordinality as asked (id, place) join return_row r on r.id = asked.id
          order by place
        `.execute(db.withoutPlugins())
      ).rows,
  };
}

function totalOf({ figure, what, measure, sectionId }: Figure, { figures, rows }: Partial<Figures> = {}) {
  const isOfAll = what === 'all' && measure !== 'count';
  const known = isOfAll ? rows : figures;
  const name = `${figure}.${what}.${isOfAll ? measure : 'count'}${sectionId === undefined ? '' : `.section:${sectionId}`}`;
  return known ? { count: sql`${known[name] ?? 0}::bigint`, population: `return ${name}` } : null;
}

const isOut = ({ figure }: Figure) =>
  figure === 'disposed' || (waysOut as readonly string[]).includes(figure);

function conditions(of: Counted, { figure, what, measure, sectionId }: Figure): RawBuilder<unknown>[] {
  const is = during(of);
  const kinds = Object.entries(returnKinds).find(([, kind]) => kind === what);
  const ofKind = kinds ? [sql`kind = ${kinds[0]}`] : [];
  const ofSection = sectionId === undefined ? [] : [sql`work_place_id = ${sectionId}`];
  const item = (name: string) => [sql`source = 'item'`, is.in, sql`figure = ${name}`];
  if (figure === 'guarantees')
    return [sql`kind = 'guarantees'`, is.closing, sql`figure = ${`guarantees.${what}`}`];
  if ((furtherCounts as readonly string[]).includes(figure))
    return [...item(figure), ...ofKind, ...ofSection];
  if (what === 'all' && measure !== 'count') {
    if (figure !== 'opening' && figure !== 'closing') return [...item(figure), ...ofSection];
    const column = measure === 'amount' ? 'outstanding' : measure.replaceAll('-', '_');
    return [sql`source = 'money'`, is[figure], sql`${amountIn(column)} > 0`, ...ofSection];
  }
  return [sql`source = 'line'`, ...lines(is, figure), ...ofKind, ...ofSection];
}

/** The column of the view that holds what is outstanding is called `amount`. */
const amountIn = (column: string) => sql.ref(column === 'outstanding' ? 'amount' : column);

function lines(is: ReturnType<typeof during>, figure: string): RawBuilder<unknown>[] {
  if (figure === 'opening' || figure === 'closing') return [is[figure]];
  if (figure === 'total') return [is.any];
  if (figure === 'received') return [is.in];
  if (figure === 'disposed')
    return [is.out, sql`way_out in (${sql.join(disposals.map((way) => sql.lit(way)))})`];
  return (waysIn as readonly string[]).includes(figure)
    ? [is.in, sql`way_in = ${figure}`]
    : [is.out, sql`way_out = ${figure}`];
}
