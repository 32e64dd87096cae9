import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agentKinds } from '../../../domain/agents';
import { caseFilingFields } from '../../../domain/caseFilings';
import { companyFields } from '../../../domain/companies';
import type { Fields } from '../../../domain/fields';
import { caseTypes } from '../../../domain/followOnCases';
import { kindName } from '../../../domain/kinds';
import { connect } from '../../../server/platform/database/connect';
import { migrateToLatest } from '../../../server/platform/database/migrate';
import { schemaDocument } from '../../../server/programs/schemaDocument';
import { createTestDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('docs/schema.sql is the schema of a migrated database (npm run schema regenerates it)', async () => {
  expect(await schemaDocument(database.db)).toBe(readFileSync('docs/schema.sql', 'utf8'));
});

const columnType: Record<string, string> = {
  text: 'text',
  choice: 'text',
  yesNo: 'text',
  date: 'date',
  money: 'numeric',
  bool: 'boolean',
  ref: 'bigint',
  image: 'bytea',
};

const tables: [name: string, table: string, fields: Fields][] = [
  ['a filing', 'case_filing', caseFilingFields],
  ['a company', 'company', companyFields],
  ...agentKinds.map(({ title, table, fields }): [string, string, Fields] => [title, table, fields]),
  ...caseTypes.map(({ title, table, fields }): [string, string, Fields] => [title, table, fields]),
];

it.each(tables)('every field of %s has a column of the right type', async (_, table, fields) => {
  const { rows } = await sql<{ name: string; type: string; scale: number | null }>`
    select column_name as name, data_type as type, numeric_scale as scale
    from information_schema.columns where table_name = ${table}
  `.execute(database.db);
  const columns = new Map(rows.map((row) => [row.name, row]));
  for (const [field, facts] of Object.entries(fields)) {
    const kind = kindName(facts);
    const column = columns.get(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    expect(column?.type, field).toBe(columnType[kind]);
    if (kind === 'money') expect(column?.scale, field).toBe(2);
  }
});

it('a second migration has nothing left to do', async () => {
  await expect(migrateToLatest(database.db)).resolves.toBeUndefined();
});

it('a database whose locale has no Bengali letters is refused', async () => {
  await sql`create database letterless template template0 locale 'C' locale_provider 'libc'`.execute(
    database.db,
  );
  const letterless = connect({ ...database.connection, database: 'letterless' }, { max: 1 });
  await expect(migrateToLatest(letterless)).rejects.toThrow(
    'Casebook needs a database with a locale such as C.UTF-8 or en_US.UTF-8.',
  );
  await letterless.destroy();
  await sql`drop database letterless`.execute(database.db);
});

it('every foreign key with ON DELETE CASCADE or SET NULL has an index', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confdeltype in ('c', 'n') and connamespace = current_schema()::regnamespace
      and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
          and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%s IS NOT NULL)', attname))
      )
    order by 1, 2
  `.execute(database.db);
  expect(rows).toEqual([
    { table: 'note_mention', column: 'user_id' }, // users are hardly ever deleted
  ]);
});
