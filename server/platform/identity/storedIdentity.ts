import { sql } from 'kysely';
import { newestMigration } from '../database/migrations';
import type { Db } from '../database/schema';
import { inTransaction } from '../database/transaction';
import type { Identity } from './guard';

/** The database's identity; undefined if it has none, because it is empty or older than this feature. */
export async function storedIdentity(db: Db): Promise<Identity | undefined> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('register_identity') is not null as is_there
  `.execute(db);
  return rows[0]?.isThere ? firstIdentity(db) : undefined;
}

/** The identity of a migrated database, created if missing. All processes get the same one. */
export async function ownIdentity(db: Db): Promise<Identity> {
  await inTransaction(db, null, (trx) =>
    sql`insert into register_identity default values on conflict do nothing`.execute(trx),
  );
  return (await firstIdentity(db))!;
}

async function firstIdentity(db: Db): Promise<Identity | undefined> {
  const row = await db.selectFrom('registerIdentity').select(['id', 'since']).executeTakeFirst();
  return row && { id: row.id, since: row.since.toISOString() };
}

/** The id of a database with this version's schema; undefined if the id or the schema is missing. */
export async function idOfReadyDatabase(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from register_identity
    where exists (select from kysely_migration where name = ${newestMigration})
  `.execute(db);
  return rows[0]?.id;
}
