import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { access } from '../access';
import type { Database } from '../db/schema';
import { listAnswer } from '../responses';
import { openSampleAccounts, switchOffSampleAccounts } from '../seed/publishedPasswords';

const answer = {
  type: 'object',
  properties: { userNames: listAnswer({ type: 'string' }) },
};

/** The sample accounts whose passwords are published (docs/contract.md, "For the UI itself"). */
export async function sampleAccountRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }) {
  const open = async () => ({ userNames: (await openSampleAccounts(db)).map(({ userName }) => userName) });

  app.get(
    '/api/casebook/sample-accounts',
    {
      config: access('sampleAccounts', 'read'),
      schema: {
        summary: 'The enabled sample accounts that still have their published password',
        tags: ['casebook'],
        response: { 200: answer },
      },
    },
    open,
  );

  app.post(
    '/api/casebook/sample-accounts/switch-off',
    {
      config: access('sampleAccounts', 'edit'),
      schema: {
        summary: 'Disable them, but for one’s own; answers those that are left',
        tags: ['casebook'],
        response: { 200: answer },
      },
    },
    async ({ user }) => {
      await switchOffSampleAccounts(db, user.userId);
      return open();
    },
  );
}
