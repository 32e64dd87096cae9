import {
  day,
  integer,
  listAnswer,
  objectAnswer,
  textOrNull,
  regularRoute,
} from '../../../platform/http/responses';
import { z } from 'zod';
import { daysOfEntry } from '../../../../domain/calendars';
import { daysBetween } from '../../../../domain/dates';
import type { Db } from '../../../platform/database/schema';
import { access } from '../../../platform/http/access';
import { checked, dayText, idParams, type App } from '../../../platform/http/checking';
import { invalidField, notFound } from '../../../platform/http/errors';
import { writeOf, once } from '../../../platform/writes/idempotency';
import { regularRoutes } from '../../../platform/resource/routes';
import {
  calendars,
  checkNewEntries,
  closedDays,
  newEntriesShape,
  addClosedDays,
  calendarBy,
} from './calendars';
import { hearingDays } from './resource';

const daysQuery = z.object({ from: dayText, to: dayText });

/** The longest period of one request, in days. */
const MOST_DAYS = 400;

const calendarDay = objectAnswer({
  date: day,
  officeOpen: { type: 'boolean' },
  courtSits: { type: 'boolean' },
  name: textOrNull,
  nameBn: textOrNull,
  hearings: { type: 'integer', description: 'those of any court that the user may see' },
});

/** Calendars and their closed days (docs/contract.md, "Calendars"). */
export async function calendarRoutes(app: App, { db }: { db: Db }) {
  regularRoutes(app, db, calendars);
  regularRoutes(app, db, closedDays);

  app.get(
    '/api/casebook/calendars/:id/days',
    regularRoute(
      access('calendars', 'read'),
      'What each day is in a calendar, and how many hearings it has',
      listAnswer(calendarDay),
      { params: idParams, querystring: checked(daysQuery) },
    ),
    async ({ params: { id }, query: { from, to }, user }) => {
      if (daysBetween(from, to) > MOST_DAYS) throw invalidField('to', 'tooManyDays');
      const [calendar, counted] = await Promise.all([
        calendarBy(db, { id }, from),
        hearingDays(db, { from, to }, user),
      ]);
      if (!calendar) throw notFound();
      const hearings = new Map(counted.map((each) => [each.date, each.hearings]));
      return daysOfEntry({ from, to }).map((date) => ({
        date,
        ...calendar.on(date),
        hearings: hearings.get(date) ?? 0,
      }));
    },
  );

  app.post(
    '/api/casebook/closed-days/many',
    regularRoute(
      access('closed-days', 'create'),
      'Add days to several calendars; those that are there already stay as they are',
      objectAnswer({ added: integer, same: integer }),
      { body: checked(newEntriesShape) },
    ),
    async (request) => {
      const { calendarIds, days } = request.body;
      checkNewEntries(request.body);
      return once(db, writeOf(request), async (trx) => {
        const known = await trx.selectFrom('calendar').select('id').where('id', 'in', calendarIds).execute();
        if (known.length < new Set(calendarIds).size) throw invalidField('calendarIds', 'unknownReference');
        return addClosedDays(trx, { calendarIds, days }, request.user.userId);
      });
    },
  );
}
