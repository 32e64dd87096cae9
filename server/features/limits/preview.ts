import { sql, type Kysely, type RawBuilder } from 'kysely';
import { calendarOf, type ClosedDay, type weeklyDaysOff } from '../../../domain/calendars';
import type { Day } from '../../../domain/dates';
import { calendarOfCode } from '../../../domain/limitation/codes';
import { countLimit } from '../../../domain/limitation/count';
import type { RuleValues } from '../../../domain/limitation/rules';
import type { Database } from '../../platform/database/schema';
import { notFound } from '../../platform/http/errors';
import type { NewEntries } from '../hearings/closedDays';
import { openDaysIn, openDaysOf } from './counting';
import { BATCH, candidates, type Candidate, type Scope } from './recount';

type Db = Kysely<Database>;
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
