import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  tarEntries,
  tarEntry,
  endOfTar,
  type Manifest,
  checkBackup,
} from '../../../server/features/backup/backupFile';
import { checkSchema, restore } from '../../../server/features/backup/restore';
import { backUp, type Backup } from '../../../server/features/backup/write';
import { connect } from '../../../server/platform/database/connect';
import { ownIdentity } from '../../../server/platform/identity/storedIdentity';
import {
  createTestDatabase,
  type TestDatabase,
  createEmptyDatabase,
  type EmptyDatabase,
} from '../../support/database';
import { isLong } from '../../support/long';

const PASSPHRASE = 'তিন নদীর মোহনায় দেখা হবে';

/** Enough filings for a file of several blocks. */
const FILINGS = 600;

let source: TestDatabase;
let target: EmptyDatabase;
let plain: Backup;
let encrypted: Backup;
const folder = mkdtempSync(join(tmpdir(), 'casebook-backups-'));
const changed = join(folder, 'changed');

beforeAll(async () => {
  source = await createTestDatabase();
  await ownIdentity(source.db);
  await sql`insert into work_place (name) values ('AIR'), ('Jetty')`.execute(source.db);
  await sql`
    insert into case_filing (nothi_number, work_place_id, remarks)
    select 'S-' || n, 1, md5(n::text) from generate_series(1, ${FILINGS}) n
  `.execute(source.db);
  target = await createEmptyDatabase();
  const { connection } = source;
  plain = await backUp({ connection, folder, papers: '/nowhere' });
  encrypted = await backUp({ connection, folder, papers: '/nowhere', passphrase: PASSPHRASE });
});
afterAll(async () => {
  await Promise.all([source.drop(), target.drop()]);
  rmSync(folder, { recursive: true });
});

const DAMAGED = /^The file is damaged: it was cut short, or altered since it was written\./;

describe.each([
  ['a backup', () => plain.file, undefined],
  ['an encrypted backup', () => encrypted.file, PASSPHRASE],
])('%s', (_what, original, passphrase) => {
  it.each(isLong ? [0.01, 0.2, 0.5, 0.9, 0.999] : [0.01, 0.5, 0.999])(
    'a backup is refused when it was cut off at %d of its length',
    async (at) => {
      copyFileSync(original(), changed);
      truncateSync(changed, Math.floor(statSync(changed).size * at));
      await expect(checkBackup(changed, passphrase)).rejects.toThrow(
        /The file is damaged|or is damaged|not a backup/,
      );
    },
  );

  it('a backup is refused when its last byte is missing', async () => {
    copyFileSync(original(), changed);
    truncateSync(changed, statSync(changed).size - 1);
    await expect(checkBackup(changed, passphrase)).rejects.toThrow(DAMAGED);
  });

  it.each(isLong ? [0.3, 0.5, 0.7, 0.95] : [0.3, 0.95])(
    'a backup is refused when a byte at %d of its length was altered',
    async (at) => {
      const bytes = readFileSync(original());
      bytes[Math.floor(bytes.length * at)]! ^= 1;
      writeFileSync(changed, bytes);
      await expect(checkBackup(changed, passphrase)).rejects.toThrow(DAMAGED);
    },
  );
});

/** Packs a changed copy of the backup, with a valid gzip checksum. @returns the path of the copy. */
async function repacked(change: (path: string, content: Buffer) => Buffer | null): Promise<string> {
  const blocks: Buffer[] = [];
  const archive = (async function* () {
    yield gunzipSync(readFileSync(plain.file));
  })();
  for await (const { path, content } of tarEntries(archive)) {
    const kept = change(path, Buffer.from(content));
    if (kept) blocks.push(...tarEntry(path, [kept], new Date()));
  }
  writeFileSync(changed, gzipSync(Buffer.concat([...blocks, endOfTar()])));
  return changed;
}

const inManifest = (change: (manifest: Manifest) => void) => (path: string, content: Buffer) => {
  if (path !== 'manifest.json') return content;
  const manifest = JSON.parse(content.toString()) as Manifest;
  change(manifest);
  return Buffer.from(JSON.stringify(manifest));
};

it('a backup is refused when rows in it were altered', async () => {
  const file = await repacked((path, content) =>
    path.includes('/case_filing/') ? Buffer.from(content.toString().replace('S-7\t', 'S-8\t')) : content,
  );
  await expect(checkBackup(file)).rejects.toThrow('Table: case_filing.');
});

