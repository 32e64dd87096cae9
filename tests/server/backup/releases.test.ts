import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restore } from '../../../server/backup/load';
import type { Manifest } from '../../../server/backup/manifest';
import { checkBackup } from '../../../server/backup/read';
import { connect } from '../../../server/db/connect';
import { migrationsOf } from '../../../server/db/migrate';
import { newestMigration } from '../../../server/db/migrations';
import type { Database } from '../../../server/db/schema';
import { differencesOf } from '../../../server/verification';
import { startCasebook } from '../../support/casebookProcess';
import { createEmptyDatabase, type EmptyDatabase } from '../../support/emptyDatabase';
import { isLong } from '../../support/long';

const RELEASES = join(import.meta.dirname, 'releases');
const KILLS = 20;
const releases = readdirSync(RELEASES).toSorted();

let target: EmptyDatabase;
let db: Kysely<Database>;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'casebook-releases-'));
  target = await createEmptyDatabase();
  db = connect(target.connection, { max: 2 });
});
afterEach(async () => {
  await db.destroy();
  await target.drop();
  rmSync(folder, { recursive: true });
});

/** Columns whose values are derived, and made anew by a later version. */
const DERIVED = /_fold$|^namesake$/;

/** Each table of a backup with what its rows, of the columns that it had, add up to. */
async function contents({ tables }: Manifest): Promise<Record<string, string>> {
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

/** What a start renews or adds to by itself. */
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

  it('is restored from its backup into this version, with nothing lost and everything derived right', async () => {
    const manifest = await checkBackup(file);
    await restore({ connection: target.connection, file, manifest });
    expect((await migrationsOf(db)).at(-1)).toBe(newestMigration);
    const { rows } = await sql`
      select nothi_number, revenue, remarks from case_filing order by id desc limit 1
    `.execute(db);
    expect(rows).toEqual([
      { nothiNumber: 'এস-৯৯/এপি/২০২৬ old', revenue: '1234.56', remarks: 'before the upgrade' },
    ]);
    expect((await differencesOf(db)).filter((line) => !isUnfilled(line))).toEqual([]);
  });

  // upgrade.test.ts has migrations that fail and processes that migrate at once
  it.runIf(isLong)(
    'comes whole to this version when its first start is killed again and again',
    async () => {
      const manifest = await checkBackup(file);
      await restore({ connection: target.connection, file, manifest, schema: manifest.migrations });
      const before = await contents(manifest);
      expect(before.case_filing).toMatch(/^3001 /);
      const { host, port, user, database } = target.connection;
      const query = new URLSearchParams({ host, port: String(port) });
      const environment = {
        DATABASE_URL: `postgresql://${user}@/${database}?${query}`,
        STATE_DIR: join(folder, 'state'),
        BACKUP_DIR: join(folder, 'backups'),
      };
      for (let round = 0; round < KILLS; round++) {
        const stop = new AbortController();
        const starting = startCasebook(environment, stop.signal).catch(() => null);
        await pause(500 + (3500 * round) / KILLS);
        stop.abort();
        await starting;
        expect([manifest.migrations.at(-1), newestMigration]).toContain((await migrationsOf(db)).at(-1));
      }
      const casebook = await startCasebook(environment);
      await expect.poll(() => unfilled(), { timeout: 60_000 }).toBe(0);
      expect(await casebook.end('SIGTERM')).toBe(0);
      expect(await contents(manifest)).toEqual(before);
      expect(await differencesOf(db)).toEqual([]);
      const made = readdirSync(environment.BACKUP_DIR).filter((each) => each.endsWith('.tar.gz'));
      expect(made.length > 0).toBe(manifest.migrations.at(-1) !== newestMigration);
      for (const each of made) {
        const { migrations, tables } = await checkBackup(join(environment.BACKUP_DIR, each));
        expect(migrations).toEqual(manifest.migrations);
        expect(tables.map(summary)).toEqual(manifest.tables.map(summary));
      }
    },
    600_000,
  );
});

/** Without the SHA-256, since PostgreSQL may read a large table with several workers, in any order. */
const summary = ({ name, rows, sums }: Manifest['tables'][number]) => ({ name, rows, sums });

/** Search entries of records from before search are made by a job of the server that starts. */
const isUnfilled = (line: string) => line.startsWith('search entry');

async function unfilled(): Promise<number> {
  const { rows } = await sql<{ left: number }>`select count(*) as left from search_fill`.execute(db);
  return rows[0]!.left;
}
