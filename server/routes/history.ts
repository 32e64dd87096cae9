import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/schema';
import { access } from '../http/access';
import { notFound } from '../http/errors';
import { logoUrl } from '../images/logo';
import { newestSeal } from '../history/seals';
import { keptPicture } from '../history/pictures';
import { regularRoutes } from '../regular/routes';
import { checked, idParams, recordBody } from '../http/checking';
import { writeOf } from '../http/idempotencyKey';
import { restoreDeleted, restoreVersion } from '../history/restore';
import { changes } from '../resources/changes';
import { deleted } from '../resources/deleted';
import { events } from '../resources/events';

interface OnOne {
  Params: { id: number };
}

const pictureParams = checked(z.object({ sha256: z.hash('sha256', { error: 'invalid' }) }));

const restoring = (what: string) => ({
  summary: `Restore ${what}`,
  tags: ['regular'],
  params: idParams,
  response: {
    200: {
      type: 'object',
      properties: { register: { type: 'string' }, id: { type: 'integer' }, version: { type: 'integer' } },
      additionalProperties: true,
    },
  },
});

/** Changes of records and other events (docs/contract.md, "History"). */
export async function historyRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }) {
  for (const resource of [changes, deleted, events]) regularRoutes(app, db, resource);

  app.post<OnOne & { Body: { version: number | null } }>(
    '/api/casebook/changes/:id/restore',
    {
      config: access('changes', 'restore'),
      schema: { ...restoring('a record as it stood after a change'), body: recordBody({}, 'edit') },
    },
    (request) => {
      const { version } = request.body;
      return restoreVersion(db, request.params.id, request.user, { version, ...writeOf(request) });
    },
  );

  app.post<OnOne>(
    '/api/casebook/deleted/:id/restore',
    { config: access('deleted', 'restore'), schema: restoring('a deleted record under its id') },
    (request) => restoreDeleted(db, request.params.id, request.user, writeOf(request)),
  );

  app.get(
    '/api/casebook/seals/newest',
    {
      config: access('changes', 'read'),
      schema: { summary: 'The newest seal of the history, to be kept elsewhere', tags: ['regular'] },
    },
    async () => {
      const seal = await newestSeal(db);
      if (!seal) throw notFound();
      return seal;
    },
  );

  app.get<{ Params: { sha256: string } }>(
    '/api/casebook/pictures/:sha256',
    {
      config: access('changes', 'read'),
      schema: { summary: 'A picture that a change names', tags: ['regular'], params: pictureParams },
    },
    async ({ params: { sha256 } }) => {
      const picture = await keptPicture(db, sha256);
      if (!picture) throw notFound();
      return { sha256, image: logoUrl(picture) };
    },
  );
}
