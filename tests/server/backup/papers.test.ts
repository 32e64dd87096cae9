import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decrypter } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPaperStore } from '../../../server/features/papers/store';
import { backupStatus } from '../../../server/features/backup/status';
import { fillEverything } from '../../../server/features/search/entries';
import { ownIdentity } from '../../../server/platform/identity/storedIdentity';
import { runProgram } from '../../support/casebookProcess';
import {
  addressOf,
  createEmptyDatabase,
  createTestDatabase,
  type EmptyDatabase,
  type TestDatabase,
} from '../../support/database';
import { isLong } from '../../support/long';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';

/** The number of papers, and how it is printed. */
const [PAPERS, SHOWN] = isLong ? [10_000, '10,000'] : [60, '60'];
const PASSPHRASE = 'তিন নদীর মোহনায় দেখা হবে';

let source: TestDatabase;
const places: string[] = [];
const place = () => {
  places.push(mkdtempSync(join(tmpdir(), 'casebook-papers-')));
  return places.at(-1)!;
};
const papers = place();
const backups = place();
const store = createPaperStore(papers);
let here: Record<string, string>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const pathOf = (folder: string, sha256: string) =>
  join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
/** The content of paper `n`: some are empty pages, some have more than a piece of age. */
const content = (n: number) => `paper ${n} `.repeat(n % 9 === 0 ? 20_000 : 40);

beforeAll(async () => {
  source = await createTestDatabase();
  await ownIdentity(source.db);
  const workPlaceId = await addWorkPlace(source.db, 'AIR');
  const [filing] = await addFilings(source.db, [buildFiling({ workPlaceId, nothiNumber: 'S-1/2026' })]);
  for (let n = 1; n <= PAPERS; n++) await addPaper(filing!, n);
  await fillEverything(source.db);
  here = { DATABASE_URL: source.url, STATE_DIR: place(), PAPERS_DIR: papers, BACKUP_DIR: backups };
}, 600_000);
afterAll(async () => {
  await source.drop();
  for (const each of places) rmSync(each, { recursive: true, force: true });
});

async function addPaper(filing: number, n: number): Promise<void> {
  const file = join(papers, 'sent');
  writeFileSync(file, content(n));
  const { sha256, bytes } = await store.put(file);
  rmSync(file);
  await sql`
    with added as (
      insert into paper (case_filing_id, kind, name, file_version, sha256, bytes, type)
      select ${filing}, id, ${`Paper ${n}`}, 1, ${sha256}, ${bytes}, 'pdf' from paper_kind where code = 'order'
      returning *
    )
    insert into paper_version (paper_id, version, sha256, bytes, type, source, file_name, read_at)
    select id, 1, sha256, bytes, type, source, 'scan.pdf', now() from added
  `.execute(source.db);
}

const backUp = (more: Record<string, string> = {}, ...given: string[]) =>
  runProgram('backUp', { ...here, ...more }, ...given);

/** Restores the newest backup of a folder on another machine. */
async function restoredElsewhere(folder: string, more: Record<string, string> = {}) {
  const target: EmptyDatabase = await createEmptyDatabase();
  const elsewhere = {
    DATABASE_URL: addressOf(target.connection),
    STATE_DIR: place(),
    PAPERS_DIR: place(),
    ...more,
  };
  const ended = await runProgram('restore', elsewhere, newestIn(folder));
  await target.drop();
  return { ...ended, papers: elsewhere.PAPERS_DIR };
}

const newestIn = (folder: string) =>
  join(
    folder,
    readdirSync(folder)
      .filter((name) => name.includes('.tar.gz'))
      .toSorted()
      .at(-1)!,
  );

const lastRun = async () => {
  const { rows } = await sql`
    select state, error, papers, papers_missing, missing_names from backup order by id desc limit 1
  `.execute(source.db);
  return rows[0];
};

const warnings = async () =>
  (await backupStatus(source.db, { config: { backupDir: backups }, isDemonstration: true })).warnings;

