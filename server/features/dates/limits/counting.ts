import { sql, type RawBuilder } from 'kysely';
import type { Calendar, CalendarCode } from '../../../../domain/calendars';
import type { Day } from '../../../../domain/dates';
import { calendarOfCode } from '../../../../domain/limitation/codes';
import {
  countLimit,
  type CountingRule,
  type Limit,
  type OpenDays,
} from '../../../../domain/limitation/count';
import type { Db, Trx } from '../../../platform/database/schema';
import { calendarBy } from '../hearings/calendars';

/** A limit and its rule, as far as its dates depend on them. */
export interface Countable extends CountingRule {
  id: number;
  code: string;
  triggerDate: Day;
  copyApplied: Day | null;
  copyReady: Day | null;
}

/**
 * Returns a function that gives the open days of a calendar as they are entered now. Each calendar is read once.
 */
export function openDaysIn(db: Db): (code: CalendarCode) => Promise<OpenDays> {
  const read = new Map<CalendarCode, Promise<OpenDays>>();
  return (code) => {
    const calendar = read.get(code) ?? calendarBy(db, { code }).then((found) => openDaysOf(found!));
    read.set(code, calendar);
    return calendar;
  };
}

/** The days on which the office is open, whether or not the court sits. */
export const openDaysOf = (calendar: Calendar): OpenDays => ({
  isOpen: (day) => calendar.on(day).officeOpen,
  closureOn: calendar.holidayOn,
});

/** Counts a limit by the calendar of the court where it is filed. */
export const counted = async (
  { code, triggerDate, copyApplied, copyReady, ...rule }: Omit<Countable, 'id'>,
  openDays: ReturnType<typeof openDaysIn>,
): Promise<Limit> =>
  countLimit(rule, { triggerDate, copyApplied, copyReady }, await openDays(calendarOfCode(code)));

/** The columns that counting reads, of `time_limit l join limitation_rule r`. */
export const countableColumns = sql`l.id, l.code, l.trigger_date, l.copy_applied, l.copy_ready,
  r.trigger, r.n, r.unit, r.extension_n, r.extension_unit, r.copy_excluded, r.rolls`;

/** The most limits that are counted at once. No request changes as many; a job counts the rest. */
const AT_ONCE = 200;

/**
 * Counts up to 200 limits whose trigger day or rule has changed, those of this transaction first. Counting is
 * part of the change that made it necessary, so it does not raise the version of a limit that this
 * transaction has changed.
 * @returns how many were counted.
 */
export const countPending = (trx: Trx): Promise<number> =>
  countMarked(trx, sql`l.changed_at desc, l.id`, AT_ONCE);

/**
 * Counts limits that requests, imports and migrations have left uncounted, by id: sorting by time would read
 * all of them for each batch. @returns how many were counted, at most `most`.
 */
export const countLeft = (trx: Trx, most: number): Promise<number> => countMarked(trx, sql`l.id`, most);

/** Counts all limits that this transaction, which may be larger than a request's, has changed. */
export async function countOwn(trx: Trx): Promise<void> {
  while ((await countMarked(trx, sql`l.id`, AT_ONCE, sql`l.changed_at = now()`)) === AT_ONCE);
}

async function countMarked(
  trx: Trx,
  order: RawBuilder<unknown>,
  most: number,
  which: RawBuilder<unknown> = sql`true`,
): Promise<number> {
  const { rows } = await sql<Countable>`
    select ${countableColumns} from time_limit l join limitation_rule r on r.id = l.rule_id
    where l.needs_count and ${which} order by ${order} limit ${most} for update of l skip locked
  `.execute(trx);
  if (!rows.length) return 0;
  const openDays = openDaysIn(trx);
  const limits = await Promise.all(
    rows.map(async (row) => ({ id: row.id, ...(await counted(row, openDays)) })),
  );
  await storeCounted(trx, limits, { isSameWrite: true });
  return rows.length;
}

/** Stores dates and working of limits, as far as they differ. */
export async function storeCounted(
  trx: Db,
  limits: readonly (Limit & { id: number })[],
  { isSameWrite = false } = {},
): Promise<void> {
  await sql`
    update time_limit l set by_count = c."byCount", may_file = c."mayFile", aim_for = c."aimFor", extended = c.extended,
      steps = c.steps, needs_count = false,
      version = l.version + case when ${isSameWrite} and l.changed_at = now() then 0 else 1 end,
      changed_by = current_actor(), changed_at = now()
    from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) as c (
      id bigint, "byCount" date, "mayFile" date, "aimFor" date, extended date, steps jsonb
    )
    where l.id = c.id and (l.needs_count or (l.by_count, l.may_file, l.aim_for, l.extended, l.steps)
      is distinct from (c."byCount", c."mayFile", c."aimFor", c.extended, c.steps))
  `.execute(trx);
}
