import { sql, type RawBuilder } from 'kysely';
import { LEAST_HOLIDAYS } from '../../../../domain/calendars';
import type { Day } from '../../../../domain/dates';
import { calendarOfCode } from '../../../../domain/limitation/codes';
import { MOST_BETWEEN } from '../../../../domain/limitation/count';
import { workingTexts, type CountingStep } from '../../../../domain/limitation/steps';
import { limitFields, limitStates, sides } from '../../../../domain/limits';
import { kindNames } from '../../../../domain/proceedings';
import type { WireRecord } from '../../../../domain/wire';
import type { Db, Trx } from '../../../platform/database/schema';
import type { SignedInUser } from '../../../platform/http/access';
import { plainText, searchText } from '../../../platform/http/checking';
import { ApiError, invalidField } from '../../../platform/http/errors';
import { dayOrNull, id, integerOrNull, text, textOrNull, listAnswer } from '../../../platform/http/responses';
import {
  anyOf,
  filter,
  fromDay,
  ids,
  mine,
  oneOf,
  texts,
  toDay,
  todayInDhaka,
} from '../../../platform/resource/filters';
import { contains } from '../../../platform/lists/searching';
import { recordsOf } from '../../../platform/resource/records';
import { regularResource, shown, by, byNullable, byText } from '../../../platform/resource/resource';
import { createLimit, saveLimit } from './writes';
import { isSameCourt } from '../hearings/names';
import { isMine } from '../hearings/resource';
import { hidingUnreadable, ofReadableKinds, readableKinds, refuseUnreadable } from '../../cases/proceedings';

const ofRule = (column: string, schema: Record<string, unknown>) => ({
  sql: sql`(select ${sql.ref(`r.${column}`)} from limitation_rule r where r.id = time_limit.rule_id)`,
  schema,
});
const ofProceeding = (column: string, schema: Record<string, unknown>) => ({
  sql: sql`(select ${sql.ref(`p.${column}`)} from proceeding p where p.id = time_limit.proceeding_id)`,
  schema,
});
const ofFiling = (expression: RawBuilder<unknown>, schema: Record<string, unknown>) => ({
  sql: sql`(select ${expression} from case_filing f where f.id = time_limit.case_filing_id)`,
  schema,
});

/** The state as of today. A limit is missed by its date alone, so no job has to mark it. */
const state = sql`case when time_limit.ended is not null then time_limit.ended
  when time_limit.last_day is null then 'WAITING' when time_limit.last_day < ${todayInDhaka} then 'MISSED' else 'RUNNING' end`;

const isIn: Record<(typeof limitStates)[number], RawBuilder<unknown>> = {
  WAITING: sql`(ended is null and last_day is null)`,
  // the condition on `due` follows from that on the last day; it limits the range of the index that is read
  RUNNING: sql`(ended is null and last_day >= ${todayInDhaka} and due >= ${todayInDhaka} - ${sql.lit(MOST_BETWEEN)}::int)`,
  MISSED: sql`(ended is null and last_day < ${todayInDhaka})`,
  DONE: sql`ended = 'DONE'`,
  NOT_NEEDED: sql`ended = 'NOT_NEEDED'`,
  STOPPED: sql`ended = 'STOPPED'`,
};

const before = { ...toDay('due'), where: (day: unknown) => sql`due < ${day}::date` };

