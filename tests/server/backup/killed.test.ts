import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupsIn } from '../../../server/features/backup/folder';
import { restore } from '../../../server/features/backup/restore';
import { checkBackup } from '../../../server/features/backup/backupFile';
import { connect } from '../../../server/platform/database/connect';
import type { Database } from '../../../server/platform/database/schema';
import { ownIdentity } from '../../../server/platform/identity/storedIdentity';
import { differencesOf } from '../../../server/programs/verification';
import { createTestDatabase, type TestDatabase, createEmptyDatabase } from '../../support/database';
import { isLong } from '../../support/long';

const PROGRAM = join(import.meta.dirname, '..', '..', '..', 'dist', 'server', 'backUp.js');
const ROUNDS = isLong ? 50 : 3;

let source: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'casebook-backups-'));
const state = mkdtempSync(join(tmpdir(), 'casebook-state-'));
beforeAll(async () => {
  source = await createTestDatabase();
  await ownIdentity(source.db);
  await sql`insert into work_place (name) values ('AIR')`.execute(source.db);
  await sql`
    insert into case_filing (nothi_number, work_place_id, revenue, remarks)
    select 'S-' || n, 1, 0, repeat(md5(n::text), 40) from generate_series(1, 2000) n
  `.execute(source.db);
});
afterAll(async () => {
  await source.drop();
  for (const each of [folder, state]) rmSync(each, { recursive: true });
});

/** Moves money between files, each time in one transaction, so that the total is 0 in every state. */
async function write(db: Kysely<Database>, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    await sql`
      with taken as (update case_filing set revenue = revenue + 7 where id = 1 + (random() * 1999)::int returning id)
      insert into case_filing (nothi_number, work_place_id, revenue, monetary_penalty)
      select gen_random_uuid()::text, 1, 0, 7 from taken
    `.execute(db);
  }
}

it('a backup killed at any time during writes leaves a complete file of a consistent state, or none @long', async () => {
  const environment = {
    PATH: process.env.PATH,
    DATABASE_URL: source.url,
    STATE_DIR: state,
    BACKUP_DIR: folder,
  };
  const stop = new AbortController();
  const writing = write(source.db, stop.signal);
  let complete = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const child = spawn(process.execPath, [PROGRAM, 'backUp'], { env: environment, stdio: 'ignore' });
    const ended = once(child, 'exit') as Promise<[number | null]>;
    // the last round is not killed, and is repeated until PostgreSQL has noticed the previous kill
    const killed = round < ROUNDS - 1 && pause(300 + Math.random() * 2500).then(() => child.kill('SIGKILL'));
    const [code] = await ended;
    await killed;
    if (code === 0) complete++;
    if (code === 1) round--;
    // each file with the name of a backup is a complete backup
    const { id, since } = await ownIdentity(source.db);
    for (const { name } of backupsIn(folder, { id, since })) await checkBackup(join(folder, name));
  }
  stop.abort();
  await writing;

  const names = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
  expect(names.length).toBeGreaterThanOrEqual(complete);
  expect(complete).toBeGreaterThan(0);
  // the last backup removed what the killed ones left behind
  expect(readdirSync(folder)).toEqual(names);
  for (const name of names.slice(isLong ? -3 : -1)) {
    const file = join(folder, name);
    const target = await createEmptyDatabase();
    await restore({ connection: target.connection, file, manifest: await checkBackup(file) });
    const db = connect(target.connection, { max: 2 });
    const { rows } =
      await sql`select sum(revenue - monetary_penalty)::text as moved from case_filing`.execute(db);
    expect(rows).toEqual([{ moved: '0.00' }]);
    // the filings were written by SQL alone, which makes no search entries
    const differences = await differencesOf(db);
    expect(differences.filter((line) => !line.startsWith('search entry'))).toEqual([]);
    await db.destroy();
    await target.drop();
  }
}, 600_000);
