import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { regularRoutes } from '../regular/routes';
import { proceedings } from '../resources/proceedings';

/** One resource for filings and court cases of all types (docs/contract.md, "Proceedings"). */
export async function proceedingRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }) {
  regularRoutes(app, db, proceedings);
}
