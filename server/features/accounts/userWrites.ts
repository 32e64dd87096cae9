import { sql } from 'kysely';
import type { BoolField, Value, Values } from '../../../domain/fields';
import { messageText } from '../../../domain/messages';
import type { newUserFields, userFields } from '../../../domain/users';
import type { WireRecord } from '../../../domain/wire';
import type { Db, Trx } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { isUniqueViolation } from '../../platform/database/errors';
import { ApiError } from '../../platform/http/errors';
import { hashPassword } from './signIn/passwords';
import { isReachedElsewhere } from './ownAccount';
import { edited, saveChanged, type Edit, withUnchangedTexts } from '../../platform/writes/edits';
import { once, type Write } from '../../platform/writes/idempotency';
import { lockUser, setAccess } from './userAccess';
import { giveWorkPlaces, grantsOf, replaceWorkPlaces, giveRoles } from './userGrants';
import { userById, accountById, type Territory } from './users';
import { removeEntry, rewriteEntry } from '../../platform/writes/searchEntries';

type NewUserValues = Values<typeof newUserFields>;

/** A null `isEnabled` leaves the state of the user unchanged. */
export type UserValues = Values<typeof userFields> & { isEnabled: Value<BoolField> };

export interface NewUser {
  userName: string;
  fullName: string;
  email?: string | null;
  phone?: string | null;
  /** Absent if the user signs in by one-time codes. */
  password?: string;
  signInBy?: 'PASSWORD' | 'OTP';
  roles: readonly string[];
  workPlaceIds?: readonly number[];
  territories?: Territory[];
  createdBy?: number;
}

/** @returns the new user's id. @throws a unique violation if the folded name is taken. */
export async function createUser(db: Db, user: NewUser): Promise<number> {
  const passwordHash = user.password === undefined ? null : await hashPassword(user.password);
  return inTransaction(db, null, (trx) => insertUser(trx, user, passwordHash));
}

/**
 * Adds a user, who signs in by codes until they set a password, and returns the user's record.
 * @throws 400 for roles and sections that do not exist, 409 if another user has the name.
 */
export async function registerUser(db: Db, values: NewUserValues, write: Write): Promise<WireRecord> {
  try {
    return await once(db, write, async (trx) => (await userById(trx, await addUser(trx, values, write.by)))!);
  } catch (error) {
    throw isUniqueViolation(error, 'app_user_user_name_fold_key') ? nameTaken(values.userName!) : error;
  }
}

/** Like `registerUser`, but within the caller's transaction. @returns the new id. */
export async function addUser(trx: Trx, values: NewUserValues, by: number): Promise<number> {
  const { userName, fullName, email, phone, signInBy } = values;
  const user = { userName: userName!, fullName: fullName!, email, phone, signInBy: signInBy ?? undefined };
  return insertUser(trx, { ...user, ...(await grantsOf(trx, values)), createdBy: by }, null);
}

/** Deletes a user when its import is undone. @throws a foreign key violation if a record refers to it. */
export async function deleteUser(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('userRole').where('userId', '=', id).execute();
  await trx.deleteFrom('userWorkPlace').where('userId', '=', id).execute();
  await trx.deleteFrom('appUser').where('id', '=', id).execute();
  await removeEntry(trx, 'users', id);
}

/**
 * Saves a user except for the user name, and returns the user's record.
 * @throws 404, 400 for roles and sections that do not exist, 409 if the user was changed after the edited
 * version, if it is one's own account and its e-mail or phone would change, and whenever `setAccess` throws
 * it.
 */
export function saveUser(db: Db, id: number, sent: UserValues, edit: Edit): Promise<WireRecord> {
  return once(db, edit, async (trx) => {
    await lockUser(trx, id, edit.version);
    await replaceUser(trx, id, await withUnchangedTexts(trx, 'appUser', id, sent), edit.by);
    return (await userById(trx, id))!;
  });
}

/** Like `saveUser`, but within the caller's transaction, which has locked the user. */
export async function replaceUser(trx: Trx, id: number, values: UserValues, by: number): Promise<void> {
  const { roles, workPlaceIds } = await grantsOf(trx, values);
  const { fullName, email, phone, signInBy, isEnabled } = values;
  if (id === by) await refuseToMove(trx, id, values);
  const access = { roles, ...(isEnabled !== null && { isEnabled }) };
  const hasOtherAccess = await setAccess(trx, id, access, by);
  const hasOtherSections = await replaceWorkPlaces(trx, id, workPlaceIds);
  const own = { fullName, email, phone, signInBy: signInBy ?? undefined };
  const isChanged = await saveChanged(trx, 'appUser', id, own, by);
  await rewriteEntry(trx, 'users', id);
  if (!isChanged && (hasOtherAccess || hasOtherSections)) {
    await trx.updateTable('appUser').set(edited(by)).where('id', '=', id).execute();
  }
}

/** Disables an enabled user, enables a disabled one. @returns the record. @throws 404, and as `setAccess` does. */
export function toggleUser(db: Db, id: number, write: Write): Promise<WireRecord> {
  return once(db, write, async (trx) => {
    await lockUser(trx, id);
    const { isEnabled } = (await accountById(trx, id))!;
    await setAccess(trx, id, { isEnabled: !isEnabled }, write.by);
    await trx.updateTable('appUser').set(edited(write.by)).where('id', '=', id).execute();
    return (await userById(trx, id))!;
  });
}

async function insertUser(trx: Trx, user: NewUser, passwordHash: string | null): Promise<number> {
  const { id } = await trx
    .insertInto('appUser')
    .values({
      userName: user.userName.trim(),
      fullName: user.fullName,
      email: user.email ?? null,
      phone: user.phone ?? null,
      passwordHash,
      signInBy: user.signInBy ?? 'PASSWORD',
      territories: sql`${JSON.stringify(user.territories ?? [])}::jsonb`,
      createdBy: user.createdBy ?? null,
      changedBy: user.createdBy ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await giveRoles(trx, id, user.roles);
  await giveWorkPlaces(trx, id, user.workPlaceIds ?? []);
  await rewriteEntry(trx, 'users', id);
  return id;
}

/** People change their own e-mail and phone under "My account", which asks for their password. */
async function refuseToMove(trx: Trx, id: number, values: UserValues): Promise<void> {
  const stored = (await accountById(trx, id))!;
  if (isReachedElsewhere(stored, values)) throw new ApiError(409, 'ownContact');
}

const nameTaken = (userName: string) =>
  new ApiError(409, 'userNameConflict', {
    params: { userName },
    errors: [{ field: 'userName', code: 'userNameTaken', message: messageText('userNameTaken') }],
  });
