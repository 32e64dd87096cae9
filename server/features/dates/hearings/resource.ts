import { sql, type RawBuilder } from 'kysely';
import type { Day } from '../../../../domain/dates';
import type { Values } from '../../../../domain/fields';
import { hearingFields, origins, purposes, results, type HearingDay } from '../../../../domain/hearings';
import { kindNames } from '../../../../domain/proceedings';
import type { WireRecord } from '../../../../domain/wire';
import type { Db, Trx } from '../../../platform/database/schema';
import { searchText } from '../../../platform/http/checking';
import { invalidField } from '../../../platform/http/errors';
import { dayOrNull, integer, integerOrNull, text, textOrNull } from '../../../platform/http/responses';
import {
  anyOf,
  filter,
  fromDay,
  ids,
  mine,
  oneOf,
  toDay,
  todayInDhaka,
} from '../../../platform/resource/filters';
import { regularResource, shown, by, byNullable, byText } from '../../../platform/resource/resource';
import { closedDayWarning } from './calendars';
import { saveChanged } from '../../../platform/writes/edits';
import { searchTerm } from '../../../platform/lists/searching';
import { isSameCourt } from './names';
import { addHearings, checkHearing, removeHearing } from './writes';
import { ofReadableKinds, refuseUnreadable } from '../../cases/proceedings';
import type { SignedInUser } from '../../../platform/http/access';
import { conditionsOf } from '../../../platform/resource/pages';
import { clause } from '../../../platform/lists/slices';

/**
 * Joins proceeding, filing and company, so that a record reads them once. A sort reads only the table that it
 * needs.
 */
const matter = sql`left join lateral (
  select p.record_id, p.number, p.decided_on, f.nothi_number, c.company_name
  from proceeding p join case_filing f on f.id = p.case_filing_id left join company c on c.id = f.company_id
  where p.id = hearing.proceeding_id
) matter on true`;

const ofFiling = (expression: RawBuilder<unknown>) =>
  sql`(select ${expression} from case_filing f where f.id = hearing.case_filing_id)`;

/**
 * SQL: whether the day is past and the result is missing. It is not missing if the hearing was entered more
 * than 30 days after it, or if the case is decided; types without a date of decision show this by their
 * status. `exists` is avoided, because with it PostgreSQL would hash all proceedings.
 */
export const isMissing = sql`(
  result is null and not was_past and date < ${todayInDhaka}
  and (
    select decided_on is null and status is distinct from 'ORDER_PASSED'
    from proceeding where id = hearing.proceeding_id
  )
)`;

/**
 * SQL: the order of the cause lists, as `byCourt` (src/hearings/hearingNames.tsx) has it on screen: by court, item
 * number and time, with missing values last. A case that is heard with an item comes after that item. Courts are
 * folded: a cause list may write the same court in capitals.
 */
const inCauseListOrder = sql`
  array[folded(court), coalesce(item_no, with_id), item_no, time::text] collate item_number`;

/** SQL: the order of a day of several courts, by time, then as above. */
const inOrderOfDay = sql`
  array[time::text, folded(court), coalesce(item_no, with_id), item_no] collate item_number`;

const hasResult = {
  ...Object.fromEntries(results.map((each) => [each, sql`result = ${each}`])),
  none: sql`result is null`,
  missing: isMissing,
};

/** The answer's warning that the court does not sit on the hearing's day. */
export const closedDaySchema = {
  type: ['object', 'null'],
  properties: {
    code: { type: 'string', enum: ['CLOSED_DAY'] },
    name: text,
    nameBn: textOrNull,
    nextOpen: { type: 'string', format: 'date', description: 'the next day on which the court sits' },
  },
};

const derived = {
  kind: shown('hearing.kind', { ...text, enum: kindNames }),
  recordId: shown('matter.record_id', integer),
  number: shown('matter.number', textOrNull),
  caseFilingId: shown('hearing.case_filing_id', integer),
  nothiNumber: shown('matter.nothi_number', text),
  companyName: shown('matter.company_name', textOrNull),
  workPlaceId: shown('hearing.work_place_id', integer),
  nextId: shown('hearing.next_id', integerOrNull),
  nextDate: {
    sql: sql`(select following.date from hearing following where following.id = hearing.next_id)`,
    schema: dayOrNull,
  },
  decidedOn: shown('matter.decided_on', dayOrNull),
  origin: shown('hearing.origin', { ...text, enum: origins }),
  isMissing: { sql: isMissing, schema: { type: 'boolean' } },
};

