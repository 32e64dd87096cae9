import type { Kysely } from 'kysely';
import { access } from '../platform/http/access';
import type { Database } from '../platform/database/schema';
import { listAnswer } from '../platform/http/responses';
import { openSampleAccounts, switchOffSampleAccounts, type OpenAccount } from './publishedPasswords';
import { writeOf } from '../platform/http/idempotencyKey';
import type { App } from '../platform/http/checking';

const answer = {
  type: 'object',
  properties: { userNames: listAnswer({ type: 'string' }) },
};

/** Sample accounts with published passwords (docs/contract.md, "For the UI itself"). */
export async function sampleAccountRoutes(app: App, { db }: { db: Kysely<Database> }) {
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
    async () => named(await openSampleAccounts(db)),
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
    async (request) => named(await switchOffSampleAccounts(db, writeOf(request))),
  );
}

const named = (accounts: OpenAccount[]) => ({ userNames: accounts.map(({ userName }) => userName) });
