import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { dayInDhaka } from '../domain/dates';
import type { Database } from './db/schema';
import { isUniqueViolation } from './db/violations';
import { seedDemo, seedLookups } from './seed';
import { hashPassword } from './signIn/passwords';
import { createUser } from './store/users';

/**
 * What a register needs before its first use: the lookups, and either the sample data or one admin whose
 * password is made here and printed once. Does nothing to a register that is in use.
 */
export async function prepareFirstStart(
  db: Kysely<Database>,
  seed: 'demo' | 'none',
  print: (line: string) => void,
): Promise<void> {
  await seedLookups(db);
  if (seed === 'demo') await seedDemo(db, { today: dayInDhaka(), hashPassword });
  else await createFirstAdmin(db, print);
}

async function createFirstAdmin(db: Kysely<Database>, print: (line: string) => void): Promise<void> {
  if (await db.selectFrom('appUser').select('id').limit(1).executeTakeFirst()) return;
  const password = randomBytes(12).toString('base64url');
  try {
    await createUser(db, { userName: 'admin', fullName: 'Administrator', password, roles: ['ROLE_ADMIN'] });
  } catch (error) {
    if (isUniqueViolation(error)) return; // another process started at the same moment
    throw error;
  }
  print(`The first account was created: user name "admin", password "${password}".`);
  print('It is not shown again.');
}
