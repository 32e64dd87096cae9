import { sql } from 'kysely';
import { z } from 'zod';
import { keptRegisters } from '../../../domain/history';
import { may } from '../../../domain/rights';
import type { Db } from '../../platform/database/schema';
import { access } from '../../platform/http/access';
import { ApiError, notFound } from '../../platform/http/errors';
import { logoUrl } from '../../platform/images/logo';
import { newestSeal } from './seals';
import { regularRoutes } from '../../platform/resource/routes';
import {
  listAnswer,
  regularRoute,
  integer,
  instant,
  text,
  objectAnswer,
} from '../../platform/http/responses';
import { person } from '../../platform/resource/filters';
import { checked, idParams, recordBody, type App } from '../../platform/http/checking';
import { writeOf } from '../../platform/writes/idempotency';
import { restoreDeleted, restoreVersion } from './restore';
import { changes, lastChanges, OF_PROCEEDINGS } from './changes';
import { deleted } from './deleted';
import { events } from './events';

/** The most rows of a page of a list. */
const MOST_RECORDS = 100;

/** Registers with a list of their own, whose changes may be read by whoever may read the register. */
const LISTED = keptRegisters.map(({ name }) => name).filter((name) => !OF_PROCEEDINGS.has(name));

const lastOf = z.object({
  ids: z
    .string({ error: 'notANumber' })
    .regex(/^(\d{1,15}(,\d{1,15})*)?$/, { error: 'notANumber' })
    .transform((text) => (text ? text.split(',').map(Number) : []))
    .refine((ids) => ids.length <= MOST_RECORDS, { error: 'invalid' })
    .prefault(''),
  register: z.enum(LISTED, { error: 'notAChoice' }),
});

const lastChangeAnswer = objectAnswer({
  recordId: integer,
  at: instant,
  by: { ...person, description: 'null: the system' },
  via: text,
});

const pictureParams = checked(z.object({ sha256: z.hash('sha256', { error: 'invalid' }) }));

const restoring = (what: string) => ({
  summary: `Restore ${what}`,
  tags: ['regular'],
  params: idParams,
  response: {
    200: {
      type: 'object',
      properties: { register: text, id: integer, version: integer },
      additionalProperties: true,
    },
  },
});

/** Changes of records and other events (docs/contract.md, "History"). */
export async function historyRoutes(app: App, { db }: { db: Db }) {
  for (const resource of [changes, deleted, events]) regularRoutes(app, db, resource);

  app.get(
    '/api/casebook/changes/last',
    regularRoute(
      access('changes', 'read'),
      'The last change of each record of a page',
      listAnswer(lastChangeAnswer),
      { querystring: checked(lastOf) },
    ),
    async ({ query: { register, ids }, user }) => {
      if (!may(user.roles, 'read', register)) throw new ApiError(403, 'notAllowed');
      return lastChanges(db, register, ids);
    },
  );

  app.post(
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

  app.post(
    '/api/casebook/deleted/:id/restore',
    { config: access('deleted', 'restore'), schema: restoring('a deleted record under its id') },
    (request) => restoreDeleted(db, request.params.id, request.user, writeOf(request)),
  );

  app.get(
    '/api/casebook/seals/newest',
    regularRoute(access('changes', 'read'), 'The newest seal of the history, to be kept elsewhere'),
    async () => {
      const seal = await newestSeal(db);
      if (!seal) throw notFound();
      return seal;
    },
  );

  app.get(
    '/api/casebook/pictures/:sha256',
    regularRoute(access('changes', 'read'), 'A picture that a change names', undefined, {
      params: pictureParams,
    }),
    async ({ params: { sha256 } }) => {
      const { rows } = await sql<{ image: Buffer }>`
        select image from kept_picture where sha256 = ${sha256}
      `.execute(db);
      if (!rows[0]) throw notFound();
      return { sha256, image: logoUrl(rows[0].image) };
    },
  );
}