it('a restoration on another machine brings back all papers, and a missing one fails verify and the next backup @long', async () => {
  const made = await backUp();
  expect(made).toMatchObject({ code: 0 });
  expect(made.output).toContain(`${SHOWN} of ${SHOWN} papers are in ${join(backups, 'papers')}.`);
  const restored = await restoredElsewhere(backups);
  expect(restored.output).toContain(`${SHOWN} of ${SHOWN} papers, all hashes right.`);
  expect(restored.code).toBe(0);
  expect(readFileSync(pathOf(restored.papers, hashOf(content(9))), 'utf8')).toBe(content(9));

  const [gone, changed] = [hashOf(content(5)), hashOf(content(6))];
  rmSync(pathOf(papers, gone));
  writeFileSync(pathOf(papers, changed), content(6).replace('paper', 'Paper'));
  writeFileSync(pathOf(papers, hashOf(content(7))), 'cut short');
  const left = join(papers, 'left');
  writeFileSync(left, 'of nobody');
  const { sha256: nobodys } = await store.put(left);
  utimesSync(pathOf(papers, nobodys), new Date('2026-11-01'), new Date('2026-11-01'));
  const verified = await runProgram('verify', here);
  expect(verified.code).toBe(1);
  expect(verified.output.match(/paper .*/g)!.toSorted()).toEqual(
    [
      `paper {"missing":"Paper 5 (S-1/2026)","sha256":"${gone}"}`,
      `paper {"altered":"Paper 6 (S-1/2026)","sha256":"${changed}"}`,
      `paper {"altered":"Paper 7 (S-1/2026)","sha256":"${hashOf(content(7))}"}`,
      `paper {"nobodys":"2026-11-01T00:00:00.000Z","sha256":"${nobodys}"}`,
    ].toSorted(),
  );

  const lacking = await backUp();
  expect(lacking.code).toBe(1);
  expect(lacking.output).toContain('papers are missing in the folder of papers, or are not what they were.');
  expect(await lastRun()).toEqual({
    state: 'FAILED',
    error: 'papers',
    papers: PAPERS,
    papersMissing: 2,
    missingNames: expect.arrayContaining(['Paper 5 (S-1/2026)', 'Paper 7 (S-1/2026)']) as unknown,
  });
  expect(await warnings()).toEqual(['papers']);

  const back = await runProgram('restore', here, newestIn(backups), '--papers');
  expect(back.output).toContain(`${SHOWN} of ${SHOWN} papers, all hashes right.`);
  await store.delete(nobodys);
  expect(await runProgram('verify', here)).toMatchObject({ code: 0 });
  expect(await backUp()).toMatchObject({ code: 0 });
  expect(await lastRun()).toMatchObject({ state: 'OK', papers: PAPERS, papersMissing: 0 });
  expect(await warnings()).toEqual([]);
}, 600_000);

it('a paper is mirrored once and never rewritten, and a restoration leaves papers that are right', async () => {
  expect(await backUp()).toMatchObject({ code: 0 });
  const mirrored = pathOf(join(backups, 'papers'), hashOf(content(3)));
  const before = statSync(mirrored);
  const stored = statSync(pathOf(papers, hashOf(content(3))));
  expect(await backUp()).toMatchObject({ code: 0 });
  expect(statSync(mirrored)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  await runProgram('restore', here, newestIn(backups), '--papers');
  expect(statSync(pathOf(papers, hashOf(content(3)))).ino).toBe(stored.ino);
});

it('a restoration names the papers that are neither here nor beside the backup @long', async () => {
  const folder = place();
  expect(await backUp({}, '--to', folder)).toMatchObject({ code: 0 });
  rmSync(pathOf(join(folder, 'papers'), hashOf(content(8))));
  const { code, output } = await restoredElsewhere(folder);
  expect(code).toBe(1);
  expect(output).toContain('paper missing: Paper 8 (S-1/2026)');
  expect(output).toContain(`${isLong ? '9,999' : '59'} of ${SHOWN} papers. Missing beside the backup`);
}, 600_000);

it('with a passphrase papers are encrypted one by one, by a key that age reads with it @long', async () => {
  const folder = place();
  const secret = { BACKUP_PASSPHRASE: PASSPHRASE };
  expect(await backUp(secret, '--to', folder)).toMatchObject({ code: 0 });
  const mirror = join(folder, 'papers');
  const file = `${pathOf(mirror, hashOf(content(9)))}.age`;
  const withPassphrase = new Decrypter();
  withPassphrase.addPassphrase(PASSPHRASE);
  const withKey = new Decrypter();
  withKey.addIdentity(await withPassphrase.decrypt(readFileSync(join(mirror, 'key.age')), 'text'));
  expect(await withKey.decrypt(readFileSync(file), 'text')).toBe(content(9));
  expect(readdirSync(join(mirror, hashOf(content(9)).slice(0, 2)), { recursive: true }).join()).not.toMatch(
    /[0-9a-f]{64}(,|$)/,
  );

  const other = await backUp({ BACKUP_PASSPHRASE: 'another one of 16' }, '--to', folder);
  expect(other).toMatchObject({ code: 1, output: expect.stringContaining('another passphrase') as string });
  expect(await lastRun()).toMatchObject({ state: 'FAILED', error: 'papersKey' });
  rmSync(join(mirror, 'key.age'));
  expect(await backUp(secret, '--to', folder)).toMatchObject({
    code: 1,
    output: expect.stringContaining('The key of the encrypted papers') as string,
  });
  // the backup holds the key too
  const restored = await restoredElsewhere(folder, secret);
  expect(restored.output).toContain(`${SHOWN} of ${SHOWN} papers, all hashes right.`);
  expect(readFileSync(pathOf(restored.papers, hashOf(content(9))), 'utf8')).toBe(content(9));
}, 600_000);
