import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '../../../server/platform/database/connect';
import { migrateToLatest } from '../../../server/platform/database/migrate';
import { migrations } from '../../../server/platform/database/migrations';
import { createTestDatabase } from '../../support/database';
import { isLong } from '../../support/long';

// only in long runs, since releases.test.ts upgrades a whole register in every run
it.runIf(isLong)('a migration keeps both agents of an older register that have the same AIN', async () => {
  const database = await createTestDatabase();
  await sql`create database before template template0`.execute(database.db);
  const db = connect({ ...database.connection, database: 'before' }, { max: 1 });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    await migrator.migrateTo('0013_civilCases');
    await sql`
      insert into cnf_agent (cnf_agent_name, lic_no)
      values ('First', 'AIN-7'), ('Other', 'AIN-8'), ('Second', 'ain-৭'), ('Without', null), ('Too', null)
    `.execute(db);
    await migrateToLatest(db);
    const { rows } = await sql`select cnf_agent_name, lic_no, version from cnf_agent order by id`.execute(db);
    expect(rows).toEqual([
      { cnfAgentName: 'First', licNo: 'AIN-7', version: 1 },
      { cnfAgentName: 'Other', licNo: 'AIN-8', version: 1 },
      { cnfAgentName: 'Second', licNo: 'ain-৭ (2)', version: 2 },
      { cnfAgentName: 'Without', licNo: null, version: 1 },
      { cnfAgentName: 'Too', licNo: null, version: 1 },
    ]);
  } finally {
    await db.destroy();
    await sql`drop database before`.execute(database.db);
    await database.drop();
  }
});
