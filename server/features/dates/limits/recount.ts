import { sql, type RawBuilder } from 'kysely';
import type { CalendarCode } from '../../../../domain/calendars';
import type { Day } from '../../../../domain/dates';
import { calendarOfCode, limitCodes } from '../../../../domain/limitation/codes';
import type { Db, Trx } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';
import { clause } from '../../../platform/lists/slices';
import { countableColumns, counted, countLeft, openDaysIn, storeCounted, type Countable } from './counting';

/** Which limits a change may move: those of a code, or those that follow a calendar on some days. */
export interface Scope {
  calendarCode: CalendarCode | null;
  code: string | null;
  fromDay: Day | null;
  toDay: Day | null;
}

/** A limit with the values that it is counted from and the dates that result. */
export interface Candidate extends Countable {
  orderDate: Day | null;
  byCount: Day | null;
  mayFile: Day | null;
  aimFor: Day | null;
  extended: Day | null;
  overrideDate: Day | null;
  ended: string | null;
}

export const BATCH = 2000;

/** The next limits of a scope that have a trigger date, by id. @param lock a clause such as `for update of l` */
export async function candidates(
  db: Db,
  scope: Scope,
  afterId: number,
  where: readonly RawBuilder<unknown>[],
  lock: RawBuilder<unknown> = sql``,
): Promise<Candidate[]> {
  const conditions = [
    sql`l.id > ${afterId}`,
    sql`l.trigger_date is not null`,
    ...where,
    ...conditionsOf(scope),
  ];
  const { rows } = await sql<Candidate>`
    select ${countableColumns}, l.order_date, l.by_count, l.may_file, l.aim_for, l.extended, l.override_date, l.ended
    from time_limit l join limitation_rule r on r.id = l.rule_id
    ${clause(conditions)} order by l.id limit ${BATCH} ${lock}
  `.execute(db);
  return rows;
}

/**
 * A closed day can move only limits for which it lies between the day to aim for and the last day. Where
 * working days are counted, it may lie anywhere between the trigger and the last day.
 */
function conditionsOf({ calendarCode, code, fromDay, toDay }: Scope): RawBuilder<unknown>[] {
  if (code !== null) return [sql`l.code = ${code}`];
  const first = sql`case when 'WORKING_DAYS' in (r.unit, r.extension_unit) then l.trigger_date else l.aim_for end`;
  const rollsBy = calendarCode && rollingBy(calendarCode);
  return [
    ...(rollsBy ? [rollsBy] : []),
    ...(toDay ? [sql`${first} <= ${toDay}::date`] : []),
    ...(fromDay ? [sql`greatest(l.may_file, l.extended) >= ${fromDay}::date`] : []),
  ];
}

/**
 * SQL: the limits whose last day is moved off closed days by this calendar. Codes without a calendar of their own
 * follow the office's.
 */
function rollingBy(calendarCode: CalendarCode): RawBuilder<unknown> {
  if (calendarCode !== 'OFFICE') {
    const codes = Object.keys(limitCodes).filter((code) => calendarOfCode(code) === calendarCode);
    return sql`l.code = any(${codes}::text[])`;
  }
  const others = Object.keys(limitCodes).filter((code) => calendarOfCode(code) !== 'OFFICE');
  return sql`l.code <> all(${others}::text[])`;
}

/** SQL: the limits `l` that no waiting recount may change. By their codes alone, since their stored days may be wrong. */
export async function untouchedByRecounts(db: Db): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<Pick<Scope, 'calendarCode' | 'code'>>`
    select distinct calendar_code, code from limit_recount
  `.execute(db);
  const touched = rows.map(({ calendarCode, code }) =>
    calendarCode === null ? sql`l.code = ${code}` : rollingBy(calendarCode),
  );
  return touched.length ? sql`not (${sql.join(touched, sql` or `)})` : sql`true`;
}

interface Recount extends Scope {
  id: number;
  doneTo: number;
}

/**
 * Counts the next limits again that a changed closed day, calendar or rule may move, and stores those that it
 * moves. Each batch is one transaction, so whatever ends the process leaves nothing half done. A recount that fails
 * is put at the end of the queue and tried again after the others.
 * @returns whether there was anything to do.
 */
