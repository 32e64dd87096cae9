import { sql, type Kysely, type Transaction } from 'kysely';
import type { Role } from '../../domain/roles';
import type { Database } from '../db/schema';
import { hashPassword } from '../signIn/passwords';
import { endSessionsOf } from './sessions';
import { rolesOfUser } from './userRoles';

export interface Territory {
  territoryId: number;
  territoryName: string;
}

/** A user as sign-in sees it. */
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
}

const accounts = (db: Kysely<Database>) =>
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
    ]);

/** The account of a folded user name (`foldTerm`), or undefined. */
export async function findAccount(db: Kysely<Database>, foldedName: string): Promise<Account | undefined> {
  // PostgreSQL refuses a text with NUL, and nobody has such a name
  if (foldedName.includes('\0')) return undefined;
  return accounts(db).where('appUser.userNameFold', '=', foldedName).executeTakeFirst();
}

export async function accountById(db: Kysely<Database>, id: number): Promise<Account | undefined> {
  return accounts(db).where('appUser.id', '=', id).executeTakeFirst();
}

/** The account, kept from being disabled or given other roles until the transaction ends. */
export async function holdAccount(trx: Transaction<Database>, id: number): Promise<Account | undefined> {
  return accounts(trx).where('appUser.id', '=', id).forShare('appUser').executeTakeFirst();
}

export interface NewUser {
  userName: string;
  fullName: string;
  email?: string | null;
  phone?: string | null;
  /** Absent: the user signs in by one-time codes. */
  password?: string;
  signInBy?: 'PASSWORD' | 'OTP';
  roles: readonly Role[];
  workPlaceIds?: readonly number[];
  territories?: Territory[];
  createdBy?: number;
}

/** @returns the new user's id. Throws a unique violation when the folded name is taken. */
export async function createUser(db: Kysely<Database>, user: NewUser): Promise<number> {
  const passwordHash = user.password === undefined ? null : await hashPassword(user.password);
  return db.transaction().execute(async (trx) => {
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
    if (user.workPlaceIds?.length) {
      const places = user.workPlaceIds.map((workPlaceId) => ({ userId: id, workPlaceId }));
      await trx.insertInto('userWorkPlace').values(places).execute();
    }
    return id;
  });
}

/** Enables or disables a user; either way its sessions end at once. */
export async function setUserEnabled(
  db: Kysely<Database>,
  id: number,
  isEnabled: boolean,
  changedBy: number | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await touch(trx, id, changedBy, { isEnabled });
    await endSessionsOf(trx, id);
  });
}

/** Replaces the roles of a user and ends its sessions, whose tokens name the old ones. */
export async function setUserRoles(
  db: Kysely<Database>,
  id: number,
  roles: readonly Role[],
  changedBy: number | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await touch(trx, id, changedBy);
    await trx.deleteFrom('userRole').where('userId', '=', id).execute();
    await giveRoles(trx, id, roles);
    await endSessionsOf(trx, id);
  });
}

const touch = (
  trx: Transaction<Database>,
  id: number,
  changedBy: number | null,
  change: { isEnabled?: boolean } = {},
) =>
  trx
    .updateTable('appUser')
    .set((row) => ({ ...change, version: row('version', '+', 1), changedBy, changedAt: sql<Date>`now()` }))
    .where('id', '=', id)
    .execute();

async function giveRoles(trx: Transaction<Database>, userId: number, roles: readonly Role[]): Promise<void> {
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