const derived = {
  name: {
    sql: sql`coalesce(time_limit.name, (select r.name from limitation_rule r where r.id = time_limit.rule_id))`,
    schema: text,
  },
  nameBn: ofRule('name_bn', textOrNull),
  mayFile: shown('time_limit.may_file', dayOrNull),
  aimFor: shown('time_limit.aim_for', dayOrNull),
  extended: shown('time_limit.extended', dayOrNull),
  working: shown('time_limit.steps', listAnswer(text)),
  workingBn: shown('time_limit.steps', listAnswer(text)),
  verified: {
    sql: sql`coalesce((
      select r.verified_on is not null from limitation_rule r where r.id = time_limit.rule_id
    ), true)`,
    schema: { type: 'boolean' },
  },
  endedByHand: {
    sql: sql`time_limit.ended is not null and (time_limit.ended_by_hand or case time_limit.ended
      when 'DONE' then time_limit.done_by_id is null else time_limit.reason is not null end) is true`,
    schema: { type: 'boolean' },
  },
  state: { sql: state, schema: { type: 'string', enum: limitStates } },
  due: shown('time_limit.due', dayOrNull),
  daysLeft: {
    sql: sql`case when time_limit.ended is null then time_limit.due - ${todayInDhaka} end`,
    schema: integerOrNull,
  },
  ruleId: shown('time_limit.rule_id', integerOrNull),
  side: shown('time_limit.side', { type: 'string', enum: sides }),
  act: ofRule('act', textOrNull),
  section: ofRule('section', textOrNull),
  consequence: ofRule('consequence', textOrNull),
  responsible: {
    sql: sql`(select full_name from app_user u where u.id = time_limit.responsible_id)`,
    schema: textOrNull,
  },
  kind: shown('time_limit.kind', { ...text, enum: kindNames }),
  recordId: ofProceeding('record_id', id),
  number: ofProceeding('number', textOrNull),
  court: ofProceeding('court', textOrNull),
  caseFilingId: shown('time_limit.case_filing_id', id),
  nothiNumber: ofFiling(sql`f.nothi_number`, text),
  companyName: ofFiling(sql`(select company_name from company where id = f.company_id)`, textOrNull),
  workPlaceId: shown('time_limit.work_place_id', id),
};

const asStored = regularResource({
  name: 'limits',
  title: 'Time limits',
  table: 'time_limit',
  fields: limitFields,
  derived,
  sorts: {
    due: byNullable('due'),
    byCount: byNullable('by_count'),
    mayFile: byNullable('may_file'),
    aimFor: byNullable('aim_for'),
    extended: byNullable('extended'),
    overrideDate: byNullable('override_date'),
    daysLeft: { ...byNullable('days_left'), expression: derived.daysLeft.sql },
    triggerDate: byNullable('trigger_date'),
    state: { ...by('state'), expression: state },
    code: byNullable('code'),
    name: byText('name', derived.name.sql),
    verified: { ...by('verified'), expression: derived.verified.sql },
    ruleId: byNullable('rule_id'),
    side: by('side'),
    kind: by('kind'),
    proceedingId: by('proceeding_id'),
    caseFilingId: by('case_filing_id'),
    workPlaceId: by('work_place_id'),
    responsibleId: byNullable('responsible_id'),
    responsible: byText('responsible', derived.responsible.sql),
    number: byText('number', derived.number.sql),
    court: byText('court', derived.court.sql),
    nothiNumber: byText('nothi_number', derived.nothiNumber.sql),
    companyName: byText('company_name', derived.companyName.sql),
  },
  filters: {
    caseFilingId: ids('case_filing_id'),
    proceedingId: ids('proceeding_id'),
    state: anyOf(isIn),
    dueBefore: before,
    dueFrom: fromDay('due'),
    dueTo: toDay('due'),
    orderFrom: fromDay('order_date'),
    side: oneOf('side', sides),
    code: texts('code'),
    ruleId: ids('rule_id'),
    kind: oneOf('kind', kindNames),
    court: filter(
      plainText,
      (court) =>
        sql`exists (select from proceeding p where p.id = proceeding_id and ${isSameCourt(sql`p.court`, court ?? '')})`,
    ),
    workPlaceId: ids('work_place_id'),
    responsibleId: ids('responsible_id'),
    mine: mine(isMineToKeep),
    q: filter(searchText, (term) => {
      const found = contains('nothi_number_fold', term);
      return found && sql`case_filing_id in (select id from case_filing where ${found})`;
    }),
  },
  visibleTo: ofReadableKinds,
  total: 'upTo',
  async create(trx, values, user) {
    await refuseUnreadable(trx, values, user);
    const doneById = await enderOf(trx, values, null, user);
    return createLimit(trx, { ...values, doneById }, user.userId);
  },
  async save(trx, limitId, values, user) {
    const stored = await trx
      .selectFrom('timeLimit')
      .select('doneById')
      .where('id', '=', limitId)
      .executeTakeFirstOrThrow();
    const doneById = await enderOf(trx, values, stored.doneById, user);
    await saveLimit(trx, limitId, { ...values, doneById }, user.userId);
  },
  async remove(trx, limitId) {
    const { numDeletedRows } = await trx
      .deleteFrom('timeLimit')
      .where('id', '=', limitId)
      .where('isStarted', '=', false)
      .executeTakeFirst();
    if (!numDeletedRows) throw new ApiError(409, 'limitKept');
  },
  unique: { time_limit_by_code: { field: 'code', code: 'limitExists' } },
});

