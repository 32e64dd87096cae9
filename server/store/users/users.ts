import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
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

/** Who a name belongs to, as far as signing in needs it before the secret was right. */
export type Claimed = Omit<Account, 'roles' | 'territories'> & {
  /** Whether it has signed in from the browser that claims the name. */
  knowsDevice: boolean;
};

interface Claim {
  /** The name as it was typed: of namesakes the one with just this name is meant. */
  typed?: string;
  /** The browser, and since when the account must have signed in from it. */
  device?: Buffer | null;
  since?: Date;
}

/**
 * The account of a folded user name (`foldTerm`), or undefined. For a name that nobody has the statement reads
 * another user, whom nobody gets to see: the two must take the same time.
 */
export async function findAccount(
  db: Kysely<Database>,
  foldedName: string,
  { typed = foldedName, device = null, since = new Date() }: Claim = {},
): Promise<Claimed | undefined> {
  // PostgreSQL refuses a text with NUL, and nobody has such a name
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

export async function accountById(db: Kysely<Database>, id: number): Promise<Account | undefined> {
  return accounts(db).where('appUser.id', '=', id).executeTakeFirst();
}

/** Leaves a user, whom the caller holds, without a password: it signs in by codes until it sets one. */
export async function clearPassword(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.updateTable('appUser').set({ passwordHash: null }).where('id', '=', id).execute();
}

/** The account, kept from being disabled or given other roles until the transaction ends. */
export async function holdAccount(trx: Transaction<Database>, id: number): Promise<Account | undefined> {
  return accounts(trx).where('appUser.id', '=', id).forShare('appUser').executeTakeFirst();
}
