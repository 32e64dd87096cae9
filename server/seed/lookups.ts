import { sql, type Kysely } from 'kysely';
import { roles } from '../../domain/roles';
import type { Database } from '../platform/database/schema';
import { banks } from './vocabulary/banks';
import { divisions } from './vocabulary/divisions';
import { workPlaces } from './vocabulary/workPlaces';

/**
 * Seeds the lookups. Missing roles and divisions are added at each start. Banks and sections are maintained by
 * the office, so they are seeded only into a register that has none.
 */
export async function seedLookups(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('role')
    .values(roles.map((role) => ({ role })))
    .onConflict((conflict) => conflict.column('role').doNothing())
    .execute();
  await db
    .insertInto('division')
    .values(divisions.map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  await fillOnce(db, 'bank', 'bank_name', banks);
  await fillOnce(
    db,
    'work_place',
    'name',
    workPlaces.map(({ name, nameBn }) => [name, nameBn]),
  );
}

/** Fills an empty table. @param names pairs of the English and the Bengali name */
async function fillOnce(
  db: Kysely<Database>,
  table: string,
  column: string,
  names: readonly (readonly [string, string])[],
): Promise<void> {
  await sql`
    insert into ${sql.table(table)} (${sql.ref(column)}, name_bn)
    select * from unnest(${names.map(([name]) => name)}::text[], ${names.map(([, nameBn]) => nameBn)}::text[])
    where not exists (select from ${sql.table(table)})
    on conflict do nothing
  `.execute(db);
}