it.each([
  ['its manifest is missing', (path: string, content: Buffer) => (path === 'manifest.json' ? null : content)],
  ['a table is missing', (path: string, content: Buffer) => (path.includes('/bank/') ? null : content)],
  ['its manifest is no manifest', inManifest((manifest) => Object.assign(manifest, { tables: 7 }))],
  [
    'it has a table too many',
    inManifest((manifest) => {
      manifest.tables = manifest.tables.filter(({ name }) => name !== 'work_place');
    }),
  ],
])('a backup is refused when %s', async (what, change) => {
  if (what === 'a table is missing')
    await sql`insert into bank (bank_name) values ('Sonali')`.execute(source.db);
  const before = plain;
  if (what === 'a table is missing')
    plain = await backUp({ connection: source.connection, papers: '/nowhere', folder });
  await expect(repacked(change).then((file) => checkBackup(file))).rejects.toThrow(DAMAGED);
  plain = before;
});

it('a backup is refused when the file is of another format or missing', async () => {
  writeFileSync(changed, 'id,nothi_number\n1,S-1\n');
  await expect(checkBackup(changed)).rejects.toThrow('The file is not a backup of Casebook.');
  writeFileSync(changed, '');
  await expect(checkBackup(changed)).rejects.toThrow('The file is not a backup of Casebook.');
  await expect(checkBackup(join(folder, 'none'))).rejects.toThrow('ENOENT');
});

it('an encrypted backup is refused without its passphrase, or with a wrong one', async () => {
  await expect(checkBackup(encrypted.file)).rejects.toThrow('set BACKUP_PASSPHRASE');
  await expect(checkBackup(encrypted.file, 'another passphrase')).rejects.toThrow(
    'encrypted with another passphrase',
  );
  const { tables } = await checkBackup(encrypted.file, PASSPHRASE);
  expect(tables.find(({ name }) => name === 'case_filing')!.rows).toBe(FILINGS);
});

it('a backup is refused when a newer version of Casebook wrote it', () => {
  const { manifest } = plain;
  const newer = { ...manifest, casebook: '9.0.0', migrations: [...manifest.migrations, '9999_later'] };
  expect(() => checkSchema(newer)).toThrow(/made by a newer Casebook.* It was made by Casebook 9\.0\.0\.$/);
  expect(() => checkSchema(manifest)).not.toThrow();
});

it('a backup is refused when a version of Casebook before 1.0.0 wrote it, and says what to do', () => {
  const older = { ...plain.manifest, casebook: '0.1.0', migrations: ['0001_registers', '0002_caseFilings'] };
  expect(() => checkSchema(older)).toThrow(
    'The backup was made by a Casebook before 1.0.0: restore it with Casebook 1.0.0, then start this version on what ' +
      'was restored. It was made by Casebook 0.1.0.',
  );
});

describe('a database that a backup was refused for', () => {
  const tables = async () => {
    const db = connect(target.connection, { max: 1 });
    const { rows } = await sql`
      select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and not starts_with(relname, 'kysely_')
    `.execute(db);
    await db.destroy();
    return rows;
  };
  const restoring = (file: string, manifest: Manifest) =>
    restore({ connection: target.connection, file, manifest });

  const changes: [what: string, change: (manifest: Manifest) => unknown][] = [
    ['names a column that is none', (m) => m.tables[0]!.columns.push('id) from program $$ls$$ --')],
    ['has other sums', (m) => (m.tables.find(({ name }) => name === 'case_filing')!.sums.revenue = '1.00')],
    // the ordinary run leaves these out, because they are refused much like those above
    ['names a table that is none', (m) => (m.tables[0]!.name = 'app_user"; drop table app_user; --')],
    ['counts other rows', (m) => (m.tables.find(({ name }) => name === 'case_filing')!.rows = FILINGS - 1)],
  ];
  it.each(isLong ? changes : changes.slice(0, 2))(
    'a database stays empty when the manifest of the backup %s @long',
    async (_what, change) => {
      const manifest = structuredClone(plain.manifest);
      change(manifest);
      await expect(restoring(plain.file, manifest)).rejects.toThrow(/Table: |is not what was backed up/);
      expect(await tables()).toEqual([]);
    },
  );

  it('a database accepts a good backup after a refused one, but not a second backup', async () => {
    await restoring(plain.file, plain.manifest);
    expect((await tables()).length).toBeGreaterThan(20);
    await expect(restoring(plain.file, plain.manifest)).rejects.toThrow(
      /^A backup is restored into an empty database only\..* There is a table admiralty_suit\.$/,
    );
  });
});
