import { sql, type Kysely, type Transaction } from 'kysely';
import { roles as roleNames } from '../../../domain/roles';
import type { Database } from '../../platform/database/schema';

/** The roles of the current `app_user` row, as an array sorted by name. */
export const ROLES_OF_USER = `array(
  select role.role from user_role join role on role.id = user_role.role_id
  where user_role.user_id = app_user.id order by role.role
)`;

export const rolesOfUser = sql<string[]>`${sql.raw(ROLES_OF_USER)}`;

export interface RoleRecord {
  id: number;
  role: string;
}

/** All roles that can be given, in the order of domain/roles.ts. */
export const allRoles = (db: Kysely<Database>): Promise<RoleRecord[]> =>
  db
    .selectFrom('role')
    .select(['id', 'role'])
    .where('role', 'in', [...roleNames])
    .orderBy(sql`array_position(${[...roleNames]}::text[], role)`)
    .execute();

/** Gives a user roles in addition to those it has. */
export async function giveRoles(
  trx: Transaction<Database>,
  userId: number,
  roles: readonly string[],
): Promise<void> {
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