/**
 * SQL: whether a limit is the user's own: the user is responsible for it, belongs to its section or follows
 * its file. The second condition depends on no limit, so PostgreSQL checks it first, and does not read all
 * limits for a user who can have none.
 */
export function isMineToKeep(userId: number): RawBuilder<unknown> {
  return sql`(
    responsible_id = ${userId} or ${isMine(userId)}
  ) and (
    exists (select from user_work_place where user_id = ${userId})
    or exists (select from follow where user_id = ${userId})
    or exists (select from time_limit mine where mine.responsible_id = ${userId})
  )`;
}

/** Time limits: what may be filed by when, and why (docs/contract.md, "Limits"). */
export const limits = { ...asStored, records: readRecords };

/**
 * The records with the calculation of their last day in sentences, and without a `doneById` that the user may
 * not read. The rule's Act and verification and the list of missing holidays are as of today.
 */
async function readRecords(db: Db, limitIds: number[], user: SignedInUser) {
  const stored = await recordsOf(db, asStored, limitIds, user);
  const records = (await hidingUnreadable(db, stored, 'doneById', user)).map((record, place) =>
    // no case that this user may read has ended the limit
    record.doneById === stored[place]!.doneById ? record : { ...record, endedByHand: true },
  );
  const entered = records.length ? await yearsEntered(db) : new Map<string, number>();
  return records.map((record): WireRecord => {
    const { code, act, section, verified, mayFile, extended } = record;
    const steps = record.working as CountingStep[];
    const last = (extended && extended > mayFile! ? extended : mayFile) as Day | null;
    const year = last === null ? null : Number(last.slice(0, 4));
    const isEntered = year === null || year <= (entered.get(calendarOfCode(code as string | null)) ?? 0);
    const standing = code
      ? {
          act: act as string | null,
          section: section as string | null,
          isVerified: Boolean(verified),
          yearNotEntered: isEntered ? null : year,
        }
      : null;
    return {
      ...record,
      working: workingTexts(steps, standing, 'en'),
      workingBn: workingTexts(steps, standing, 'bn'),
    };
  });
}

/** For each calendar the last year whose movable holidays have been entered, not only a few of them. */
async function yearsEntered(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; year: number }>`
    select code, max(year) as year from (
      select c.code, year from calendar c
      join closed_day d on d.calendar_id = c.id and d.kind = 'PUBLIC'
      cross join generate_series(extract(year from d.from_day)::int, extract(year from d.to_day)::int) as year
      group by c.code, year
      having sum(least(d.to_day, make_date(year, 12, 31)) - greatest(d.from_day, make_date(year, 1, 1)) + 1)
        >= ${LEAST_HOLIDAYS}
    ) as entered group by code
  `.execute(db);
  return new Map(rows.map(({ code, year }) => [code, year]));
}

/**
 * The `doneById` to store: a proceeding of the same file. If null is sent, a stored proceeding that the user
 * may not read stays. @throws 400 if there is no such proceeding, or none that the user may read.
 */
async function enderOf(
  trx: Trx,
  { proceedingId, doneById }: { proceedingId: number | null; doneById: number | null },
  stored: number | null,
  user: SignedInUser,
): Promise<number | null> {
  const named = doneById ?? stored;
  if (named === null) return null;
  const { rows } = await sql<{ isReadable: boolean; isOfFile: boolean }>`
    select kind = any(${readableKinds(user)}::text[]) as is_readable,
      case_filing_id = (select case_filing_id from proceeding where id = ${proceedingId}) as is_of_file
    from proceeding where id = ${named}
  `.execute(trx);
  const [found] = rows;
  if (doneById === null) return found && !found.isReadable ? stored : null;
  if (!found?.isReadable || !(found.isOfFile || doneById === stored))
    throw invalidField('doneById', 'unknownReference');
  return doneById;
}
