import { sql, type Kysely } from 'kysely';
import type { Values } from '../../domain/fields';
import type { userFields } from '../../domain/users';
import type { WireRecord } from '../../domain/wire';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { edited, holdRecord } from './edits';
import { withUnchangedTexts } from './unchangedTexts';
import { rolesWithIds } from './userRecords';

type Db = Kysely<Database>;

export type OwnValues = Omit<Values<typeof userFields>, 'roles' | 'workPlaces'>;

/** What a user sees of itself (docs/contract.md, "My account"). */
export const ownAccount = (db: Db, id: number): Promise<WireRecord> =>
  db
    .selectFrom('appUser')
    .select(['id as userId', 'fullName', 'userName', 'email', 'phone', 'signInBy'])
    .select([sql<boolean>`password_hash is not null`.as('hasPassword'), rolesWithIds.as('roles'), 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

type Contact = Pick<OwnValues, 'email' | 'phone'>;

/** Codes go to the e-mail address or phone: whoever could change them at an open session would own the account. */
export const isReachedElsewhere = (stored: Partial<Contact>, { email, phone }: Contact): boolean =>
  stored.email !== email || stored.phone !== phone;

/** Saves what a user may change of itself. @throws 409 when it was changed after `version`. */
export async function saveOwnAccount(
  db: Db,
  id: number,
  values: OwnValues,
  version: number | null,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await holdRecord(trx, 'appUser', id, version);
    const { fullName, email, phone, signInBy } = await withUnchangedTexts(trx, 'appUser', id, values);
    await trx
      .updateTable('appUser')
      .set({
        fullName: fullName!,
        email,
        phone,
        // without a password there is only one way
        signInBy: sql`case when password_hash is null then sign_in_by else coalesce(${signInBy}, sign_in_by) end`,
        ...edited(id),
      })
      .where('id', '=', id)
      .execute();
  });
}

/** Replaces a password. @returns false when it is no longer the one that `before` is the hash of. */
export async function replacePassword(
  db: Db,
  id: number,
  before: string | null,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('appUser')
    .set({ passwordHash })
    .where('id', '=', id)
    .where('passwordHash', 'is not distinct from', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
