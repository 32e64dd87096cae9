import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectionOfRunning, startEmbeddedPostgres } from '@casebook/embedded-postgres';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restore } from '../../../server/features/backup/restore';
import { type Manifest, checkBackup } from '../../../server/features/backup/backupFile';
import { connect, type Connection } from '../../../server/platform/database/connect';
import { fromBaseline, migrationsOf } from '../../../server/platform/database/migrate';
import { newestMigration } from '../../../server/platform/database/migrations';
import type { Database } from '../../../server/platform/database/schema';
import { differencesOf } from '../../../server/programs/verification';
import { createDataDirectory, startCasebook } from '../../support/casebookProcess';
import { createEmptyDatabase, type EmptyDatabase } from '../../support/database';
import { idIn } from '../identity/registers';

const RELEASES = join(import.meta.dirname, 'releases');
const KILLS = 20;
const releases = readdirSync(RELEASES).toSorted();

let target: EmptyDatabase;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'casebook-releases-'));
  target = await createEmptyDatabase();
});
afterEach(async () => {
  await target.drop();
  rmSync(folder, { recursive: true });
});

/** Columns of derived values, which a later version computes again. */
const DERIVED = /_fold$|^namesake$/;

/** For each table of a backup, the count and a digest of its rows, in the columns that the backup has. */
async function contents(db: Kysely<Database>, { tables }: Manifest): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { name, columns, rows } of tables) {
    if (!rows || RENEWED.has(name)) continue;
    const kept = columns.filter((column) => !DERIVED.test(column)).map((column) => sql.ref(column));
    const answer = await sql<{ sum: string }>`
      select count(*) || ' ' || md5(string_agg(r::text, '|' order by r::text)) as sum
      from (select ${sql.join(kept)} from ${sql.table(name)}) as r
    `.execute(db);
    found[name] = answer.rows[0]!.sum;
  }
  return found;
}

/** The tables that a start renews or adds to. */
const RENEWED = new Set([
  'alert_run',
  'case_filing_tally',
  'case_month_tally',
  'event',
  'follow_on_case_tally',
  'notification',
  'search_entry',
  'search_fill',
  'search_word',
  'seal',
]);

describe.each(releases)('a register of release %s', (name) => {
  const file = join(RELEASES, name);

  it('the backup of a release is restored into this version with all records and right derived data', async () => {
    const manifest = await checkBackup(file);
    await restore({ connection: target.connection, file, manifest });
    const db = connect(target.connection, { max: 2, longestWait: 0 });
    expect((await migrationsOf(db)).at(-1)).toBe(newestMigration);
    const { rows } = await sql`
      select nothi_number, revenue, remarks from case_filing order by id desc limit 1
    `.execute(db);
    expect(rows).toEqual([
      { nothiNumber: 'এস-৯৯/এপি/২০২৬ old', revenue: '1234.56', remarks: 'before the upgrade' },
    ]);
    expect((await differencesOf(db)).filter((line) => !isUnfilled(line))).toEqual([]);
    await db.destroy();
  });

  // failing and concurrent migrations are tested in upgrade.test.ts
  it(
    'the backup of a release is migrated completely although the first start is killed repeatedly @long',
    () => upgradeKilled(file, ofDatabase(target)),
    600_000,
  );

  it('a release’s data directory is migrated completely although the first start is killed repeatedly @long', async () => {
    const data = createDataDirectory();
    try {
      const place = ofDataDirectory(data.path);
      await upgradeKilled(file, place);
      expect(idIn(data.path)).toBe(await place.whileStopped(registerId));
      expect(idIn(data.state)).toBe(idIn(data.path));
    } finally {
      data.remove();
    }
  }, 600_000);
});

/** An older register: the settings with which Casebook starts it, and connections to its database. */
interface Place {
  environment: Record<string, string>;
  whileStopped<T>(work: (db: Kysely<Database>, connection: Connection) => Promise<T>): Promise<T>;
  whileRunning<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T>;
}

function ofDatabase({ connection }: EmptyDatabase): Place {
  const { host, port, user, database } = connection;
  const query = new URLSearchParams({ host, port: String(port) });
  return {
    environment: {
      DATABASE_URL: `postgresql://${user}@/${database}?${query}`,
      STATE_DIR: join(folder, 'state'),
    },
    whileStopped: (work) => connected(connection, (db) => work(db, connection)),
    whileRunning: (work) => connected(connection, work),
  };
}

/** A data directory without the files that name its register, since releases up to 0.1.0 had no such files. */
function ofDataDirectory(dataDir: string): Place {
  return {
    environment: { DATA_DIR: dataDir },
    async whileStopped(work) {
      const { connection, stop } = await startEmbeddedPostgres({ dataDir });
      try {
        return await connected(connection, (db) => work(db, connection));
      } finally {
        await stop();
      }
    },
    whileRunning: async (work) => connected(await connectionOfRunning(dataDir), work),
  };
}

async function connected<T>(connection: Connection, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = connect(connection, { max: 6 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function upgradeKilled(file: string, { environment: place, whileStopped, whileRunning }: Place) {
  const manifest = await checkBackup(file);
  const before = await whileStopped(async (db, connection) => {
    await restore({ connection, file, manifest, schema: fromBaseline(manifest.migrations) });
    await nameMigrations(db, manifest.migrations);
    return contents(db, manifest);
  });
  expect(before.case_filing).toMatch(/^3001 /);
  const environment = { ...place, BACKUP_DIR: join(folder, 'backups') };
  mkdirSync(environment.BACKUP_DIR); // read below, even if no backup is made because the release has the newest schema
  for (let round = 0; round < KILLS; round++) {
    const stop = new AbortController();
    const starting = startCasebook(environment, stop.signal).catch(() => null);
    await pause(500 + (3500 * round) / KILLS);
    stop.abort();
    await starting;
    expect([fromBaseline(manifest.migrations).at(-1), newestMigration]).toContain(
      (await whileStopped(migrationsOf)).at(-1),
    );
  }
  const casebook = await startCasebook(environment);
  await expect.poll(() => whileRunning(unfilled)).toBe(0);
  expect(await casebook.end('SIGTERM')).toBe(0);
  await whileStopped(async (db) => {
    expect(await contents(db, manifest)).toEqual(before);
    expect(await differencesOf(db)).toEqual([]);
  });
  const made = readdirSync(environment.BACKUP_DIR).filter((each) => each.endsWith('.tar.gz'));
  expect(made.length > 0).toBe(manifest.migrations.at(-1) !== newestMigration);
  for (const each of made) {
    const { migrations, tables } = await checkBackup(join(environment.BACKUP_DIR, each));
    expect(migrations).toEqual(manifest.migrations);
    expect(tables.map(summary)).toEqual(manifest.tables.map(summary));
  }
}

/** Names the applied migrations as the release named them. */
async function nameMigrations(db: Kysely<Database>, names: string[]): Promise<void> {
  await sql`delete from kysely_migration`.execute(db);
  await sql`insert into kysely_migration select unnest(${names}::text[]), now()::text`.execute(db);
}

async function registerId(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from register_identity`.execute(db);
  return rows[0]!.id;
}

/** The facts of a table without its SHA-256, since PostgreSQL may read the rows of a large table in any order. */
const summary = ({ name, rows, sums }: Manifest['tables'][number]) => ({ name, rows, sums });

/** Whether a difference is a missing search entry: only a running server adds those of older records. */
const isUnfilled = (line: string) => line.startsWith('search entry');

async function unfilled(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ left: number }>`select count(*) as left from search_fill`.execute(db);
  return rows[0]!.left;
}
