import { Migrator, sql, type Kysely } from 'kysely';
import { migrations } from './migrations';

const OLDEST_POSTGRESQL = 150_000;

/**
 * Migrates the database to the newest schema. If several processes start at once, one migrates and the
 * others wait. Throws if the database cannot hold the register or a migration fails (then nothing is
 * changed).
 */
export async function migrateToLatest<T>(db: Kysely<T>): Promise<void> {
  await refuseUnsuitable(db);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** @throws when the database cannot hold a register. */
export async function refuseUnsuitable<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding
  `.execute(db);
  const { version, encoding } = rows[0]!;
  if (Number(version) < OLDEST_POSTGRESQL) throw new Error('Casebook needs PostgreSQL 15 or newer.');
  if (encoding !== 'UTF8')
    throw new Error(`Casebook needs a database encoded in UTF8; this one is ${encoding}.`);
  // folded() is independent of the locale, but trigram similarity is not: in the C locale Bengali letters do
  // not count as letters
  const letters = await sql<{ known: boolean }>`select 'ক' ~ '[[:alpha:]]' as known`.execute(db);
  if (!letters.rows[0]!.known)
    throw new Error('Casebook needs a database with a locale such as C.UTF-8 or en_US.UTF-8.');
}
