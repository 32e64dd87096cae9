import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  askForNight,
  nightDue,
  askForBackup,
  failRun,
  runBackup,
  takeRun,
} from '../../../server/features/backup/runs';
import { tellBackupWarnings, backupStatus } from '../../../server/features/backup/status';
import { connect } from '../../../server/platform/database/connect';
import type { Database } from '../../../server/platform/database/schema';
import { inTransaction } from '../../../server/platform/database/transaction';
import { ownIdentity } from '../../../server/platform/identity/storedIdentity';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { addUser, idOf } from '../../support/signInAs';

let database: TestDatabase;
let folder: string;
const runs = () =>
  database.db.selectFrom('backup').select(['id', 'night', 'state', 'error']).orderBy('id').execute();

beforeAll(async () => {
  database = await createTestDatabase();
  await ownIdentity(database.db);
  await sql`update register_identity set since = '2026-11-20T12:00:00+06:00'`.execute(database.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'casebook-backups-'));
  await sql`truncate backup restart identity`.execute(database.db);
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

const at = (dhaka: string) => new Date(`${dhaka}:00+06:00`);
const plan = (more: object = {}) => ({
  papers: '/nowhere',
  db: database.db,
  connection: database.connection,
  folder,
  keep: { daily: 7, weekly: 4, monthly: 12 },
  ...more,
});

it('a night’s backup is due from 02:00 in Dhaka', () => {
  expect(nightDue(at('2026-11-22T01:59'))).toBe('2026-11-21');
  expect(nightDue(at('2026-11-22T02:00'))).toBe('2026-11-22');
  expect(nightDue(at('2026-11-22T23:59'))).toBe('2026-11-22');
});

it('one backup is requested per night, however many processes run', async () => {
  const others = Array.from({ length: 4 }, () => connect(database.connection, { max: 1 }));
  const now = at('2026-11-22T02:00');
  await Promise.all(others.map((db) => askForNight(db, now)));
  expect(await runs()).toEqual([
    { id: expect.any(Number), night: '2026-11-22', state: 'RUNNING', error: null },
  ]);

  const taken = await Promise.all(others.map((db) => takeRun(db)));
  expect(taken.filter((run) => run !== null)).toHaveLength(1);
  await runBackup(
    plan(),
    taken.find((run) => run !== null),
  );
  await askForNight(database.db, at('2026-11-22T14:00'));
  expect(await runs()).toMatchObject([{ night: '2026-11-22', state: 'OK' }]);
  expect(readdirSync(folder)).toHaveLength(1);
  await askForNight(database.db, at('2026-11-23T02:00'));
  expect(await runs()).toMatchObject([{ state: 'OK' }, { night: '2026-11-23', state: 'RUNNING' }]);
  await Promise.all(others.map((db) => db.destroy()));
});

it('a successful backup is recorded in the history with who requested it, but a failed one is not', async () => {
  await addUser(database.db, { userName: 'careful', roles: ['ROLE_CUSTOMS'] });
  const askedBy = await idOf(database.db, 'careful');
  const { newest: before } = await database.db
    .selectFrom('event')
    .select(sql<number>`coalesce(max(id), 0)`.as('newest'))
    .executeTakeFirstOrThrow();
  await inTransaction(database.db, askedBy, (trx) => askForBackup(trx, { askedBy }));
  const { file, bytes } = await runBackup(plan(), (await takeRun(database.db))!);
  await expect(runBackup(plan({ folder: file }))).rejects.toThrow(/EEXIST|ENOTDIR/);
  const events = await database.db
    .selectFrom('event')
    .select(['kind', 'byUser', 'details'])
    .where('id', '>', before)
    .execute();
  expect(events).toEqual([{ kind: 'BACKUP', byUser: askedBy, details: { file: basename(file), bytes } }]);
});

it('a register created after 02:00, when backups are due, gets its first nightly backup the next day', async () => {
  await askForNight(database.db, at('2026-11-20T15:00'));
  expect(await runs()).toEqual([]);
  await askForNight(database.db, at('2026-11-21T02:00'));
  expect(await runs()).toHaveLength(1);
});

it('a night’s backup that failed is tried again an hour later', async () => {
  const now = at('2026-11-22T03:00');
  await askForNight(database.db, now);
  await failRun(database.db, (await takeRun(database.db))!, 'noSpace');
  await sql`update backup set at = ${now}`.execute(database.db);
  await askForNight(database.db, new Date(now.getTime() + 50 * 60_000));
  expect(await runs()).toHaveLength(1);
  await askForNight(database.db, new Date(now.getTime() + 61 * 60_000));
  expect(await runs()).toMatchObject([{ state: 'FAILED', error: 'noSpace' }, { state: 'RUNNING' }]);
});

it('a backup that stopped without a report counts as failed, and another starts in the same night', async () => {
  const now = at('2026-11-22T04:00');
  await sql`
    insert into backup (at, started_at, night, state)
    values (${at('2026-11-22T02:00')}, now() - interval '2 hours', '2026-11-22', 'RUNNING')
  `.execute(database.db);
  await askForNight(database.db, now);
  expect(await runs()).toMatchObject([
    { night: '2026-11-22', state: 'FAILED', error: 'interrupted' },
    { night: '2026-11-22', state: 'RUNNING', error: null },
  ]);
});

it('a failed backup is recorded with the reason', async () => {
  writeFileSync(join(folder, 'a file'), '');
  await expect(runBackup(plan({ folder: join(folder, 'a file') }))).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(await runs()).toMatchObject([{ state: 'FAILED', error: 'folder' }]);
});

it('an interrupted backup is marked as failed, and the next is made', async () => {
  await sql`
    insert into backup (state, started_at) values ('RUNNING', now() - interval '1 minute')
  `.execute(database.db);
  await runBackup(plan());
  expect(await runs()).toMatchObject([{ state: 'FAILED', error: 'interrupted' }, { state: 'OK' }]);
});

it('no two backups are made at the same time', async () => {
  const outcomes = await Promise.allSettled([runBackup(plan()), runBackup(plan())]);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.map(({ reason }) => String(reason))).toEqual([
    expect.stringContaining('Another backup is being made just now.'),
  ]);
  expect(await runs()).toMatchObject([{ state: 'OK' }]);
});

