import { sql } from 'kysely';
import { roles as roleNames } from '../../../domain/roles';
import type { Db, Trx } from '../../platform/database/schema';
import type { Referred } from '../../../domain/fields';
import { messageText } from '../../../domain/messages';
import type { FieldError } from '../../../domain/validation';
import { invalid } from '../../platform/http/errors';

/** The roles of the current `app_user` row, as an array sorted by name. */
export const ROLES_OF_USER = `array(
  select role.role from user_role join role on role.id = user_role.role_id
  where user_role.user_id = app_user.id order by role.role
)`;

export const rolesOfUser = sql<string[]>`${sql.raw(ROLES_OF_USER)}`;

interface RoleRecord {
  id: number;
  role: string;
}

/** All roles that can be given, in the order of domain/roles.ts. */
export const allRoles = (db: Db): Promise<RoleRecord[]> =>
  db
    .selectFrom('role')
    .select(['id', 'role'])
    .where('role', 'in', [...roleNames])
    .orderBy(sql`array_position(${[...roleNames]}::text[], role)`)
    .execute();

/** Gives a user roles in addition to those it has. */
export async function giveRoles(trx: Trx, userId: number, roles: readonly string[]): Promise<void> {
  if (roles.length === 0) return;
  await trx
    .insertInto('role')
    .values(roles.map((role) => ({ role })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('userRole')
    .columns(['userId', 'roleId'])
    .expression(
      trx
        .selectFrom('role')
        .select([sql<number>`${userId}::bigint`.as('userId'), 'id as roleId'])
        .where('role', 'in', [...roles]),
    )
    .execute();
}

/** The distinct ids of the chosen records. */
const idsOf = (records: readonly Referred[]): number[] =>
  [...new Set(records.map(({ id }) => id))].toSorted((a, b) => a - b);

/**
 * The chosen roles and sections.
 * @throws 400 for those that do not exist.
 */
export async function grantsOf(trx: Trx, chosen: { roles: Referred[]; workPlaces: Referred[] }) {
  const roleIds = idsOf(chosen.roles);
  const workPlaceIds = idsOf(chosen.workPlaces);
  const roles = await trx.selectFrom('role').select('role').where('id', '=', anyOf(roleIds)).execute();
  const places = await trx
    .selectFrom('workPlace')
    .select('id')
    .where('id', '=', anyOf(workPlaceIds))
    .forKeyShare() // waits for a concurrent merge that may delete the section
    .execute();
  const unknown = [
    ...(roles.length < roleIds.length ? [unknownAt('roles')] : []),
    ...(places.length < workPlaceIds.length ? [unknownAt('workPlaces')] : []),
  ];
  if (unknown.length) throw invalid(unknown);
  return { roles: roles.map(({ role }) => role), workPlaceIds };
}

const anyOf = (ids: number[]) => sql<number>`any(${ids}::bigint[])`;

const unknownAt = (field: string): FieldError => ({
  field,
  code: 'unknownReference',
  message: messageText('unknownReference'),
});

/** Gives a user these sections and no others. @returns whether that changed anything. */
export async function replaceWorkPlaces(trx: Trx, userId: number, ids: readonly number[]): Promise<boolean> {
  const rows = await trx
    .selectFrom('userWorkPlace')
    .select('workPlaceId')
    .where('userId', '=', userId)
    .execute();
  const present = rows.map(({ workPlaceId }) => workPlaceId);
  const removed = present.filter((id) => !ids.includes(id));
  const added = ids.filter((id) => !present.includes(id));
  if (removed.length) {
    await trx
      .deleteFrom('userWorkPlace')
      .where('userId', '=', userId)
      .where('workPlaceId', 'in', removed)
      .execute();
  }
  await giveWorkPlaces(trx, userId, added);
  return removed.length + added.length > 0;
}

/** Gives a user sections, beside those it has. */
export async function giveWorkPlaces(trx: Trx, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('userWorkPlace')
    .values(ids.map((workPlaceId) => ({ userId, workPlaceId })))
    .execute();
}
