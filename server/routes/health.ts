import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { publicAccess } from '../access';
import type { Database } from '../db/schema';
import { unavailable } from '../errors';

/** `/healthz`: the process answers. `/readyz`: the database does too. */
export async function healthRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }) {
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
      try {
        await sql`select 1`.execute(db);
      } catch {
        throw unavailable();
      }
      return { status: 'ok' };
    },
  );
}
