import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { timelineKinds } from '../../domain/timeline';
import type { Database } from '../db/schema';
import { access } from '../http/access';
import { asOfQuery } from '../http/asOfQuery';
import { checked, idParams } from '../http/checking';
import { notFound } from '../http/errors';
import { writeOf } from '../http/idempotencyKey';
import { person } from '../regular/people';
import { regularAnswer } from '../regular/records';
import { readRoutes, regularRoutes } from '../regular/routes';
import { filePageAsOf } from '../resources/fileAsOf';
import { filePage } from '../resources/files';
import { follows } from '../resources/follows';
import { hearings } from '../resources/hearings';
import { limits } from '../resources/limits';
import { notes } from '../resources/notes';
import { proceedings } from '../resources/proceedings';
import { steps } from '../resources/steps';
import { follow, unfollow } from '../store/follows';

const followBody = checked(z.object({ caseFilingId: z.int({ error: 'unknownReference' }) }));

const list = (items: object) => ({ type: 'array', items });
const fileAnswer = {
  type: 'object',
  properties: {
    filing: { type: 'object', additionalProperties: true },
    proceedings: list(regularAnswer(proceedings)),
    hearings: list(regularAnswer(hearings)),
    limits: list(regularAnswer(limits)),
    notes: list(regularAnswer(notes)),
    timeline: list({
      type: 'object',
      properties: { date: { type: 'string', format: 'date' }, kind: { type: 'string', enum: timelineKinds } },
      additionalProperties: true,
    }),
    followers: list(person),
    papers: list({
      type: 'object',
      properties: { proceedingId: { type: 'integer' }, number: { type: 'string' }, url: { type: 'string' } },
    }),
  },
};
const followAnswer = regularAnswer(follows);

/** The page of a file, its notes, and who follows it (docs/contract.md, "Files"). */
export async function fileRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }) {
  regularRoutes(app, db, notes);
  regularRoutes(app, db, steps);
  readRoutes(app, db, follows);
  const described = (summary: string, answer: object) => ({
    summary,
    tags: ['regular'],
    response: { 200: answer },
  });

  app.get<{ Params: { id: number }; Querystring: { asOf: string | null } }>(
    '/api/casebook/files/:id',
    {
      config: access('case-fillings', 'read'),
      schema: {
        ...described('All of one file, now or as it stood at the end of a day', fileAnswer),
        params: idParams,
        querystring: asOfQuery,
      },
    },
    async ({ params: { id }, query: { asOf }, user }) => {
      const page = asOf ? await filePageAsOf(db, id, asOf, user) : await filePage(db, id, user);
      if (!page) throw notFound();
      return page;
    },
  );

  app.post<{ Body: { caseFilingId: number } }>(
    '/api/casebook/follows',
    {
      config: access('follows', 'create'),
      schema: { ...described('Follow a file', followAnswer), body: followBody },
    },
    (request) => follow(db, request.body.caseFilingId, writeOf(request)),
  );
  app.delete<{ Params: { id: number } }>(
    '/api/casebook/follows/:id',
    {
      config: access('follows', 'delete'),
      schema: {
        ...described('Follow a file no longer, by the id of its filing', followAnswer),
        params: idParams,
      },
    },
    (request) => unfollow(db, request.params.id, writeOf(request)),
  );
}
