import { sql } from 'kysely';
import { seedDemo, seedLookups } from '../../../../server/seed';
import { createTestDatabase, onTestServer, type TestDatabase } from '../../../support/database';

/** A fast fake hash that shows the password. */
export const hashPassword = (plain: string): Promise<string> => Promise.resolve(`hash of ${plain}`);

/**
 * A database with the sample register as it is made on that day: a copy of one that all test files share, since
 * making a register takes longer than most of their tests.
 */
export async function sampleRegister(today: string): Promise<TestDatabase> {
  const template = `sample_${today}`;
  await onTestServer((admin) =>
    admin.connection().execute(async (session) => {
      // the first file to need it makes it, others wait
      await sql`select pg_advisory_lock(hashtext(${template}))`.execute(session);
      const { rows } = await sql`select from pg_database where datname = ${template}`.execute(session);
      if (rows.length) return;
      const { db, connection } = await makeSampleRegister(today);
      await db.destroy();
      const made = sql.id(connection.database);
      await sql`alter database ${made} rename to ${sql.id(template)}`.execute(session);
    }),
  );
  return createTestDatabase({ template });
}

/** The same, made anew. */
export async function makeSampleRegister(today: string): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await seedLookups(database.db);
  await seedDemo(database.db, { today, hashPassword });
  return database;
}
