import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { regularRoutes } from '../regular/routes';
import { changes } from '../resources/changes';

/** What was changed and what happened (docs/contract.md, "History"). */
export async function historyRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }) {
  regularRoutes(app, db, changes);
}
