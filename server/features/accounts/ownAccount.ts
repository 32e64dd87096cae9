import { sql } from 'kysely';
import type { Values } from '../../../domain/fields';
import type { userFields } from '../../../domain/users';
import type { WireRecord } from '../../../domain/wire';
import type { Db } from '../../platform/database/schema';
import { lockRecord, saveChanged, type Edit, withUnchangedTexts } from '../../platform/writes/edits';
import { once } from '../../platform/writes/idempotency';
import { rewriteEntry } from '../../platform/writes/searchEntries';
import { hasSecondFactor, rolesWithIds } from './users';

type OwnValues = Omit<Values<typeof userFields>, 'roles' | 'workPlaces'>;

/** A user's own account record (docs/contract.md, "My account"). */
export const ownAccount = (db: Db, id: number): Promise<WireRecord> =>
  db
    .selectFrom('appUser')
    .select(['id as userId', 'fullName', 'userName', 'email', 'phone', 'signInBy'])
    .select([sql<boolean>`password_hash is not null`.as('hasPassword'), rolesWithIds.as('roles'), 'version'])
    .select([hasSecondFactor.as('hasSecondFactor'), recoveryCodesLeft.as('recoveryCodesLeft')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const recoveryCodesLeft = sql<number>`coalesce(
  (select cardinality(recovery_codes) from second_factor where user_id = app_user.id), 0
)`;

type Contact = Pick<OwnValues, 'email' | 'phone'>;

/**
 * Whether a change would send codes to another e-mail address or phone. With such a change, somebody who
 * finds an open session could take over the account.
 */
export const isReachedElsewhere = (stored: Partial<Contact>, { email, phone }: Contact): boolean =>
  stored.email !== email || stored.phone !== phone;

/**
 * Saves a user's own settings and returns them.
 * @throws 409 if the account was changed after `version`.
 */
export function saveOwnAccount(db: Db, values: OwnValues, edit: Edit): Promise<WireRecord> {
  const id = edit.by;
  return once(db, edit, async (trx) => {
    await lockRecord(trx, 'appUser', id, edit.version);
    const { fullName, email, phone, signInBy } = await withUnchangedTexts(trx, 'appUser', id, values);
    // without a password, codes are the only way to sign in
    const way = sql`case when password_hash is null then sign_in_by else coalesce(${signInBy}, sign_in_by) end`;
    await saveChanged(trx, 'appUser', id, { fullName, email, phone, signInBy: way }, id);
    await rewriteEntry(trx, 'users', id);
    return ownAccount(trx, id);
  });
}

/**
 * Replaces a password.
 * @returns false if `before` is no longer its hash.
 */
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