/** Hearings of any proceeding (docs/contract.md, "Hearings"). */
export const hearings = regularResource({
  name: 'hearings',
  title: 'Hearings',
  table: 'hearing',
  fields: hearingFields,
  derived,
  joins: matter,
  sorts: {
    date: { ...by('date'), ties: inOrderOfDay },
    time: byNullable('time'),
    court: { column: 'court', nullable: false, expression: inCauseListOrder },
    itemNo: { ...byNullable('item_no'), expression: sql`item_no collate item_number` },
    purpose: byNullable('purpose'),
    lawOfficer: byText('law_officer'),
    result: byNullable('result'),
    kind: by('kind'),
    number: byText('number', sql`(select number from proceeding where id = hearing.proceeding_id)`),
    nothiNumber: byText('nothi_number', ofFiling(sql`f.nothi_number`)),
    companyName: byText(
      'company_name',
      ofFiling(sql`(select company_name from company where id = f.company_id)`),
    ),
    nextDate: { ...byNullable('next_date'), expression: derived.nextDate.sql },
    proceedingId: by('proceeding_id'),
    caseFilingId: by('case_filing_id'),
    workPlaceId: by('work_place_id'),
    origin: by('origin'),
  },
  filters: {
    from: fromDay('date'),
    to: toDay('date'),
    caseFilingId: ids('case_filing_id'),
    proceedingId: ids('proceeding_id'),
    workPlaceId: ids('work_place_id'),
    kind: oneOf('kind', kindNames),
    lawOfficer: filter(searchText, (name) => sql`folded(law_officer) = ${searchTerm(name)}`),
    court: filter(searchText, (name) => isSameCourt(sql`court`, name)),
    purpose: oneOf('purpose', purposes),
    result: anyOf(hasResult),
    mine: mine(isMine),
  },
  visibleTo: ofReadableKinds,
  total: 'upTo',
  remarks: { schema: { warning: closedDaySchema }, of: dayWarning },
  async create(trx, values, user) {
    await refuseUnreadable(trx, values, user);
    await checkHearing(trx, values);
    const [id] = await addHearings(trx, [values as Entered], user.userId);
    return id!;
  },
  async save(trx, id, values, user) {
    const stored = await trx.selectFrom('hearing').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    if (stored.proceedingId !== values.proceedingId) throw invalidField('proceedingId', 'hearingFixed');
    await checkHearing(trx, values, stored);
    await saveChanged(trx, 'hearing', id, values, user.userId);
  },
  remove: removeHearing,
});

/** `{warning}` says that the court does not sit on the hearing's day; it is null if the court sits. */
export async function dayWarning(trx: Trx, { kind, date }: WireRecord): Promise<WireRecord> {
  return { warning: await closedDayWarning(trx, { kind: kind as string, date: date as Day }) };
}

/** Checked values: required fields are present. */
type Entered = Values<typeof hearingFields> & { proceedingId: number; date: string };

/**
 * SQL: whether a hearing or time limit belongs to a section of the user or to a file that the user follows. It has
 * arrays instead of subqueries, since within `or` PostgreSQL uses an index only for arrays.
 */
export function isMine(userId: number): RawBuilder<unknown> {
  return sql`(
    work_place_id = any (array(select work_place_id from user_work_place where user_id = ${userId}))
    or case_filing_id = any (array(select case_filing_id from follow where user_id = ${userId}))
  )`;
}

/** How many hearings that match a filter each day has; days without any are left out. */
export async function hearingDays(db: Db, filter: WireRecord, user: SignedInUser): Promise<HearingDay[]> {
  // hearings and missing results are counted separately, each by its own index: a single scan would read the row of
  // every hearing
  const conditions = conditionsOf(hearings, filter, user);
  const perDay = (where: typeof conditions) => sql`
    select date, count(*)::int as hearings from hearing ${clause(where)} group by date
  `;
  const { rows } = await sql<HearingDay>`
    select date, every_one.hearings, coalesce(missing.hearings, 0) as missing
    from (${perDay(conditions)}) as every_one left join (${perDay([...conditions, isMissing])}) as missing using (date)
    order by date
  `.execute(db);
  return rows;
}
