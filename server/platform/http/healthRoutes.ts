import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { publicAccess } from './access';
import type { Database } from '../database/schema';
import { unavailable } from './errors';
import { idOfReadyDatabase } from '../identity/storedIdentity';

interface Parts {
  db: Kysely<Database>;
  isReady?: () => Promise<boolean>;
}

/** `/healthz`: the process responds. `/readyz`: the database responds too, and belongs to this register. */
export async function healthRoutes(
  app: FastifyInstance,
  { db, isReady = async () => (await idOfReadyDatabase(db)) !== undefined }: Parts,
) {
  app.get(
    '/healthz',
    { config: publicAccess, schema: { summary: 'The process answers' }, logLevel: 'warn' },
    () => ({
      status: 'ok',
    }),
  );
  app.get(
    '/readyz',
    { config: publicAccess, schema: { summary: 'The database answers' }, logLevel: 'warn' },
    async () => {
      if (!(await isReady().catch(() => false))) throw unavailable();
      return { status: 'ok' };
    },
  );
}
