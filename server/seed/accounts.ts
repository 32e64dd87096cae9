import type { Kysely } from 'kysely';
import { maySignIn } from '../../domain/roles';
import { sampleAccounts, type SampleAccount } from '../features/accounts/sampleAccounts';
import type { Database } from '../platform/database/schema';
import { FIRST_DAY } from './calendar';
import { colleagues } from './colleagues';
import { insertRows } from './insertRows';

export type Hashes = Map<string, string>;

/** Password hashes by user name. Hashing is slow, so this runs before any lock is taken. */
export async function hashPasswords(hashPassword: (plain: string) => Promise<string>): Promise<Hashes> {
  const hashed = sampleAccounts.map(
    async ({ userName, password }) => [userName, password && (await hashPassword(password))] as const,
  );
  return new Map((await Promise.all(hashed)).filter((entry): entry is [string, string] => !!entry[1]));
}

/**
 * Adds missing sample accounts; an existing account with the same name is left unchanged.
 * @returns the ids of the accounts that created the sample filings.
 */
export async function seedAccounts(db: Kysely<Database>, hashes: Hashes): Promise<number[]> {
  const known = await db.selectFrom('appUser').select('userNameFold').execute();
  const accounts: SampleAccount[] = [...sampleAccounts, ...colleagues];
  const missing = accounts.filter(
    ({ userName }) => !known.some(({ userNameFold }) => userNameFold === userName),
  );
  const at = new Date(`${FIRST_DAY}T03:00:00Z`);
  const ids = await insertRows(
    db,
    'appUser',
    missing.map((account) => ({
      userName: account.userName,
      fullName: account.fullName,
      email: account.email,
      phone: account.phone,
      isEnabled: account.isEnabled ?? true,
      signInBy: account.password ? ('PASSWORD' as const) : ('OTP' as const),
      passwordHash: hashes.get(account.userName) ?? null,
      territories: account.territories ?? [],
      version: 1,
      createdBy: null,
      createdAt: at,
      changedBy: null,
      changedAt: at,
    })),
  );
  for (const [position, account] of missing.entries()) await grant(db, ids[position]!, account);

  const clerks = sampleAccounts.filter(({ roles }) => maySignIn(roles));
  const names = clerks.map(({ userName }) => userName);
  const users = await db
    .selectFrom('appUser')
    .select('id')
    .where('userNameFold', 'in', names)
    .orderBy('id')
    .execute();
  return users.map(({ id }) => id);
}

async function grant(
  db: Kysely<Database>,
  userId: number,
  { roles, workPlaces }: SampleAccount,
): Promise<void> {
  await db
    .insertInto('userRole')
    .columns(['userId', 'roleId'])
    .expression((eb) =>
      eb
        .selectFrom('role')
        .select(({ val }) => [val(userId).as('userId'), 'id'])
        .where('role', 'in', roles),
    )
    .execute();
  if (!workPlaces.length) return;
  await db
    .insertInto('userWorkPlace')
    .columns(['userId', 'workPlaceId'])
    .expression((eb) =>
      eb
        .selectFrom('workPlace')
        .select(({ val }) => [val(userId).as('userId'), 'id'])
        .where('name', 'in', workPlaces),
    )
    .execute();
}
