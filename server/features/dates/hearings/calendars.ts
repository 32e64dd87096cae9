import { sql } from 'kysely';
import { z } from 'zod';
import {
  calendarCodes,
  calendarFields,
  closedDayFields,
  closedDayKinds,
  LONGEST_CLOSED,
  calendarOf,
  calendarOfKind,
  type Calendar,
  type CalendarCode,
  type ClosedDay,
} from '../../../../domain/calendars';
import { daysBetween, isYearOffered, type Day } from '../../../../domain/dates';
import { dayText, valueOf } from '../../../platform/http/checking';
import { invalidField } from '../../../platform/http/errors';
import { day, text } from '../../../platform/http/responses';
import { containing, filter, fromDay, ids, oneOf, toDay } from '../../../platform/resource/filters';
import { by, byBengaliName, regularResource, shown } from '../../../platform/resource/resource';
import type { ProceedingKind } from '../../../../domain/proceedings';
import type { Db } from '../../../platform/database/schema';

/** The calendars of the office and the courts (docs/contract.md, "Calendars"). */
export const calendars = regularResource({
  name: 'calendars',
  title: 'Calendars of the office and the courts',
  table: 'calendar',
  fields: calendarFields,
  derived: { code: shown('calendar.code', { ...text, enum: calendarCodes }) },
  sorts: {
    name: by('name_fold'),
    nameBn: byBengaliName('name_fold'),
    daysOff: by('days_off'),
    code: by('code'),
  },
  filters: { q: containing('name_fold', 'name_bn_fold'), code: oneOf('code', calendarCodes) },
});

/** The closed days of a calendar, and its extra sitting days. */
export const closedDays = regularResource({
  name: 'closed-days',
  title: 'Closed days',
  table: 'closed_day',
  fields: closedDayFields,
  derived: { from: shown('closed_day.from_day', day), to: shown('closed_day.to_day', day) },
  sorts: {
    calendarId: by('calendar_id'),
    from: by('from_day'),
    to: by('to_day'),
    name: by('name_fold'),
    nameBn: byBengaliName('name_fold'),
    kind: by('kind'),
  },
  filters: {
    q: containing('name_fold', 'name_bn_fold'),
    calendarId: ids('calendar_id'),
    kind: oneOf('kind', closedDayKinds),
    // an entry of several days matches if one of its days is in the period
    from: fromDay('to_day'),
    to: toDay('from_day'),
    year: filter(
      z.coerce
        .number({ error: 'notANumber' })
        .int({ error: 'notANumber' })
        .min(1, { error: 'notANumber' })
        .max(9999, { error: 'notANumber' }),
      (year) => sql`from_day <= make_date(${year}::int, 12, 31) and to_day >= make_date(${year}::int, 1, 1)`,
    ),
  },
  row({ from, to, ...others }) {
    checkRange({ from: from!, to: to! });
    return { ...others, fromDay: from, toDay: to };
  },
  unique: { closed_day_once: { field: 'from', code: 'daysTaken' } },
});

/** @throws 400 for days in the wrong order, and for so many days that a year must be mistyped. */
export function checkRange({ from, to }: { from: Day; to: Day }, field = 'to'): void {
  if (to < from) throw invalidField(field, 'beforeFirstDay');
  if (daysBetween(from, to) >= LONGEST_CLOSED) throw invalidField(field, 'tooManyDays');
}

const name = valueOf(closedDayFields.name).transform((given) => given as string); // never null, because the name is required

/** The body of a list of closed days. */
export const newEntriesShape = z.object({
  calendarIds: z.array(z.int({ error: 'unknownReference' })).min(1, { error: 'fieldRequired' }),
  days: z
    .array(
      z.object({
        from: dayText,
        to: dayText,
        name,
        nameBn: valueOf(closedDayFields.nameBn).default(null),
        kind: z.enum(closedDayKinds, { error: 'notAChoice' }),
      }),
    )
    .min(1, { error: 'fieldRequired' })
    .max(1000, { error: 'invalid' }),
});

/** @throws 400 at the day that no entry may have. */
export function checkNewEntries({ days }: NewEntries): void {
  for (const [place, each] of days.entries()) {
    checkRange(each, `days.${place}.to`);
    if (!isYearOffered(each.from, true)) throw invalidField(`days.${place}.from`, 'noSuchDate');
  }
}

/** A warning that a hearing is on a day on which its court does not sit. */
interface ClosedDayWarning {
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
