import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { dayInDhaka } from '../../domain/dates';
import { roles } from '../../domain/roles';
import { hashPassword } from '../features/accounts/signIn/passwords';
import { createUser } from '../features/accounts/userWrites';
import type { Database } from '../platform/database/schema';
import { inTransaction } from '../platform/database/transaction';
import { isUniqueViolation } from '../platform/database/errors';
import { seedDemo } from './demo';
import { banks, divisions, workPlaces } from './office';

export { seedDemo };

/**
 * Seeds the register at start: always the lookups; then sample data if the register is empty and `kind` is
 * `demo`, or the first administrator if there are no users.
 * @param print the console, which alone learns the first password
 * @param say also the page that is shown meanwhile
 */
export async function seed(
  db: Kysely<Database>,
  kind: 'demo' | 'none',
  print: (line: string) => void,
  say = print,
): Promise<void> {
  await inTransaction(db, null, seedLookups);
  if (kind === 'demo') await seedDemo(db, { today: dayInDhaka(), hashPassword, say });
  else await createFirstAdmin(db, print);
}

/**
 * Seeds the lookups. Missing roles and divisions are added at each start. Banks and sections are maintained by
 * the office, so they are seeded only into a register that has none.
 */
export async function seedLookups(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('role')
    .values(roles.map((role) => ({ role })))
    .onConflict((conflict) => conflict.column('role').doNothing())
    .execute();
  await db
    .insertInto('division')
    .values(divisions.map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  await fillOnce(db, 'bank', 'bank_name', banks);
  await fillOnce(
    db,
    'work_place',
    'name',
    workPlaces.map(({ name, nameBn }) => [name, nameBn]),
  );
}

/** Fills an empty table. @param names pairs of the English and the Bengali name */
async function fillOnce(
  db: Kysely<Database>,
  table: string,
  column: string,
  names: readonly (readonly [string, string])[],
): Promise<void> {
  await sql`
    insert into ${sql.table(table)} (${sql.ref(column)}, name_bn)
    select * from unnest(${names.map(([name]) => name)}::text[], ${names.map(([, nameBn]) => nameBn)}::text[])
    where not exists (select from ${sql.table(table)})
    on conflict do nothing
  `.execute(db);
}

/** Creates the first administrator of a register without users; prints the password and stores only its hash. */
async function createFirstAdmin(db: Kysely<Database>, print: (line: string) => void): Promise<void> {
  if (await db.selectFrom('appUser').select('id').limit(1).executeTakeFirst()) return;
  const password = randomBytes(15).toString('base64url');
  try {
    await createUser(db, {
      userName: 'admin',
      fullName: 'Administrator',
      password,
      roles: ['ROLE_ADMIN'],
    });
  } catch (error) {
    // another process on the same database was faster and has printed its password
    if (isUniqueViolation(error)) return;
    throw error;
  }
  print(`The first administrator is "admin", with the password ${password} (shown only this once).`);
}
