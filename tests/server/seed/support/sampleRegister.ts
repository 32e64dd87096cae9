import { seedDemo, seedLookups } from '../../../../server/seed';
import { createTestDatabase, type TestDatabase } from '../../../support/database';

/** A fast fake hash that shows the password. */
export const hashPassword = (plain: string): Promise<string> => Promise.resolve(`hash of ${plain}`);

/** A database with the sample register as created on that day. */
export async function sampleRegister(today: string): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await seedLookups(database.db);
  await seedDemo(database.db, { today, hashPassword });
  return database;
}
