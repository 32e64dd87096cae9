import { sql } from 'kysely';
import { z } from 'zod';
import { moneyStates } from '../../../domain/money/position';
import type { WireRecord } from '../../../domain/wire';
import type { Db } from '../../platform/database/schema';
import { prepared } from '../../platform/database/preparedStatements';
import {
  dayOrNull,
  id,
  integer,
  listAnswer,
  objectAnswer,
  text,
  textOrNull,
} from '../../platform/http/responses';
import { clause, when } from '../../platform/lists/slices';
import { anyOf, containing, fromDay, ids, toDay } from '../../platform/resource/filters';
import { by, byNullable, regularResource, shown } from '../../platform/resource/resource';
import { positionColumns } from './positions';

const taka = { type: 'number', description: 'taka' };

/** `not_due` → `notDue` */
const wireName = (column: string) =>
  column
    .split('_')
    .map((word, place) => (place ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join('');

/** What totals are made of: the states that money is in, and the sums beside them. */
const totalledStates = ['OUTSTANDING', ...moneyStates, 'OVERPAID', 'HELD', 'SECURED', 'ENCASHABLE'];

/** Sorts by an amount, with files that have none last: an index holds the others. */
const byAmount = (column: string) => ({
  ...byNullable(column),
  expression: sql`nullif(${sql.ref(column)}, 0)`,
  indexed: sql`${sql.ref(column)} > 0`,
});

/** The number of files, of a section or in a state, from the tallies. */
function tallied({ state = null, workPlaceId = null, ...others }: WireRecord) {
  const lists = [state, workPlaceId].map((list) => list as unknown[] | null);
  if (Object.keys(others).length || lists.some((list) => list && list.length !== 1)) return 'upTo';
  const [ofState, ofSection] = lists.map((list) => list?.[0]);
  const where = clause([
    ...when(ofState ?? null, (name) => sql`state = ${name}`),
    ...when(ofSection ?? null, (id) => sql`work_place_id = ${id}`),
  ]);
  const count = ofState
    ? sql`select coalesce(sum(files), 0) from money_tally ${where}`
    : sql`select coalesce(sum(filings), 0) from case_filing_tally ${where}`;
  return { count, population: `money_position ${lists.join(' ')}` };
}

/** Every file's money today, by the id of its filing (docs/contract.md, "Money"). */
export const moneyPositions = regularResource({
  name: 'money-positions',
  title: "The state of each file's money today",
  table: 'money_position_list',
  fields: {},
  derived: {
    caseFilingId: shown('money_position_list.id', id),
    nothiNumber: shown('money_position_list.nothi_number', text),
    companyName: {
      sql: sql`(select company_name from company c where c.id = money_position_list.company_id)`,
      schema: textOrNull,
    },
    workPlaceId: shown('money_position_list.work_place_id', id),
    ...Object.fromEntries(
      positionColumns.map((column) => [
        wireName(column),
        { sql: sql`${sql.ref(`money_position_list.${column}`)}::float8`, schema: taka },
      ]),
    ),
    changesOn: shown('money_position_list.changes_on', dayOrNull),
  },
  sorts: {
    caseFilingId: by('id'),
    nothiNumber: by('nothi_number_fold'),
    companyName: byNullable('company_name_fold'),
    workPlaceId: by('work_place_id'),
    ...Object.fromEntries(positionColumns.map((column) => [wireName(column), byAmount(column)])),
    outstanding: by('outstanding'),
    changesOn: byNullable('changes_on'),
  },
  filters: {
    q: containing('nothi_number_fold'),
    caseFilingId: ids('id'),
    workPlaceId: ids('work_place_id'),
    state: anyOf(
      Object.fromEntries(totalledStates.map((state) => [state, sql`${sql.ref(state.toLowerCase())} > 0`])),
    ),
    from: fromDay('changes_on'),
    to: toDay('changes_on'),
  },
  total: tallied,
});

/** How totals are grouped. */
export const groupings = ['state', 'section', 'section,state', 'month'] as const;

export const totalsQuery = z.object({
  by: z.preprocess((by) => by || undefined, z.enum(groupings, { error: 'notAChoice' }).default('state')),
});

export const totalsAnswer = listAnswer(
  objectAnswer({
    state: { ...text, enum: totalledStates },
    workPlaceId: integer,
    wpName: text,
    wpNameBn: textOrNull,
    month: { ...text, description: 'YYYY-MM' },
    kind: text,
    amount: taka,
    files: integer,
    filter: { type: 'object', additionalProperties: true, description: 'of the list that the figure opens' },
  }),
);

const sumsByState = prepared(
  'moneyByState',
  `select state, sum(amount)::float8 as amount, sum(files)::bigint as files,
    json_build_object('state', state) as filter
  from money_tally group by state having sum(files) <> 0 order by array_position($1::text[], state)`,
);

const sumsBySection = prepared(
  'moneyBySection',
  `select work_place_id as "workPlaceId", name as "wpName", name_bn as "wpNameBn", state,
    sum(amount)::float8 as amount, sum(files)::bigint as files,
    json_build_object('workPlaceId', work_place_id, 'state', state) as filter
  from money_tally join work_place w on w.id = work_place_id
  where state = any($1::text[])
  group by w.id, work_place_id, state having sum(files) <> 0
  order by w.position nulls last, w.name_fold, w.id, array_position($1::text[], state)`,
);

const sumsByMonth = prepared(
  'moneyByMonth',
  `select to_char(month, 'YYYY-MM') as month, kind, sum(amount)::float8 as amount,
    json_build_object('kind', kind, 'from', month, 'to', (month + interval '1 month')::date - 1) as filter
  from money_month_tally group by month, kind having sum(amount) <> 0 order by money_month_tally.month, kind`,
);

/** Sums over all files from the tallies: by state and section as of now, or what was collected by month and kind. */
export function moneyTotals(db: Db, grouping: (typeof groupings)[number]) {
  if (grouping === 'month') return sumsByMonth(db, []);
  if (grouping === 'state') return sumsByState(db, [totalledStates]);
  return sumsBySection(db, [grouping === 'section' ? ['OUTSTANDING'] : totalledStates]);
}
