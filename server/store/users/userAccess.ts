import type { Transaction } from 'kysely';
import { ADMINISTRATORS } from '../../../domain/roles';
import type { Database } from '../../db/schema';
import { ApiError } from '../../http/errors';
import { holdRecord } from '../edits';
import { endSessionsOf } from '../signIn/sessions';
import { endDevicesOf } from '../signIn/signInDevices';
import { giveRoles } from './userRoles';
import { accountById, type Account } from './users';

type Trx = Transaction<Database>;

export type Access = Pick<Account, 'isEnabled' | 'roles'>;

/**
 * Locks a user whose access may change. Calls are serialised: of two administrators who disable each other
 * at once, the second becomes the last one.
 * @throws 404, 409 if it was changed after `version`.
 */
export async function holdUser(trx: Trx, id: number, version: number | null = null): Promise<void> {
  await trx.selectFrom('role').select('id').where('role', 'in', ADMINISTRATORS).forNoKeyUpdate().execute();
  await holdRecord(trx, 'appUser', id, version);
}

/**
 * Changes the access of a user locked by the caller and ends its sessions, whose tokens contain the old
 * access; a disabled user's browsers are forgotten. Does nothing if the access is unchanged.
 * @throws 409 if no administrator would be left, or users would lock themselves out.
 */
export async function setAccess(
  trx: Trx,
  id: number,
  change: Partial<Access>,
  by: number | null,
): Promise<void> {
  const before: Access = (await accountById(trx, id))!;
  const after = { ...before, ...change };
  if (isSame(before, after)) return;
  if (isAdministrator(before) && !isAdministrator(after)) await refuseLockingOut(trx, id, by);
  await trx.updateTable('appUser').set({ isEnabled: after.isEnabled }).where('id', '=', id).execute();
  await trx.deleteFrom('userRole').where('userId', '=', id).execute();
  await giveRoles(trx, id, after.roles);
  await endSessionsOf(trx, id);
  if (!after.isEnabled) await endDevicesOf(trx, id);
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
  if (id === by) throw new ApiError(409, 'ownAccess');
}
