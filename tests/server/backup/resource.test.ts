import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  test = await buildTestApp({ settings: { BACKUP_DIR: '/nowhere/backups' } });
  headers = await test.as('ROLE_ADMIN');
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) });

it('a requested backup starts at once, and a second request during it starts no other', async () => {
  const begun = await call('POST', '/api/casebook/backups', {});
  expect(begun.statusCode).toBe(200);
  expect(begun.json()).toEqual({
    id: 1,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    finishedAt: null,
    folder: null,
    file: null,
    bytes: null,
    ms: null,
    state: 'RUNNING',
    progress: 0,
    error: null,
    papers: null,
    papersMissing: null,
    missingNames: null,
  });
  expect((await call('POST', '/api/casebook/backups', {})).json()).toMatchObject({ id: 1 });
  await sql`
    update backup set state = 'OK', started_at = at, finished_at = at + interval '1.5 seconds', folder = '/b',
      file = 'casebook.tar.gz', bytes = 5000000000, progress = 100
  `.execute(test.db);
  await call('POST', '/api/casebook/backups', {});
  const list = await call('GET', '/api/casebook/backups');
  expect(list.headers['content-range']).toBe('backups 0-1/2');
  expect(list.json()).toMatchObject([
    { state: 'RUNNING' },
    { id: 1, state: 'OK', ms: 1500, bytes: 5_000_000_000, file: 'casebook.tar.gz', folder: '/b' },
  ]);
  const good = await call('GET', `/api/casebook/backups?filter=${encodeURIComponent('{"state":"OK"}')}`);
  expect(good.json()).toMatchObject([{ id: 1 }]);
});

it('the list of backups tells the backup folder and the last good backup', async () => {
  expect((await call('GET', '/api/casebook/backup-status')).json()).toMatchObject({
    folder: '/nowhere/backups',
    isChosen: true,
    isEncrypted: false,
    lastGood: { file: 'casebook.tar.gz', bytes: 5_000_000_000, ms: 1500 },
  });
  expect((await call('GET', '/api/casebook/set-up')).json()).toMatchObject({ backups: true });
});
