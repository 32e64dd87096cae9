import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/schema';
import { access } from '../http/access';
import { checked } from '../http/checking';
import { day, id, integer } from '../http/responses';
import { listQuery } from '../regular/query';
import { arrayText, regularRoutes } from '../regular/routes';
import { sendStreamed } from '../http/streamedPage';
import { newEntriesShape } from '../resources/calendars';
import { limitDays } from '../resources/limitDays';
import { preview } from '../resources/limitPreview';
import { limitationRules } from '../resources/limitationRules';
import { limits } from '../resources/limits';
import type { Moved } from '../store/limits/preview';

const SHOWN = 200;

const bodyShape = z.record(z.string(), z.unknown());
const previewShape = z.preprocess(
  (body) => body ?? {},
  z.object({
    closedDay: bodyShape.optional(),
    closedDays: newEntriesShape.optional(),
    rule: bodyShape.optional(),
    restore: z.int({ error: 'notANumber' }).optional(),
    register: z.string({ error: 'notText' }).optional(),
    recordId: z.int({ error: 'notANumber' }).optional(),
    field: z.string({ error: 'notText' }).optional(),
    value: z.unknown().optional(),
    values: bodyShape.optional(),
  }),
);
const formatShape = z.object({ format: z.enum(['', 'rows'], { error: 'notAChoice' }).default('') });

const list = (properties: object) => ({ type: 'array', items: { type: 'object', properties } });
const previewAnswer = {
  type: 'object',
  properties: {
    moves: list({ limitId: id, from: day, to: day }),
    movesTotal: integer,
    kept: list({ limitId: id, why: { type: 'string', enum: ['done', 'overridden', 'noRule'] } }),
    keptTotal: integer,
  },
};

const daysShape = z.object({ filter: z.string({ error: 'notAFilter' }).optional() });

/** Time limits and their rules (docs/contract.md, "Limits"). */
export async function limitRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }) {
  regularRoutes(app, db, limits);
  regularRoutes(app, db, limitationRules);
  const { parse } = listQuery(limits);

  app.get<{ Querystring: z.infer<typeof daysShape> }>(
    '/api/casebook/limits/days',
    {
      config: access('limits', 'read'),
      schema: {
        summary: 'How many limits that match a filter are due each day; days without any are left out',
        tags: ['regular'],
        querystring: checked(daysShape),
        response: {
          200: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                date: day,
                limits: integer,
                unverified: integer,
              },
            },
          },
        },
      },
    },
    ({ query: { filter }, user }) => limitDays(db, parse({ filter }).filter, user),
  );

  app.post<{ Body: z.infer<typeof previewShape>; Querystring: z.infer<typeof formatShape> }>(
    '/api/casebook/limits/preview',
    {
      config: access('limits', 'edit'),
      schema: {
        summary: 'Which limits closed days, a rule or changed dates would move; nothing is saved',
        description:
          'The first 200 that move and that stay, with both totals. `format=rows` streams all of them.',
        tags: ['regular'],
        body: checked(previewShape),
        querystring: checked(formatShape),
        response: { 200: previewAnswer },
      },
    },
    async ({ body, query, user }, reply) => {
      if (query.format) {
        // the preview of a record makes its change in a transaction of its own
        const isRead = body.register === undefined && body.restore === undefined;
        return sendStreamed(reply, db, async (trx) => arrayText(preview(isRead ? trx : db, body, user)));
      }
      const found = { moves: [] as Moved[], movesTotal: 0, kept: [] as Moved[], keptTotal: 0 };
      for await (const batch of preview(db, body, user)) {
        for (const each of batch) {
          const which = 'why' in each ? 'kept' : 'moves';
          if (found[which].length < SHOWN) found[which].push(each);
          found[`${which}Total`]++;
        }
      }
      return found;
    },
  );
}
