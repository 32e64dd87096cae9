import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import { verifyPassword } from '../features/accounts/signIn/passwords';
import { edited } from '../platform/writes/edits';
import { once, type Write } from '../platform/writes/idempotency';
import { holdUser, setAccess } from '../features/accounts/userAccess';
import { sampleAccounts } from '../features/accounts/sampleAccounts';

type Db = Kysely<Database>;

export interface OpenAccount {
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
export async function switchOffSampleAccounts(db: Db, write: Write): Promise<OpenAccount[]> {
  const open = await openSampleAccounts(db);
  return once(db, write, async (trx) => {
    for (const { id } of open) {
      if (id === write.by) continue;
      await holdUser(trx, id);
      await setAccess(trx, id, { isEnabled: false }, write.by);
      await trx.updateTable('appUser').set(edited(write.by)).where('id', '=', id).execute();
    }
    return open.filter(({ id }) => id === write.by);
  });
}
