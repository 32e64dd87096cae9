import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAnyBesideServer, openBesideServer } from '../../../server/programs/besideServer';
import { restore } from '../../../server/features/backup/restore';
import { checkBackup } from '../../../server/features/backup/backupFile';
import { backUp } from '../../../server/features/backup/write';
import { readConfig } from '../../../server/platform/config';
import { openDatabase } from '../../../server/programs/database';
import { connect } from '../../../server/platform/database/connect';
import { lockSchema, migrate } from '../../../server/platform/database/migrate';
import { newestMigration } from '../../../server/platform/database/migrations';
import type { Database } from '../../../server/platform/database/schema';
import { createLog } from '../../../server/platform/log';
import { differencesOf } from '../../../server/programs/verification';
import { copyDatabase, createEmptyDatabase, type EmptyDatabase } from '../../support/database';

/** A register as Casebook 1.0.0 left it, and the copy of it that each test gets. */
let original: EmptyDatabase;
let older: EmptyDatabase;
let db: Kysely<Database>;
let folder: string;
let state: string;

beforeAll(async () => {
  original = await createEmptyDatabase();
  const making = connect(original.connection, { max: 2 });
  const { migrations } = await checkBackup(join(import.meta.dirname, 'releases', '1.0.0.tar.gz'));
  await making.transaction().execute(async (trx) => {
    await lockSchema(trx);
    await migrate(trx, ['0089_baseline']);
    await sql`delete from kysely_migration`.execute(trx);
    await sql`insert into kysely_migration select unnest(${migrations}::text[]), ''`.execute(trx);
    for (const statement of REGISTER) await sql.raw(statement).execute(trx);
  });
  await making.destroy();
});
afterAll(() => original.drop());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'casebook-backups-'));
  state = mkdtempSync(join(tmpdir(), 'casebook-state-'));
  older = await copyDatabase(original);
  db = connect(older.connection, { max: 2 });
});
afterEach(async () => {
  await db.destroy();
  await older.drop();
  for (const each of [folder, state]) rmSync(each, { recursive: true });
});

const OLDER = '0089_changesByMonth'; // the last migration of Casebook 1.0.0
const REGISTER = [
  `insert into work_place (name) values ('Jetty'), ('AIR')`,
  `insert into case_filing (nothi_number, work_place_id, revenue, date_of_judgement)
   select 'S-' || n, 1 + n % 2, n, '2020-06-01' from generate_series(1, 100) n`,
  `insert into tribunal_case (case_filing_id, tribunal_case_no, date_of_case)
   select id, 'T-' || id, '2021-04-01' from case_filing where id <= 40`,
];

function settings() {
  const { host, port, user, database } = older.connection;
  const query = new URLSearchParams({ host, port: String(port) });
  const config = readConfig({
    DATABASE_URL: `postgresql://${user}@/${database}?${query}`,
    STATE_DIR: state,
    BACKUP_DIR: folder,
  });
  return { config, log: createLog('silent') };
}

function open() {
  const { config, log } = settings();
  return openDatabase(config, log);
}

const schema = async () => {
  const { rows } = await sql<{ newest: string }>`select max(name) as newest from kysely_migration`.execute(
    db,
  );
  return rows[0]!.newest;
};

const contents = async (of: Kysely<Database>) => {
  const { rows } = await sql`
    select (select count(*)::int from case_filing) as filings, (select sum(revenue)::text from case_filing) as revenue,
      (select count(*)::int from proceeding) as proceedings
  `.execute(of);
  return rows[0];
};

it('an older register is backed up before its migration, and the backup can be restored into the new schema', async () => {
  const opened = await open();
  expect(await contents(opened.db)).toEqual({ filings: 100, revenue: '5050.00', proceedings: 140 });
  await opened.close();
  const [name] = readdirSync(folder);
  expect(readdirSync(folder)).toHaveLength(1);

  const file = join(folder, name!);
  const manifest = await checkBackup(file);
  expect(manifest.migrations.at(-1)).toBe(OLDER);
  const target = await createEmptyDatabase();
  await restore({ connection: target.connection, file, manifest });
  const restored = connect(target.connection, { max: 2 });
  expect(await contents(restored)).toEqual({ filings: 100, revenue: '5050.00', proceedings: 140 });
  expect(await differencesOf(restored)).toEqual([]);
  await restored.destroy();
  await target.drop();

  await (await open()).close();
  expect(readdirSync(folder)).toEqual([name]); // no second backup, because nothing was left to migrate
});

it('a register that cannot be backed up is not migrated', async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  await expect(open()).rejects.toThrow(/backs it up before\. That failed:\n.*\nNothing was changed\./);
  expect(await schema()).toBe(OLDER);
});

it('several processes that start at the same time back up an older register only once', async () => {
  const opened = await Promise.all([open(), open(), open()]);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await contents(opened[0].db)).toEqual({ filings: 100, revenue: '5050.00', proceedings: 140 });
  for (const { close } of opened) await close();
});

it('a backup made before a new version’s first start has the old schema and migrates nothing', async () => {
  const { config, log } = settings();
  const { connection, isCurrent, close } = await openAnyBesideServer(config, log);
  expect(isCurrent).toBe(false);
  const { manifest } = await backUp({ connection, folder, papers: '/nowhere' });
  expect(manifest.migrations.at(-1)).toBe(OLDER);
  await close();
  await expect(openBesideServer(config, log)).rejects.toThrow(
    'has the schema of another version of Casebook',
  );
  expect(await schema()).toBe(OLDER);
});

it('a register that a newer version has written is refused', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '')`.execute(db);
  await expect(open()).rejects.toThrow('brought to the schema 9999_later by a newer Casebook');
});

it('a register of a version before 1.0.0 is refused unchanged, and the message says which version to start once', async () => {
  await sql`delete from kysely_migration where name > '0018_figureLists'`.execute(db);
  await expect(open()).rejects.toThrow(
    'The register has the schema 0018_figureLists of a Casebook before 1.0.0. Install Casebook 1.0.0 and start it ' +
      'once, which brings the register to its schema; then start this version. Nothing was changed.',
  );
  expect(await schema()).toBe('0018_figureLists');
  expect(readdirSync(folder)).toEqual([]);
});

it('a failed migration leaves the schema of the older version', async () => {
  await sql`create table search_entry_own_key (in_the_way int)`.execute(db);
  await expect(open()).rejects.toThrow('relation "search_entry_own_key" already exists');
  expect(await schema()).toBe(OLDER);
  expect(await sql`select to_regclass('import_record_of_row') as made`.execute(db)).toMatchObject({
    rows: [{ made: null }],
  });
  await sql`drop table search_entry_own_key`.execute(db);
  await (await open()).close();
  expect(await schema()).toBe(newestMigration);
});
