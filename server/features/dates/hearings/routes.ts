import {
  integer,
  integerOrNull,
  listAnswer,
  objectAnswer,
  text,
  textOrNull,
  regularRoute,
} from '../../../platform/http/responses';
import { z } from 'zod';
import { daysBetween, type Day } from '../../../../domain/dates';
import { hearingFields } from '../../../../domain/hearings';
import { proceedingFields } from '../../../../domain/proceedings';
import type { Db } from '../../../platform/database/schema';
import { access } from '../../../platform/http/access';
import { checked, dayText, idParams, valueOf, type App } from '../../../platform/http/checking';
import { invalidField } from '../../../platform/http/errors';
import { writeOf, once } from '../../../platform/writes/idempotency';
import { listQuery } from '../../../platform/resource/query';
import { recordsOf, regularAnswer } from '../../../platform/resource/records';
import { regularRoutes } from '../../../platform/resource/routes';
import { hold } from '../../../platform/resource/writes';
import { closedDaySchema, dayWarning, hearings, hearingDays } from './resource';
import { readableKinds } from '../../cases/proceedings';
import { courtsAndOfficers } from './names';
import { moveHearings, undoMove } from './moves';
import { enterResult } from './writes';

const { time, court, lawOfficer, purpose, result, resultNote } = hearingFields;
const hearingDay = valueOf(hearingFields.date).transform((given) => given as Day); // never null, because the date is required

const resultShape = z.object({
  result: valueOf(result),
  resultNote: valueOf(resultNote).optional(),
  next: z
    .object({
      date: hearingDay,
      time: valueOf(time).optional(),
      court: valueOf(court).optional(),
      lawOfficer: valueOf(lawOfficer).optional(),
      purpose: valueOf(purpose).optional(),
    })
    .nullish(),
  decidedOn: valueOf(proceedingFields.decidedOn).optional(),
  version: z.int({ error: 'notANumber' }).nullish(),
});

const moveShape = z
  .object({
    filter: z.record(z.string(), z.unknown()).optional(),
    ids: z.array(z.int({ error: 'notANumber' })).optional(),
    set: z
      .object({
        date: hearingDay.optional(),
        court: valueOf(court).optional(),
        lawOfficer: valueOf(lawOfficer).optional(),
      })
      .refine((set) => Object.keys(set).length > 0, { error: 'fieldRequired' }),
    dryRun: z.boolean({ error: 'notYesOrNo' }).default(false),
    preview: z.string({ error: 'notText' }).optional(),
  })
  .refine(({ filter, ids }) => (filter === undefined) !== (ids === undefined), { error: 'notAFilter' });

const daysShape = z.object({
  from: dayText,
  to: dayText,
  filter: z.string({ error: 'notAFilter' }).optional(),
});

const names = listAnswer(text);

const keptAnswer = listAnswer(objectAnswer({ id: integer, name: textOrNull, why: text }));

/** The longest period that is counted by one request, in days. */
const MOST_DAYS = 400;

/** Hearings, their results, and many of them moved at once (docs/contract.md, "Hearings"). */
export async function hearingRoutes(app: App, { db }: { db: Db }) {
  regularRoutes(app, db, hearings);
  const { parse } = listQuery(hearings);
  app.get(
    '/api/casebook/hearings/days',
    regularRoute(access('hearings', 'read'), 'How many hearings each day has that has any', undefined, {
      querystring: checked(daysShape),
    }),
    ({ query: { from, to, filter }, user }) => {
      if (daysBetween(from, to) > MOST_DAYS) throw invalidField('to', 'tooManyDays');
      return hearingDays(db, { ...parse({ filter }).filter, from, to }, user);
    },
  );

  app.get(
    '/api/casebook/hearings/names',
    regularRoute(
      access('hearings', 'read'),
      'Courts and law officers that were typed so far',
      objectAnswer({ court: names, lawOfficer: names }),
    ),
    ({ user }) => courtsAndOfficers(db, readableKinds(user)),
  );

  app.post(
    '/api/casebook/hearings/:id/result',
    regularRoute(
      access('hearings', 'edit'),
      'Enter or correct the result of a hearing, and the date of the next',
      objectAnswer({
        hearing: regularAnswer(hearings),
        next: {
          type: ['object', 'null'],
          properties: { ...regularAnswer(hearings).properties, warning: closedDaySchema },
        },
      }),
      { params: idParams, body: checked(resultShape) },
    ),
    (request) => {
      const { version = null, ...result } = request.body;
      const { id } = request.params;
      return once(db, writeOf(request), async (trx) => {
        await hold(trx, hearings, id, request.user, version);
        const nextId = await enterResult(trx, id, result, request.user);
        const [hearing, next = null] = await recordsOf(
          trx,
          hearings,
          nextId ? [id, nextId] : [id],
          request.user,
        );
        return { hearing, next: next && { ...next, ...(await dayWarning(trx, next)) } };
      });
    },
  );

  app.post(
    '/api/casebook/hearings/move',
    regularRoute(
      access('hearings', 'edit'),
      'Move many hearings to another day, court or law officer',
      objectAnswer({
        moved: integer,
        batch: integerOrNull,
        kept: keptAnswer,
        preview: {
          type: 'string',
          description: 'of a dry run: sent with the move, it is refused if it would now move other hearings',
        },
      }),
      { body: checked(moveShape) },
    ),
    (request) => {
      const { filter, ids, ...move } = request.body;
      const asked = parse({ filter: JSON.stringify(filter ?? { id: ids }) }).filter;
      return moveHearings(db, { ...move, filter: asked }, request.user, writeOf(request));
    },
  );

  app.post(
    '/api/casebook/hearings/move/:id/undo',
    regularRoute(
      access('hearings', 'edit'),
      'Move them back, but for those that were changed since',
      objectAnswer({ moved: integer, kept: keptAnswer }),
      { params: idParams },
    ),
    (request) => undoMove(db, request.params.id, request.user, writeOf(request)),
  );
}
