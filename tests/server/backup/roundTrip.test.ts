import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp, type Backup } from '../../../server/features/backup/write';
import { checkBackup } from '../../../server/features/backup/backupFile';
import { restore } from '../../../server/features/backup/restore';
import { connect } from '../../../server/platform/database/connect';
import { migrateToLatest } from '../../../server/platform/database/migrate';
import type { Database } from '../../../server/platform/database/schema';
import { ownIdentity } from '../../../server/platform/identity/storedIdentity';
import { driftOfTallies } from '../../../server/features/cases/figures/tally';
import { driftOfProceedings } from '../../../server/features/cases/proceedingCheck';
import {
  createEmptyDatabase,
  type EmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../support/database';
import { sampleRegister } from '../seed/support/sampleRegister';

/** The sample register with unusual texts, its backup, and the database into which that was restored. */
let source: TestDatabase;
let target: EmptyDatabase;
let restored: Kysely<Database>;
let backup: Backup;
const folder = mkdtempSync(join(tmpdir(), 'casebook backups, "কাস্টমস" -'));

beforeAll(async () => {
  source = await sampleRegister();
  await ownIdentity(source.db);
  await sql`
    update case_filing set remarks = E'tab\t, back\\slash, quote'', \\N, \\., "কখ"\r\n\nline' where id = 7
  `.execute(source.db);
  await sql`
    insert into session (id, user_id, created_at, expires_at)
    values (gen_random_uuid(), 1, now(), now() + interval '1 day')
  `.execute(source.db);
  await sql`insert into sign_in_secret (secret) values ('\\x01')`.execute(source.db);
  await sql`select nextval('case_filing_id_seq')`.execute(source.db);
  backup = await backUp({ connection: source.connection, papers: '/nowhere', folder });
  target = await createEmptyDatabase();
  await restore({ connection: target.connection, file: backup.file, manifest: backup.manifest });
  restored = connect(target.connection, { max: 2 });
});
afterAll(async () => {
  await restored.destroy();
  await Promise.all([source.drop(), target.drop()]);
  rmSync(folder, { recursive: true });
});

const textOf = async (db: Kysely<Database>, query: string): Promise<unknown[]> =>
  (await sql.raw(query).execute(db)).rows;

const TABLES = `select relname::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;

it('a restoration brings back every row of every table, except sessions and the sign-in secret', async () => {
  const tables = (await textOf(source.db, TABLES)) as { name: string }[];
  expect(tables).toEqual(await textOf(restored, TABLES));
  const differing = [];
  for (const { name } of tables) {
    const rows = `select md5(string_agg(r::text, '|' order by r::text)) as sum, count(*) from ${name} r`;
    const [before, after] = await Promise.all([textOf(source.db, rows), textOf(restored, rows)]);
    if (JSON.stringify(before) !== JSON.stringify(after)) differing.push(name);
  }
  // kysely_migration differs because its times are those of the restore
  expect(differing).toEqual(['kysely_migration', 'session', 'sign_in_secret']);
  expect(await textOf(restored, 'select count(*)::int as n from session')).toEqual([{ n: 0 }]);
  expect(await textOf(restored, 'select count(*)::int as n from sign_in_secret')).toEqual([{ n: 0 }]);
});

it.each([
  ['indexes', `select indexname::text, indexdef from pg_indexes where schemaname = 'public' order by 1`],
  [
    'constraints',
    `select conrelid::regclass::text as table, conname::text as name, convalidated, pg_get_constraintdef(oid) as def
     from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`,
  ],
  [
    'triggers',
    `select tgrelid::regclass::text as table, tgname::text as name, tgenabled, pg_get_triggerdef(oid) as def
     from pg_trigger where not tgisinternal order by 1, 2`,
  ],
  [
    'columns',
    `select table_name, column_name, data_type, is_nullable, is_generated, is_identity
     from information_schema.columns where table_schema = 'public' order by 1, ordinal_position`,
  ],
  [
    'sequences',
    `select sequencename::text, last_value::int from pg_sequences where schemaname = 'public'
       and sequencename <> 'backup_id_seq' order by 1`,
  ],
])('a restored database has the same %s as before', async (_what, query) => {
  const before = await textOf(source.db, query);
  expect(before.length).toBeGreaterThan(10);
  expect(await textOf(restored, query)).toEqual(before);
});

it('a restoration marks the rows as visible, so that PostgreSQL need not write their pages again', async () => {
  const marked = `select relname::text as name from pg_class
    where relname in ('case_filing', 'tribunal_case', 'proceeding', 'hearing', 'search_entry')
      and relpages > 0 and relallvisible >= relpages / 2 order by 1`;
  expect(await textOf(restored, marked)).toEqual([
    { name: 'case_filing' },
    { name: 'hearing' },
    { name: 'proceeding' },
    { name: 'search_entry' },
    { name: 'tribunal_case' },
  ]);
});

it('tallies and proceedings stay consistent with writes after a restoration', async () => {
  await sql`
    insert into case_filing (nothi_number, work_place_id, revenue) select 'after the restore', id, 5 from work_place limit 1
  `.execute(restored);
  expect(await driftOfTallies(restored)).toEqual([]);
  expect(await driftOfProceedings(restored)).toEqual([]);
});

it('a backup is one file beside the papers that only its owner may read, named by the register and the time in Dhaka', () => {
  expect(readdirSync(folder).toSorted()).toEqual([basename(backup.file), 'papers']);
  expect(basename(backup.file)).toMatch(/^casebook-[0-9a-f]{8}-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/);
  expect(statSync(backup.file).mode & 0o777).toBe(0o600);
});

it('a backup lists its contents in its manifest', async () => {
  const manifest = await checkBackup(backup.file);
  const [{ id, since }] = (await textOf(source.db, 'select id, since from register_identity')) as [
    { id: string; since: Date },
  ];
  expect(manifest.register).toEqual({ id, since: since.toISOString() });
  expect(manifest.migrations[0]).toBe('0089_baseline');
  expect(manifest.tables.find(({ name }) => name === 'case_filing')).toMatchObject({ rows: 3000 });
  expect(manifest.tables.map(({ name }) => name)).not.toContain('session');
  expect(JSON.stringify(manifest.tables)).toMatch(/"sums":\{"revenue":"\d+\.\d\d"/);
});

it('a running backup blocks a migration that rewrites a table, whose rows the backup would miss @long', async () => {
  const rewriting = () =>
    source.db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '200ms'`.execute(trx);
      await sql`alter table bank add column random_number float8 default random()`.execute(trx);
    });
  const { manifest, file } = await backUp({
    connection: source.connection,
    papers: '/nowhere',
    folder,
    onBegin: () => expect(rewriting()).rejects.toThrow('lock timeout'),
  });
  rmSync(file);
  const before = backup.manifest.tables.find(({ name }) => name === 'bank')!;
  expect(before.rows).toBeGreaterThan(5);
  expect(manifest.tables.find(({ name }) => name === 'bank')).toEqual(before);
});

it('a running restoration blocks the migration by a newer Casebook that starts meanwhile @long', async () => {
  const small = await createTestDatabase();
  const { file, manifest } = await backUp({ connection: small.connection, papers: '/nowhere', folder });
  const other = await createEmptyDatabase();
  const starting = connect(other.connection, { max: 1 });
  let order = '';
  let started: Promise<void> | undefined;
  await restore({
    connection: other.connection,
    file,
    manifest,
    onStep(step) {
      order += `${step} `;
      started ??= migrateToLatest(starting).then(() => void (order += 'started'));
    },
  });
  await started;
  expect(order).toBe('loading indexing comparing started');
  await starting.destroy();
  await Promise.all([other.drop(), small.drop()]);
});