export async function recountNext(db: Db): Promise<boolean> {
  let tried: number | undefined;
  try {
    return await inTransaction(db, null, async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      if (await countLeft(trx, BATCH)) return true;
      const recount = await nextRecount(trx);
      tried = recount?.id;
      if (recount) await recountBatch(trx, recount);
      return recount !== undefined;
    });
  } catch (error) {
    if (tried !== undefined) await putLast(db, tried);
    throw error;
  }
}

const putLast = (db: Db, id: number) =>
  sql`
    with failed as (delete from limit_recount where id = ${id} returning calendar_code, code, from_day, to_day, done_to)
    insert into limit_recount (calendar_code, code, from_day, to_day, done_to) select * from failed
  `.execute(db);

async function recountBatch(trx: Trx, { id, doneTo, ...scope }: Recount): Promise<void> {
  if (scope.code !== null && doneTo === 0) await followRules(trx, scope.code);
  // locked, so that a concurrent edit cannot change a limit's days or end it between reading and storing
  const rows = await candidates(trx, scope, doneTo, [sql`l.ended is null`], sql`for update of l`);
  await storeCounted(trx, await countedAll(trx, rows));
  if (rows.length < BATCH) await trx.deleteFrom('limitRecount').where('id', '=', id).execute();
  else
    await trx
      .updateTable('limitRecount')
      .set({ doneTo: rows.at(-1)!.id })
      .where('id', '=', id)
      .execute();
}

/**
 * The oldest recount that no other process works on. Other waiting recounts of the same scope are done with it,
 * since their changes were committed before the calendars and rules are read.
 */
async function nextRecount(trx: Trx): Promise<Recount | undefined> {
  const next = await trx
    .selectFrom('limitRecount')
    .selectAll()
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!next || next.doneTo > 0) return next;
  const { rows } = await sql<Pick<Scope, 'fromDay' | 'toDay'>>`
    delete from limit_recount where id in (
      select id from limit_recount
      where id <> ${next.id} and done_to = 0
        and (calendar_code, code) is not distinct from (${next.calendarCode}::text, ${next.code}::text)
      for update skip locked
    ) returning from_day, to_day
  `.execute(trx);
  const widest = rows.reduce(
    ({ fromDay, toDay }, other) => ({
      fromDay: fromDay && other.fromDay && (fromDay < other.fromDay ? fromDay : other.fromDay),
      toDay: toDay && other.toDay && (toDay > other.toDay ? toDay : other.toDay),
    }),
    { fromDay: next.fromDay, toDay: next.toDay },
  );
  await trx.updateTable('limitRecount').set(widest).where('id', '=', next.id).execute();
  return { ...next, ...widest };
}

/**
 * Gives the open limits of a code the version of its rule that now applies to the date of their order. If a
 * version fills a gap, limits are started for the orders of the days in that gap, except those long past.
 */
async function followRules(trx: Trx, code: string): Promise<void> {
  await sql`
    update time_limit l set rule_id = r.id, side = limit_side(p.outcome, r.side), version = l.version + 1,
      changed_by = null, changed_at = now()
    from proceeding p, limitation_rule r
    where l.code = ${code} and l.ended is null and p.id = l.proceeding_id
      and r.id = limitation_rule_on(l.code, l.order_date)
      and (l.rule_id, l.side) is distinct from (r.id, limit_side(p.outcome, r.side))
  `.execute(trx);
  const kinds = limitCodes[code]?.startedBy ?? [];
  await sql`
    select settle_limits(p.id) from limitation_rule r
    join proceeding p on p.kind = any(${[...kinds]}::text[])
      and daterange(r.valid_from, r.valid_to, '[]') @> p.decided_on
    join case_filing f on f.id = p.case_filing_id
    where r.code = ${code} and f.status <> 'CLOSED'
      and limit_longest_end(r, p.decided_on) >= (now() at time zone 'Asia/Dhaka')::date - interval '1 year'
      and not exists (
        select from time_limit l where l.proceeding_id = p.id and (l.is_started or l.code = r.code)
          and not (l.ended = 'STOPPED' and l.reason is null)
      )
  `.execute(trx);
}

async function countedAll(db: Db, rows: readonly Candidate[]) {
  const openDays = openDaysIn(db);
  return Promise.all(rows.map(async (row) => ({ id: row.id, ...(await counted(row, openDays)) })));
}
