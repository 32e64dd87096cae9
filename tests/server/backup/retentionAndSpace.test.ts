import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLow, watchSpace, type Space } from '../../../server/features/backup/status';
import { createLog } from '../../../server/platform/log';
import { addUser, buildTestApp, type TestApp } from '../../support/signInAs';
import { keptBackups } from '../../../server/features/backup/folder';

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;

describe('the limit for low disk space', () => {
  it.each([
    ['of 2 TiB', 2048 * GIB, 5 * GIB],
    ['of 30 GiB', 30 * GIB, 3 * GIB],
    ['of 8 GiB', 8 * GIB, GIB],
    ['of 2 GiB', 2 * GIB, 512 * MIB],
  ])('the limit for low disk space depends on the size of the disk, here %s', (_, size, least) => {
    expect(isLow({ size, free: least - 1 })).toBe(true);
    expect(isLow({ size, free: least })).toBe(false);
  });
});

describe('while disk space is low', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
    const admin = { roles: ['ROLE_ADMIN' as const] };
    for (const userName of ['admin1', 'admin2', 'disabled']) await addUser(test.db, { ...admin, userName });
    await addUser(test.db, { userName: 'clerk', roles: ['ROLE_CUSTOMS'] });
    await test.db
      .updateTable('appUser')
      .set({ isEnabled: false })
      .where('userName', '=', 'disabled')
      .execute();
  });
  afterAll(() => test.close());

  const told = async () => {
    const rows = await test.db
      .selectFrom('notification')
      .innerJoin('appUser', 'appUser.id', 'userId')
      .where('notificationType', '=', 'DISK_SPACE_LOW')
      .orderBy('notification.id')
      .select('userName')
      .execute();
    return rows.map(({ userName }) => userName).toSorted();
  };

  it('low disk space notifies every enabled administrator once a day and logs one line', async () => {
    let space: Space = { free: 20 * GIB, size: 40 * GIB };
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const look = watchSpace(test.db, '/srv/casebook', log, () => Promise.resolve(space));
    await look();
    expect(await told()).toEqual([]);

    space = { free: GIB, size: 40 * GIB };
    await look();
    await look();
    expect(await told()).toEqual(['admin1', 'admin2']);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { directory: '/srv/casebook', free: GIB, size: 40 * GIB },
    ]);

    await test.db
      .updateTable('notification')
      .set({ addedAt: new Date(Date.now() - 25 * 3600_000) })
      .execute();
    await look();
    expect(await told()).toEqual(['admin1', 'admin1', 'admin2', 'admin2']);

    space = { free: 20 * GIB, size: 40 * GIB };
    await look();
    expect(lines).toHaveLength(2);
  });

  it('the watch on disk space reports a missing directory as an error, not as a full disk', async () => {
    const look = watchSpace(test.db, '/nonexistent', createLog('silent'));
    await expect(look()).rejects.toThrow('ENOENT');
  });
});

const at = (dhaka: string) => ({ at: new Date(`${dhaka}:00+06:00`) });
const shown = ({ at: instant }: { at: Date }) =>
  instant.toLocaleString('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short' });

/** One backup a night at 02:00, from the first to the last day. */
function nightly(first: string, last: string) {
  const backups = [];
  for (let day = Date.parse(`${first}T02:00:00+06:00`); day <= Date.parse(`${last}T02:00:00+06:00`);) {
    backups.push({ at: new Date(day) });
    day += 24 * 60 * 60 * 1000;
  }
  return backups;
}

it('of two years of nightly backups, the retention rules keep 7 daily, 4 weekly and 12 monthly ones', () => {
  const kept = keptBackups(
    nightly('2024-11-22', '2026-11-22'),
    { daily: 7, weekly: 4, monthly: 12 },
    new Date('2026-11-22T02:05:00+06:00'),
  );
  expect(kept.map(shown)).toEqual([
    '2026-11-22', // a Sunday: the newest of its day, week and month
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-16',
    '2026-11-14', // this and the next two dates are the Saturdays that ended the weeks before
    '2026-11-07',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ]);
});

it('the retention rules keep all backups of the last 24 hours, and the newest of each earlier day', () => {
  const backups = [
    '2026-11-20T02:00',
    '2026-11-20T16:00',
    '2026-11-21T02:00',
    '2026-11-21T16:30',
    '2026-11-21T17:00',
    '2026-11-22T02:00',
  ];
  const kept = keptBackups(backups.map(at), { daily: 3, weekly: 0, monthly: 0 }, at('2026-11-22T16:00').at);
  expect(kept).toEqual(
    ['2026-11-22T02:00', '2026-11-21T17:00', '2026-11-21T16:30', '2026-11-20T16:00'].map(at),
  );
});

it('the retention rules count days in Dhaka time', () => {
  // both on 21 November in Dhaka, but the first on 20 November in UTC
  const backups = [at('2026-11-21T00:30'), at('2026-11-21T23:30')];
  const kept = keptBackups(backups, { daily: 9, weekly: 0, monthly: 0 }, at('2026-11-30T00:00').at);
  expect(kept).toEqual([at('2026-11-21T23:30')]);
});

it('the retention rules count only days with a backup, so that none is deleted because the machine was off', () => {
  const kept = keptBackups(
    nightly('2026-08-01', '2026-08-04'),
    { daily: 3, weekly: 1, monthly: 1 },
    at('2026-11-22T10:00').at,
  );
  expect(kept.map(shown)).toEqual(['2026-08-04', '2026-08-03', '2026-08-02']);
});

it('the retention rules always keep the newest backup', () => {
  const nothing = { daily: 0, weekly: 0, monthly: 0 };
  expect(keptBackups([at('2020-01-01T00:00'), at('2021-01-01T00:00')], nothing, new Date())).toEqual([
    at('2021-01-01T00:00'),
  ]);
  expect(keptBackups([], nothing, new Date())).toEqual([]);
});
