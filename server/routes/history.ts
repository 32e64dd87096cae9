import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { access } from '../http/access';
import { notFound } from '../http/errors';
import { logoUrl } from '../images/logo';
import { newestSeal } from '../history/seals';
import { keptPicture } from '../history/pictures';
import { regularRoutes } from '../regular/routes';
import { changes } from '../resources/changes';

/** What was changed and what happened (docs/contract.md, "History"). */
export async function historyRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }) {
  regularRoutes(app, db, changes);

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
      schema: { summary: 'A picture that a change names', tags: ['regular'] },
    },
    async ({ params: { sha256 } }) => {
      const picture = await keptPicture(db, sha256);
      if (!picture) throw notFound();
      return { sha256, image: logoUrl(picture) };
    },
  );
}
