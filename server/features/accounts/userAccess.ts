import { ADMINISTRATORS } from '../../../domain/roles';
import type { Trx } from '../../platform/database/schema';
import { ApiError } from '../../platform/http/errors';
import { lockRecord } from '../../platform/writes/edits';
import { recordEvent } from '../../platform/writes/events';
import { endSessionsOf } from './signIn/storedSessions';
import { endDevicesOf } from './signIn/browsers';
import { giveRoles } from './userGrants';
import { accountById, type Account } from './users';

export type Access = Pick<Account, 'isEnabled' | 'roles'>;

/**
 * Keeps the number of enabled administrators fixed until the transaction ends, because `lockUser` waits for this
 * lock.
 */
export async function lockAdministrators(trx: Trx): Promise<void> {
  await trx.selectFrom('role').select('id').where('role', 'in', ADMINISTRATORS).forNoKeyUpdate().execute();
}

/**
 * Locks a user whose access may change. Calls are serialised: if two administrators disable each other at the
 * same time, the second one is refused, because nobody else would be left.
 * @throws 404, 409 if it was changed after `version`.
 */
export async function lockUser(trx: Trx, id: number, version: number | null = null): Promise<void> {
  await lockAdministrators(trx);
  await lockRecord(trx, 'appUser', id, version);
}

/**
 * Changes the roles or the state of a user that the caller has locked. It ends the user's sessions, because
 * their tokens contain the old roles; a disabled user also loses their known browsers.
 * @returns whether anything changed
 * @throws 409 if no administrator would remain, or if users would lock out themselves.
 */
export async function setAccess(
  trx: Trx,
  id: number,
  change: Partial<Access>,
  by: number | null,
): Promise<boolean> {
  const before: Access = (await accountById(trx, id))!;
  const after = { ...before, ...change };
  if (isSame(before, after)) return false;
  if (isAdministrator(before) && !isAdministrator(after)) await refuseLockingOut(trx, id, by);
  if (after.isEnabled !== before.isEnabled) {
    const kind = after.isEnabled ? 'ACCOUNT_ON' : 'ACCOUNT_OFF';
    await recordEvent(trx, { kind, byUser: by, aboutUser: id });
  }
  await trx.updateTable('appUser').set({ isEnabled: after.isEnabled }).where('id', '=', id).execute();
  await trx.deleteFrom('userRole').where('userId', '=', id).execute();
  await giveRoles(trx, id, after.roles);
  await endSessionsOf(trx, id);
  if (!after.isEnabled) await endDevicesOf(trx, id);
  return true;
}

/** How many administrators can sign in. */
export async function enabledAdministrators(trx: Trx): Promise<number> {
  const { count } = await trx
    .selectFrom('appUser')
    .innerJoin('userRole', 'userRole.userId', 'appUser.id')
    .innerJoin('role', 'role.id', 'userRole.roleId')
    .select(({ fn }) => fn.count<number>('appUser.id').distinct().as('count'))
    .where('role.role', 'in', ADMINISTRATORS)
    .where('isEnabled', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

const isSame = (a: Access, b: Access) =>
  a.isEnabled === b.isEnabled && a.roles.toSorted().join() === b.roles.toSorted().join();

const isAdministrator = ({ isEnabled, roles }: Access) =>
  isEnabled && ADMINISTRATORS.some((role) => roles.includes(role));

async function refuseLockingOut(trx: Trx, id: number, by: number | null): Promise<void> {
  const another = await trx
    .selectFrom('appUser')
    .innerJoin('userRole', 'userRole.userId', 'appUser.id')
    .innerJoin('role', 'role.id', 'userRole.roleId')
    .select('appUser.id')
    .where('role.role', 'in', ADMINISTRATORS)
    .where('isEnabled', '=', true)
    .where('appUser.id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  if (!another) throw new ApiError(409, 'lastAdministrator');
  const { needsApproval } = await trx.selectFrom('office').select('needsApproval').executeTakeFirstOrThrow();
  if (needsApproval && (await enabledAdministrators(trx)) <= 2) throw new ApiError(409, 'twoAdministrators');
  if (id === by) throw new ApiError(409, 'ownAccess');
}
