import { sql, type RawBuilder } from 'kysely';
import { calendarOf, type ClosedDay, type weeklyDaysOff } from '../../../../domain/calendars';
import type { Day } from '../../../../domain/dates';
import { calendarOfCode } from '../../../../domain/limitation/codes';
import { countLimit } from '../../../../domain/limitation/count';
import type { RuleValues } from '../../../../domain/limitation/rules';
import type { Db, Trx } from '../../../platform/database/schema';
import { notFound, ApiError } from '../../../platform/http/errors';
import type { NewEntries } from '../hearings/calendars';
import { openDaysIn, openDaysOf, countPending } from './counting';
import { BATCH, candidates, type Candidate, type Scope } from './recount';
import { DatabaseError } from 'pg';
import { columnName } from '../../../platform/database/preparedStatements';
import { inTransaction, type Actor, type Origin } from '../../../platform/database/transaction';
import { challengedOrder, type Reader } from '../../cases/proceedings';

type Where = readonly RawBuilder<unknown>[];

/**
 * A limit that a change would move, or a limit that the change concerns but does not move, for the reason `why`.
 */
export type Moved =
  { limitId: number; from: Day; to: Day } | { limitId: number; why: 'done' | 'overridden' | 'noRule' };

/**
 * Yields in batches which limits a change of closed days would move. `replacedId` is the entry that the days
 * replace; without days it is deleted. Nothing is written. @throws 404
 */
export async function* movesByClosedDays(
  db: Db,
  { calendarIds, days }: NewEntries,
  replacedId: number | null,
  where: Where,
): AsyncGenerator<Moved[]> {
  const replaced =
    replacedId === null
      ? undefined
      : await db.selectFrom('closedDay').select('calendarId').where('id', '=', replacedId).executeTakeFirst();
  if (replacedId !== null && !replaced) throw notFound();
  for (const calendarId of new Set([...calendarIds, ...(replaced ? [replaced.calendarId] : [])])) {
    const added = calendarIds.includes(calendarId) ? days : [];
    yield* movesByCalendar(db, { calendarId, added, replacedId }, where);
  }
}

interface CalendarChange {
  calendarId: number;
  added?: readonly ClosedDay[];
  replacedId?: number | null;
  daysOff?: keyof typeof weeklyDaysOff;
}

/** Which limits a changed calendar would move, in batches. Nothing is written. @throws 404 */
export async function* movesByCalendar(
  db: Db,
  { calendarId, added = [], replacedId = null, daysOff }: CalendarChange,
  where: Where,
): AsyncGenerator<Moved[]> {
  const calendar = await db
    .selectFrom('calendar')
    .select(['code', 'daysOff'])
    .where('id', '=', calendarId)
    .executeTakeFirst();
  if (!calendar) throw notFound();
  const entries = await db
    .selectFrom('closedDay')
    .select(['id', 'fromDay as from', 'toDay as to', 'name', 'nameBn', 'kind'])
    .where('calendarId', '=', calendarId)
    .orderBy('id')
    .execute();
  const stay = entries.filter(({ id }) => id !== replacedId);
  const days = openDaysOf(calendarOf(daysOff ?? calendar.daysOff, [...stay, ...added]));
  const changed = daysOff ? [] : [...added, ...entries.filter(({ id }) => id === replacedId)];
  const scope = {
    calendarCode: calendar.code,
    code: null,
    fromDay: changed.map(({ from }) => from).toSorted()[0] ?? null,
    toDay:
      changed
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? null,
  };
  yield* movesOf(db, scope, where, (row) => countLimit(row, row, days));
}

/** Which limits a rule would move, as a new version or in place of the version with its id. Nothing is written. */
export async function* movesByRule(
  db: Db,
  { id, ...values }: RuleValues & { id?: number },
  where: Where,
): AsyncGenerator<Moved[]> {
  const versions = await db
    .selectFrom('limitationRule')
    .selectAll()
    .where('code', '=', values.code)
    .execute();
  const others = versions.filter((version) => version.id !== id);
  const toBe = {
    ...values,
    copyExcluded: values.copyExcluded ?? false,
    rolls: values.rolls ?? true,
  };
  const holds = ({ validFrom, validTo }: { validFrom: Day | null; validTo: Day | null }, day: Day) =>
    (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo);
  const scope = { calendarCode: null, code: values.code, fromDay: null, toDay: null };
  const openDays = openDaysIn(db);
  yield* movesOf(db, scope, where, async (row) => {
    const day = row.orderDate ?? row.triggerDate;
    const rule = [toBe, ...others].find((version) => holds(version, day));
    // no version would apply to the order any more: the limit stays, and is reported as `noRule`
    if (!rule && versions.some((version) => holds(version, day))) return null;
    const { trigger, n, unit } = rule ?? row;
    const counting = { ...row, ...rule, trigger: trigger!, n: n!, unit: unit! };
    return countLimit(counting, row, await openDays(calendarOfCode(row.code)));
  });
}

const DATED = sql`l.by_count is not null and (l.ended is null or l.ended = 'DONE')`;

