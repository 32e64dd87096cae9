import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { connect } from '../../../server/platform/database/connect';
import { createTestDatabase } from '../../support/database';

describe('a test database', () => {
  it('a test database is migrated and isolated', async () => {
    const one = await createTestDatabase();
    const other = await createTestDatabase();
    await sql`create table only_in_one (id int)`.execute(one.db);
    expect(await tables(one.db)).toContain('company');
    expect(await tables(one.db)).toContain('only_in_one');
    expect(await tables(other.db)).not.toContain('only_in_one');
    await Promise.all([one.drop(), other.drop()]);
  });

  it('a test database is reachable by its URL until it is dropped', async () => {
    const database = await createTestDatabase();
    const byAddress = connect({ connectionString: database.url });
    expect(await tables(byAddress)).toContain('company');
    await byAddress.destroy();
    await database.drop();
    await expect(tables(connect(database.connection))).rejects.toThrow('does not exist');
  });
});

async function tables(db: ReturnType<typeof connect>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
  `.execute(db);
  return rows.map(({ name }) => name);
}
