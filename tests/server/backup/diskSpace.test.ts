import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLow, watchSpace, type Space } from '../../../server/features/backup/status';
import { createLog } from '../../../server/platform/log';
import { addUser, buildTestApp, type TestApp } from '../../support/signInAs';

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
