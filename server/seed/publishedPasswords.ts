import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import { verifyPassword } from '../features/accounts/signIn/passwords';
import { edited } from '../platform/writes/edits';
import { once, type Write } from '../platform/writes/idempotency';
import { lockUser, setAccess } from '../features/accounts/userAccess';
import { access } from '../platform/http/access';
import type { App } from '../platform/http/checking';
import { writeOf } from '../platform/writes/idempotency';
import { listAnswer } from '../platform/http/responses';
import { sampleAccounts } from '../features/accounts/sampleAccounts';

type Db = Kysely<Database>;

interface OpenAccount {
  id: number;
  userName: string;
}

/**
 * The enabled sample accounts that still have the password published in README.md, with which anybody can sign in.
 */
export async function openSampleAccounts(db: Db): Promise<OpenAccount[]> {
  const published = sampleAccounts.filter(({ password }) => password !== undefined);
  const accounts = await db
    .selectFrom('appUser')
    .select(['id', 'userName', 'userNameFold', 'passwordHash'])
    .where('isEnabled', '=', true)
    .where('passwordHash', 'is not', null)
    .where(
      'userNameFold',
      'in',
      published.map(({ userName }) => userName),
    )
    .orderBy('id')
    .execute();
  const open: OpenAccount[] = [];
  for (const { id, userName, userNameFold, passwordHash } of accounts) {
    const { password } = published.find((account) => account.userName === userNameFold)!;
    if (await verifyPassword(passwordHash, password!)) open.push({ id, userName });
  }
  return open;
}

/**
 * Disables the open sample accounts, except the acting administrator's own.
 * @returns the accounts that are still open.
 */
async function switchOffSampleAccounts(db: Db, write: Write): Promise<OpenAccount[]> {
  const open = await openSampleAccounts(db);
  return once(db, write, async (trx) => {
    for (const { id } of open) {
      if (id === write.by) continue;
      await lockUser(trx, id);
      await setAccess(trx, id, { isEnabled: false }, write.by);
      await trx.updateTable('appUser').set(edited(write.by)).where('id', '=', id).execute();
    }
    return open.filter(({ id }) => id === write.by);
  });
}

const answer = {
  type: 'object',
  properties: { userNames: listAnswer({ type: 'string' }) },
};

/** Sample accounts with published passwords (docs/contract.md, "For the UI itself"). */
export async function sampleAccountRoutes(app: App, { db }: { db: Db }) {
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
