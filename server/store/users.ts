import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
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
  /** Above 0 when its name folds as an earlier user's does (migration 0020). */
  namesake: number;
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
      'appUser.namesake',
    ]);

/** The account of a folded user name (`foldTerm`), or undefined. Of namesakes the one whose name was typed. */
export async function findAccount(
  db: Kysely<Database>,
  foldedName: string,
  typed: string = foldedName,
): Promise<Account | undefined> {
  // PostgreSQL refuses a text with NUL, and nobody has such a name
  if (foldedName.includes('\0')) return undefined;
  return accounts(db)
    .where('appUser.userNameFold', '=', foldedName)
    .orderBy(sql`app_user.user_name = ${typed.trim()}`, 'desc')
    .orderBy('appUser.namesake')
    .limit(1)
    .executeTakeFirst();
}

export async function accountById(db: Kysely<Database>, id: number): Promise<Account | undefined> {
  return accounts(db).where('appUser.id', '=', id).executeTakeFirst();
}

/** The account, kept from being disabled or given other roles until the transaction ends. */
export async function holdAccount(trx: Transaction<Database>, id: number): Promise<Account | undefined> {
  return accounts(trx).where('appUser.id', '=', id).forShare('appUser').executeTakeFirst();
}