async function* movesOf(
  db: Db,
  scope: Scope,
  where: Where,
  count: (row: Candidate) => { mayFile: Day } | Promise<{ mayFile: Day } | null>,
): AsyncGenerator<Moved[]> {
  for (let after = 0; ;) {
    const rows = await candidates(db, scope, after, [DATED, ...where]);
    const moved: Moved[] = [];
    for (const row of rows) {
      const { id: limitId, mayFile: from } = row;
      const counted = await count(row);
      if (!counted && !row.ended) moved.push({ limitId, why: 'noRule' });
      const to = counted?.mayFile ?? from!;
      if (to === from) continue;
      if (row.ended) moved.push({ limitId, why: 'done' });
      else if (row.overrideDate) moved.push({ limitId, why: 'overridden' });
      else moved.push({ limitId, from: from!, to });
    }
    if (moved.length) yield moved;
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

interface RecordChange {
  table: string;
  id: number;
  /** New values by field. */
  values: Record<string, unknown>;
  /** Who would make the change. */
  reader: Reader;
}

/**
 * Finds which limits a changed record would move. The change is made, compared and rolled back, since
 * triggers decide what moves. @throws 404, 400 for a change that the register refuses
 */
export async function movesByRecord(
  db: Db,
  { table, id, values, reader }: RecordChange,
  where: readonly RawBuilder<unknown>[],
): Promise<Moved[]> {
  if (!Object.keys(values).length) return [];
  return movesByWrite(
    db,
    null,
    (trx) => limitsAround(trx, table, id, where),
    async (trx) => {
      const { fromId } = values as { fromId?: number | null };
      const stored = {
        ...values,
        ...(fromId !== undefined && { fromId: await challengedOrder(trx, id, fromId, reader) }),
      };
      const columns = Object.entries(stored).map(
        ([field, value]) => sql`${sql.ref(columnName(field))} = ${value}`,
      );
      await sql`update ${sql.table(table)} set ${sql.join(columns)} where id = ${id}`.execute(trx);
      if (table === 'time_limit') await markForCount(trx, id);
    },
  );
}

/** Which limits of a file a write would move; the write is rolled back. */
export const movesInFile = (
  db: Db,
  origin: Origin,
  caseFilingId: number | null,
  where: readonly RawBuilder<unknown>[],
  write: (trx: Trx) => Promise<unknown>,
): Promise<Moved[]> =>
  movesByWrite(
    db,
    origin,
    (trx) =>
      limitsOf(
        trx,
        sql`select id as proceeding_id from proceeding where case_filing_id = ${caseFilingId}`,
        where,
      ),
    write,
  );

async function movesByWrite(
  db: Db,
  origin: Actor | Origin,
  read: (trx: Trx) => Promise<Around[]>,
  write: (trx: Trx) => Promise<unknown>,
): Promise<Moved[]> {
  let found: Moved[] = [];
  try {
    await inTransaction(db, origin, async (trx) => {
      const before = await read(trx);
      await write(trx);
      await countPending(trx);
      const after = new Map((await read(trx)).map((limit) => [limit.id, limit]));
      found = before.flatMap((limit) => moveOf(limit, after.get(limit.id)) ?? []);
      throw new RolledBack();
    });
  } catch (error) {
    if (isRefused(error)) throw new ApiError(400, 'invalid');
    if (!(error instanceof RolledBack)) throw error;
  }
  return found;
}

/** Whether a constraint refuses the change, such as a reference to a record that does not exist. */
const isRefused = (error: unknown) => error instanceof DatabaseError && error.code?.startsWith('23');

/** Ends the transaction of a preview. */
class RolledBack extends Error {}

const markForCount = (trx: Trx, id: number) =>
  sql`
    update time_limit set needs_count = true where id = ${id} and rule_id is not null and trigger_date is not null
  `.execute(trx);

interface Around {
  id: number;
  mayFile: Day | null;
  overrideDate: Day | null;
  ended: string | null;
  /** The day of the order, if the limit runs from that day. */
  runsFrom: Day | null;
}

/** The move of one limit. A limit that is done stays, but is reported if the day of its order changes. */
function moveOf(before: Around, after: Around | undefined): Moved | null {
  const { id: limitId, mayFile: from } = before;
  const to = after?.mayFile ?? null;
  if (from === null || to === null) return null;
  if (from !== to) return before.overrideDate ? { limitId, why: 'overridden' } : { limitId, from, to };
  const isOtherOrder = before.runsFrom !== null && after?.runsFrom !== before.runsFrom;
  return before.ended === 'DONE' && isOtherOrder ? { limitId, why: 'done' } : null;
}

/** The time limits of the record's proceeding. @throws 404 */
async function limitsAround(
  trx: Trx,
  table: string,
  id: number,
  where: readonly RawBuilder<unknown>[],
): Promise<Around[]> {
  const proceedingId = sql.ref(table === 'proceeding' ? 'id' : 'proceeding_id');
  const record = sql`select ${proceedingId} as proceeding_id from ${sql.table(table)} where id = ${id}`;
  if (!(await sql`${record}`.execute(trx)).rows.length) throw notFound();
  return limitsOf(trx, record, where);
}

async function limitsOf(
  trx: Trx,
  proceedings: RawBuilder<unknown>,
  where: readonly RawBuilder<unknown>[],
): Promise<Around[]> {
  const { rows } = await sql<Around>`
    select l.id, l.may_file, l.override_date, l.ended,
      case when l.trigger_date = l.order_date and r.trigger in ('ISSUE', 'JUDGMENT') then p.decided_on end as runs_from
    from (${proceedings}) as record
    join proceeding p on p.id = record.proceeding_id
    join time_limit l on ${sql.join([sql`l.proceeding_id = p.id`, ...where], sql` and `)}
    left join limitation_rule r on r.id = l.rule_id
    order by l.id
  `.execute(trx);
  return rows;
}
