import { sql } from 'kysely';
import { seedDemo, seedLookups } from '../../../../server/seed';
import { createTestDatabase, makeOnce, type TestDatabase } from '../../../support/database';

/** A fast fake hash that shows the password. */
export const hashPassword = (plain: string): Promise<string> => Promise.resolve(`hash of ${plain}`);

/** The days for which test files create sample registers; the one for EARLY_DAY is small. */
export const SAMPLE_DAY = '2026-11-22';
export const EARLY_DAY = '2020-06-30';

/**
 * A database with the sample register as created on `today`. It is a copy of a template that all test files share,
 * because creating a register takes longer than most of their tests.
 */
export async function sampleRegister(today = SAMPLE_DAY): Promise<TestDatabase> {
  const template = `sample_${today}`;
  await makeOnce(
    template,
    async (session) =>
      (await sql`select from pg_database where datname = ${template}`.execute(session)).rows.length > 0,
    async (session) => {
      const { db, connection } = await createTestDatabase();
      await seedLookups(db);
      await seedDemo(db, { today, hashPassword });
      await db.destroy();
      const made = sql.id(connection.database);
      await sql`alter database ${made} rename to ${sql.id(template)}`.execute(session);
    },
  );
  return createTestDatabase({ template });
}
