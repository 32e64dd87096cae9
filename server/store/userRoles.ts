import { sql } from 'kysely';

/** The roles of the `app_user` row at hand, as an array sorted by name. */
export const ROLES_OF_USER = `array(
  select role.role from user_role join role on role.id = user_role.role_id
  where user_role.user_id = app_user.id order by role.role
)`;

export const rolesOfUser = sql<string[]>`${sql.raw(ROLES_OF_USER)}`;
