import type { Kysely } from 'kysely';
import {
  calendarOf,
  calendarOfKind,
  type Calendar,
  type CalendarCode,
  type ClosedDay,
} from '../../../domain/calendars';
import type { Day } from '../../../domain/dates';
import type { ProceedingKind } from '../../../domain/proceedings';
import type { Database } from '../../platform/database/schema';

type Db = Kysely<Database>;

/** A warning that a hearing is on a day on which its court does not sit. */
export interface ClosedDayWarning {
  code: 'CLOSED_DAY';
  name: string;
  nameBn: string | null;
  /** The next day on which the court sits. */
  nextOpen: Day;
}

/**
 * A calendar by its id or code, with its entries; null if there is none.
 * @param from entries that end before this day are left out
 */
export async function calendarBy(
  db: Db,
  by: { id: number } | { code: CalendarCode },
  from: Day = '0001-01-01',
): Promise<Calendar | null> {
  const [[column, value]] = Object.entries(by) as [['id' | 'code', never]];
  const found = await db
    .selectFrom('calendar')
    .select(['id', 'daysOff'])
    .where(column, '=', value)
    .executeTakeFirst();
  if (!found) return null;
  const entries = await db
    .selectFrom('closedDay')
    .select(['fromDay as from', 'toDay as to', 'name', 'nameBn', 'kind'])
    .where('calendarId', '=', found.id)
    .where('toDay', '>=', from)
    .orderBy('id')
    .execute();
  return calendarOf(found.daysOff, entries);
}

/** The warning for a hearing's day; null if its court sits. */
export async function closedDayWarning(
  db: Db,
  { kind, date }: { kind: string; date: Day },
): Promise<ClosedDayWarning | null> {
  if (date.startsWith('9999')) return null; // the next day of sitting might be in the year 10000
  const code = calendarOfKind[kind as ProceedingKind['name']];
  const calendar = await calendarBy(db, { code }, date);
  if (!calendar) return null;
  const { courtSits, name, nameBn } = calendar.on(date);
  if (courtSits) return null;
  return { code: 'CLOSED_DAY', name: name!, nameBn, nextOpen: calendar.nextOpen(date, 'courtSits') };
}

/** The same entries for several calendars. */
export interface NewEntries {
  calendarIds: readonly number[];
  days: readonly ClosedDay[];
}

/**
 * Adds the same days to several calendars, except days that a calendar already has with the same kind.
 * @returns how many were added, and how many existed.
 */
export async function addClosedDays(
  trx: Db,
  { calendarIds, days }: NewEntries,
  by: number,
): Promise<{ added: number; same: number }> {
  const rows = calendarIds.flatMap((calendarId) =>
    days.map(({ from, to, ...others }) => ({
      calendarId,
      fromDay: from,
      toDay: to,
      ...others,
      createdBy: by,
      changedBy: by,
    })),
  );
  const added = await trx
    .insertInto('closedDay')
    .values(rows as never)
    .onConflict((conflict) => conflict.constraint('closed_day_once').doNothing())
    .returning('id')
    .execute();
  return { added: added.length, same: rows.length - added.length };
}
