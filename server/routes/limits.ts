import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/schema';
import { access } from '../http/access';
import { checked } from '../http/checking';
import { listQuery } from '../regular/query';
import { regularRoutes } from '../regular/routes';
import { limitDays } from '../resources/limitDays';
import { limitationRules } from '../resources/limitationRules';
import { limits } from '../resources/limits';

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
                date: { type: 'string', format: 'date' },
                limits: { type: 'integer' },
                unverified: { type: 'integer' },
              },
            },
          },
        },
      },
    },
    ({ query: { filter }, user }) => limitDays(db, parse({ filter }).filter, user),
  );
}
