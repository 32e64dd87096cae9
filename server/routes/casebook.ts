import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { access, publicAccess } from '../http/access';
import { idParams } from '../http/checking';
import type { Database } from '../db/schema';
import { notFound } from '../http/errors';
import { caseFilingById } from '../store/caseFilings/caseFilingRecords';

/** Features beyond the contract. A UI does not use a feature that a server leaves out here. */
const OFFERS = [
  'recordsById',
  'versions',
  'idempotency',
  'signOut',
  'otpInstead',
  'choices',
  'userEnabledOnUpdate',
  'signInBy',
  'account',
  'notifications',
  'clientErrors',
  'figureFilters',
  'passwordReset',
  'sampleAccounts',
  'userFilters',
  'proceedings',
  'search',
  'sections',
  'banks',
  'office',
];

/** Endpoints beyond the contract, which only this server has. */
export async function casebookRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }) {
  app.get(
    '/api/casebook/capabilities',
    {
      config: publicAccess, // the sign-in page needs it too
      schema: { summary: 'What this server offers beyond the contract', tags: ['casebook'] },
    },
    () => ({ offers: OFFERS }),
  );
  app.get<{ Params: { id: number } }>(
    '/api/casebook/case-fillings/:id',
    {
      config: access('case-fillings', 'read'),
      schema: { summary: 'One case filing, for a shared link', tags: ['casebook'], params: idParams },
    },
    async (request) => {
      const record = await caseFilingById(db, request.params.id);
      if (!record) throw notFound();
      return record;
    },
  );
}