it('backups that the retention rules do not keep are removed, but never those of another register', async () => {
  const { id } = await ownIdentity(database.db);
  const own = `casebook-${id.slice(0, 8)}`;
  const others = ['casebook-ffffffff-2001-01-01-020000.tar.gz', 'notes.txt', `${own}-2001.tar.gz`];
  const old = [`${own}-2001-01-01-020000.tar.gz`, `${own}-2001-01-01-030000.tar.gz.age`];
  for (const name of [...others, ...old]) writeFileSync(join(folder, name), '');
  mkdirSync(join(folder, `${own}.new-999999-aaaaaaaa-1`)); // left behind by a process that was killed
  await runBackup(plan({ keep: { daily: 1, weekly: 1, monthly: 1 } }));
  const left = readdirSync(folder).filter(
    (name) => !name.startsWith(`${own}-20${new Date().getFullYear() - 2000}`),
  );
  expect(left.sort()).toEqual([...others].sort());
});

it('without a backup for 26 hours, administrators are warned once a day unless they switched that off', async () => {
  await addUser(database.db, { userName: 'boss', roles: ['ROLE_ADMIN'] });
  await addUser(database.db, { userName: 'clerk', roles: ['ROLE_CUSTOMS'] });
  await addUser(database.db, { userName: 'quiet', roles: ['ROLE_ADMIN'] });
  await sql`insert into alert_setting (user_id, off) select id, '{SYSTEM}' from app_user where user_name = 'quiet'`.execute(
    database.db,
  );
  const places = { config: { backupDir: folder }, isDemonstration: true };
  await runBackup(plan());
  const good = (await backupStatus(database.db, places)).lastGood!;
  const later = (hours: number) => new Date(new Date(good.at).getTime() + hours * 3_600_000);
  expect((await backupStatus(database.db, places, later(25))).warnings).toEqual([]);
  expect((await backupStatus(database.db, places, later(27))).warnings).toEqual(['late']);
  await Promise.all([1, 2, 3].map(() => tellBackupWarnings(database.db, places, later(27))));
  await tellBackupWarnings(database.db, places, later(28));
  const told = await database.db
    .selectFrom('notification')
    .innerJoin('appUser', 'appUser.id', 'userId')
    .select(['userName', 'notificationType'])
    .execute();
  expect(told).toEqual([{ userName: 'boss', notificationType: 'BACKUP_LATE' }]);
});

it('only one unread warning of a late backup is kept, and it is removed when a backup succeeds', async () => {
  await addUser(database.db, { userName: 'watch', roles: ['ROLE_ADMIN'] });
  const places = { config: { backupDir: folder }, isDemonstration: true };
  await runBackup(plan());
  const late = new Date(Date.now() + 27 * 3_600_000);
  const unread = async () => {
    const { rows } = await sql<{ addedAt: Date; about: object }>`
      select added_at, about from notification join app_user on app_user.id = user_id
      where user_name = 'watch' and seen_at is null
    `.execute(database.db);
    return rows;
  };
  await tellBackupWarnings(database.db, places, late);
  await sql`update notification set added_at = added_at - interval '25 hours', alert_key = 'backup:2026-01-01::' || id`.execute(
    database.db,
  );
  await tellBackupWarnings(database.db, places, late);
  const [only, ...more] = await unread();
  expect(more).toEqual([]);
  expect(only!.about).toEqual({ code: 'backup', warning: 'BACKUP_LATE' });
  expect(only!.addedAt.getTime()).toBeGreaterThan(Date.now() - 3_600_000);
  await tellBackupWarnings(database.db, places);
  expect(await unread()).toEqual([]);
});

it('a warning appears if backups are on the disk of the data, unless the register is a demonstration', async () => {
  await runBackup(plan());
  const status = (more: object) => backupStatus(database.db, { config: { backupDir: folder }, ...more });
  expect((await status({ dataDir: tmpdir() })).warnings).toEqual(['sameDisk']);
  expect((await status({ dataDir: '/proc' })).warnings).toEqual([]);
  expect((await status({})).warnings).toEqual([]);
  expect((await status({ dataDir: tmpdir(), isDemonstration: true })).warnings).toEqual([]);
});

it('a warning appears if backups are on the disk of an external database on the same machine', async () => {
  await runBackup(plan());
  const warnings = async (more: object, db: Kysely<Database> = database.db) =>
    (await backupStatus(db, { config: { backupDir: folder, ...more } })).warnings;
  expect(await warnings({ databaseUrl: database.url })).toEqual(['sameDisk']);
  expect(await warnings({ databaseUrl: 'postgresql://127.0.0.1/casebook' })).toEqual(['sameDisk']);
  expect(await warnings({ databaseUrl: 'postgresql://10.0.0.7/casebook' })).toEqual([]);
  expect(await warnings({ databaseUrl: database.url, backupDir: '/proc' })).not.toContain('sameDisk');
  await database.db.transaction().execute(async (trx) => {
    await sql`set local role pg_read_all_data`.execute(trx); // this role may not read where the data directory is
    expect(await warnings({ databaseUrl: database.url }, trx)).toEqual([]);
  });
});
