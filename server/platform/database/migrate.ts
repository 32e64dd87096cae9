import { sql, type Kysely } from 'kysely';
import { migrations } from './migrations';

const OLDEST_POSTGRESQL = 150_000;

/**
 * The advisory lock of Kysely's own migrator: versions of Casebook that still used that migrator wait for
 * this one.
 */
const LOCK = sql.lit('3853314791062309107');

/**
 * Migrates the database to the newest schema, in one transaction. If several processes start at once, one
 * migrates and the others wait.
 * @param beforeUpgrade called before an older schema is changed; if it rejects, nothing is changed
 * @throws if the database cannot hold the register or a migration fails; then nothing is changed.
 */
export async function migrateToLatest<T>(
  db: Kysely<T>,
  beforeUpgrade: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await refuseUnsuitable(db);
  await db.transaction().execute(async (trx) => {
    const applied = await lockSchema(trx);
    if (isBeforeBaseline(applied)) throw olderSchema(applied);
    if (!isKnownSchema(applied)) throw newerSchema(applied);
    const missing = Object.keys(migrations).slice(applied.length);
    if (applied.length && missing.length) await beforeUpgrade();
    await migrate(trx, missing);
  });
}

/**
 * Locks the schema until this transaction ends, so that no other transaction migrates. Kysely's migrator takes the
 * same lock for the whole session; a pooler such as PgBouncer would then leave it on a connection that others use.
 * @returns the migrations applied to the database
 */
export async function lockSchema<T>(trx: Kysely<T>): Promise<string[]> {
  // without timeouts, since another process may migrate for long, and this one may first back up a large register
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(trx);
  await sql`
    create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)
  `.execute(trx);
  return migrationsOf(trx);
}

/** The migrations applied to a database, in order, as this version names them; none if it holds no register. */
export async function migrationsOf<T>(db: Kysely<T>): Promise<string[]> {
  const found = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as is_there
  `.execute(db);
  if (!found.rows[0]!.isThere) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return fromBaseline(rows.map(({ name }) => name));
}

/** Where the migrations of Casebook 1.0.0 ended. The first one of this version makes what they made. */
const LAST_OF_1_0_0 = '0089_changesByMonth';

/** Applied migrations as this version names them: in a register made by Casebook 1.0.0, its own count as the baseline. */
export function fromBaseline(applied: string[]): string[] {
  const last = applied.indexOf(LAST_OF_1_0_0);
  return last < 0 ? applied : [Object.keys(migrations)[0]!, ...applied.slice(last + 1)];
}

/** Whether the migrations are those of a Casebook before 1.0.0. */
export const isBeforeBaseline = (applied: string[]): boolean =>
  applied.length > 0 && applied[0]! < Object.keys(migrations)[0]!;

/** Carries out migrations by their names. */
export async function migrate<T>(trx: Kysely<T>, names: string[]): Promise<void> {
  for (const name of names) {
    await migrations[name]!.up(trx);
    await sql`
      insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})
    `.execute(trx);
  }
}

/** Whether these migrations, in their order, are the first ones of this version. */
export function isKnownSchema(applied: string[]): boolean {
  const known = Object.keys(migrations);
  return applied.every((name, index) => name === known[index]);
}

const olderSchema = (applied: string[]) =>
  new Error(
    `The register has the schema ${applied.at(-1)} of a Casebook before 1.0.0. Install Casebook 1.0.0 and start it ` +
      'once, which brings the register to its schema; then start this version. Nothing was changed.',
  );

const newerSchema = (applied: string[]) =>
  new Error(
    `The register was brought to the schema ${applied.at(-1)} by a newer Casebook. Install that version again, or ` +
      'restore the backup that it made before, with this version, into an empty database.',
  );

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
