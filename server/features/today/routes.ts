import { sql, type Kysely } from 'kysely';
import { filingStatuses } from '../../../domain/choices';
import type { Database } from '../../platform/database/schema';
import { access } from '../../platform/http/access';
import { idParams, type App } from '../../platform/http/checking';
import { notFound } from '../../platform/http/errors';
import { writeOf, once } from '../../platform/writes/idempotency';
import { day, instant, integer, listAnswer, text, textOrNull } from '../../platform/http/responses';
import { regularAnswer } from '../../platform/resource/records';
import { hearings } from '../hearings/resource';
import { limits } from '../limits/resource';
import { proposals } from '../history/proposals';
import { todayOf } from './today';

const tags = ['regular'];
const object = (properties: Record<string, object>) => ({ type: 'object', properties });
const person = object({ id: integer, userName: text, fullName: text });

const answer = object({
  date: day,
  hearings: listAnswer(regularAnswer(hearings)),
  missing: listAnswer(regularAnswer(hearings)),
  limits: listAnswer(regularAnswer(limits)),
  waiting: listAnswer(regularAnswer(limits)),
  still: listAnswer(
    object({
      id: integer,
      nothiNumber: text,
      companyName: textOrNull,
      status: { enum: filingStatuses },
      since: day,
    }),
  ),
  notes: listAnswer(
    object({ id: integer, caseFilingId: integer, nothiNumber: text, text, by: person, at: instant }),
  ),
  proposals: listAnswer(regularAnswer(proposals)),
  more: listAnswer({
    type: 'string',
    description: 'lists that have more than is answered; `hearings` are today’s',
  }),
});

/** My day (docs/contract.md, "Alerts and My day"). */
export async function todayRoutes(app: App, { db }: { db: Kysely<Database> }) {
  app.get(
    '/api/casebook/today',
    {
      config: access('today', 'read'),
      schema: { summary: 'What waits for me today', tags, response: { 200: answer } },
    },
    ({ user }) => todayOf(db, user),
  );

  app.post(
    '/api/casebook/notes/:id/done',
    {
      config: access('notes', 'read'),
      schema: {
        summary: 'Put a note aside that names me or answers mine',
        tags,
        params: idParams,
        response: { 200: object({ id: integer }) },
      },
    },
    (request) => {
      const { id } = request.params;
      const write = writeOf(request);
      return once(db, write, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('noteMention')
          .set({ doneAt: sql<Date>`coalesce(done_at, now())` })
          .where('noteId', '=', id)
          .where('userId', '=', write.by)
          .executeTakeFirst();
        if (!numUpdatedRows) throw notFound();
        return { id };
      });
    },
  );
}
