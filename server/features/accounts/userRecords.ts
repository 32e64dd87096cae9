import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { roles as roleNames } from '../../../domain/roles';
import type { WireRecord } from '../../../domain/wire';
import type { Database } from '../../platform/database/schema';

type Db = Kysely<Database>;

/** A user's record (docs/contract.md, "Users"), or null. */
export async function userById(db: Db, id: number): Promise<WireRecord | null> {
  return (await usersInOrder(db, [id]))[0] ?? null;
}

/** The users with these ids, in this order; deleted ones are left out. */
export async function usersInOrder(db: Db, ids: number[]): Promise<WireRecord[]> {
  return db
    .selectFrom('appUser')
    .select(['id as userId', 'id', 'fullName', 'userName', 'email', 'phone', 'isEnabled'])
    .select([rolesWithIds.as('roles'), workPlaces.as('workPlaces')])
    .select(['signInBy', 'version', lastSignIn.as('lastSignInAt')])
    .where('id', 'in', ids)
    .orderBy(sql`array_position(${ids}::bigint[], id)`)
    .execute();
}

/** The user's roles in the order of domain/roles.ts; unknown roles of the older product come last. */
export const rolesWithIds = sql<{ id: number; role: string }[]>`(
  select coalesce(
    jsonb_agg(jsonb_build_object('id', role.id, 'role', role)
      order by array_position(${[...roleNames]}::text[], role), role), '[]')
  from user_role join role on role.id = role_id where user_id = app_user.id
)`;

/** The time of the last sign-in; null if the user has never signed in. */
const lastSignIn = sql<Date | null>`(select at from last_sign_in where user_id = app_user.id)`;

const workPlaces = sql<{ id: number; name: string; nameBn?: string }[]>`(
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', work_place.id, 'name', name, 'nameBn', name_bn)) order by name_fold), '[]')
  from user_work_place join work_place on work_place.id = work_place_id where user_id = app_user.id
)`;
