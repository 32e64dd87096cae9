import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import { isUniqueViolation } from '../platform/database/errors';
import { createUser } from '../features/accounts/userWrites';

/** Creates the first administrator of a register without users; prints the password and stores only its hash. */
export async function createFirstAdmin(db: Kysely<Database>, print: (line: string) => void): Promise<void> {
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
