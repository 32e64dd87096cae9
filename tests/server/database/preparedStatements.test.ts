import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepared } from '../../../server/platform/database/preparedStatements';
import { createTestDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ max: 1 });
});
afterAll(() => database.drop());

const doubled = prepared<{ twiceAsMuch: number }>('doubled', 'select 2 * $1::bigint as "twiceAsMuch"');

it('a prepared statement’s plan is cached per connection, and its columns keep their names', async () => {
  for (let number = 1; number <= 3; number++) {
    expect(await doubled(database.db, [number])).toEqual([{ twiceAsMuch: 2 * number }]);
  }
  const { rows } = await sql<{ name: string; used: number }>`
    select name, generic_plans + custom_plans as used from pg_prepared_statements
  `.execute(database.db);
  expect(rows).toEqual([{ name: 'doubled', used: 3 }]);
});

it('a prepared statement runs in the given transaction', async () => {
  const add = prepared('addDivision', 'insert into division (name) values ($1)');
  await expect(
    database.db.transaction().execute(async (trx) => {
      await add(trx, ['Nowhere']);
      throw new Error('given up');
    }),
  ).rejects.toThrow('given up');
  expect(await database.db.selectFrom('division').selectAll().execute()).toEqual([]);
});

it('the database connection returns lists of ids as numbers', async () => {
  const { rows } = await sql`select array[1, 2]::bigint[] as ids`.execute(database.db);
  expect(rows).toEqual([{ ids: [1, 2] }]);
});
