import { seedDemo, seedLookups } from '../../../../server/seed';
import { createTestDatabase, type TestDatabase } from '../../../support/database';

/** A fast fake hash that shows the password. */
export const hashPassword = (plain: string): Promise<string> => Promise.resolve(`hash of ${plain}`);

/** The databases to copy, by day. Test files share them: making a register takes longer than most of their tests. */
const templates = new Map<string, Promise<string>>();

/** A database with the sample register as it is made on that day. */
export async function sampleRegister(today: string): Promise<TestDatabase> {
  const template = templates.get(today) ?? makeTemplate(today);
  templates.set(today, template);
  return createTestDatabase({ template: await template });
}

async function makeTemplate(today: string): Promise<string> {
  const { db, connection } = await makeSampleRegister(today);
  await db.destroy();
  return connection.database;
}

/** The same, made anew. */
export async function makeSampleRegister(today: string): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await seedLookups(database.db);
  await seedDemo(database.db, { today, hashPassword });
  return database;
}
