import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/schema';
import { rolesOfUser } from './userGrants';
import { roles as roleNames } from '../../../domain/roles';
import type { WireRecord } from '../../../domain/wire';

export interface Territory {
  territoryId: number;
  territoryName: string;
}

/** A user with the columns that signing in needs. */
export interface Account {
  id: number;
  userName: string;
  fullName: string;
  email: string | null;
  phone: string | null;
  isEnabled: boolean;
  signInBy: 'PASSWORD' | 'OTP';
  passwordHash: string | null;
  territories: Territory[];
  roles: string[];
  /** Whether the office requires a second factor of administrators, and the user has none. */
  lacksSecondFactor: boolean;
}

const accounts = (db: Db) =>
  db
    .selectFrom('appUser')
    .select([
      'appUser.id',
      'appUser.userName',
      'appUser.fullName',
      'appUser.email',
      'appUser.phone',
      'appUser.isEnabled',
      'appUser.signInBy',
      'appUser.passwordHash',
      'appUser.territories',
      rolesOfUser.as('roles'),
      sql<boolean>`(select needs_second_factor from office) and not ${hasSecondFactor}`.as(
        'lacksSecondFactor',
      ),
    ]);

/** Whether the row of `appUser` has a second factor. */
export const hasSecondFactor = sql<boolean>`exists (
  select from second_factor where user_id = app_user.id and confirmed_at is not null
)`;

/** The columns of a claimed account that are read before the secret is verified. */
export type Claimed = Omit<Account, 'roles' | 'territories' | 'lacksSecondFactor'> & {
  /** Whether the account has signed in from the claiming browser before. */
  knowsDevice: boolean;
};

interface Claim {
  /** The name as typed: among namesakes, the one with exactly this name is meant. */
  typed?: string;
  /** The browser, and the earliest sign-in from it that counts. */
  device?: Buffer | null;
  since?: Date;
}

/**
 * The account of a folded user name (`foldTerm`), or undefined. For an unknown name the statement reads
 * some other user and discards it, so that both cases take the same time.
 */
export async function findAccount(
  db: Db,
  foldedName: string,
  { typed = foldedName, device = null, since = new Date() }: Claim = {},
): Promise<Claimed | undefined> {
  // PostgreSQL refuses text with NUL, and no name has one
  const name = foldedName.replaceAll('\0', '\ufffd');
  const row = await db
    .selectFrom('appUser')
    .select(['id', 'userName', 'fullName', 'email', 'phone', 'isEnabled', 'signInBy', 'passwordHash'])
    .select(sql<boolean>`user_name_fold = ${name}`.as('hasName'))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('signInDevice')
          .select('userId')
          .whereRef('userId', '=', 'appUser.id')
          .where('device', '=', device)
          .where('lastSignIn', '>', since),
      ).as('knowsDevice'),
    )
    .where(
      'id',
      '=',
      sql<number>`coalesce(
        (
          select id from app_user where user_name_fold = ${name}
          order by user_name = ${typed.trim().replaceAll('\0', '\ufffd')} desc, namesake limit 1
        ),
        (select id from app_user order by id limit 1)
      )`,
    )
    .executeTakeFirst();
  return row?.hasName ? { ...row, knowsDevice: Boolean(row.knowsDevice) } : undefined;
}

export async function accountById(db: Db, id: number): Promise<Account | undefined> {
  return accounts(db).where('appUser.id', '=', id).executeTakeFirst();
}

/** Removes the password of a user locked by the caller: the user signs in by codes until they set one. */
export async function clearPassword(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('appUser').set({ passwordHash: null }).where('id', '=', id).execute();
}

/** The account, locked until the transaction ends so that it is not disabled or given other roles. */
export async function lockAccount(trx: Trx, id: number): Promise<Account | undefined> {
  return accounts(trx).where('appUser.id', '=', id).forShare('appUser').executeTakeFirst();
}

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
    .select(['signInBy', 'version', lastSignIn.as('lastSignInAt'), hasSecondFactor.as('hasSecondFactor')])
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
