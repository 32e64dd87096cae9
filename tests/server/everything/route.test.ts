import { randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { idOf, useTestApp } from '../../support/signInAs';

const test = useTestApp();
const ADDRESS = '/api/casebook/everything';
let origin: string;
let headers: { authorization: string };
beforeAll(async () => {
  origin = await test.app.listen();
  headers = await test.as('ROLE_ADMIN');
  // more than what the sockets hold, so that an export whose reader waits stays in the middle
  for (let at = 0; at < 30; at += 1)
    await sql`insert into kept_picture (sha256, image) values (${String(at)}, ${randomBytes(1024 * 1024)})`.execute(
      test.db,
    );
});
afterAll(() => vi.useRealTimers());

const exports = async () =>
  (
    await sql<{
      pid: number;
    }>`select pid from pg_stat_activity where application_name = 'casebook export'`.execute(test.db)
  ).rows;
const get = (signal?: AbortSignal) => fetch(origin + ADDRESS, { headers, ...(signal && { signal }) });

it('an administrator takes the whole register, in Bengali too, and Activity says so', async () => {
  const answer = await test.app.inject({ url: `${ADDRESS}?language=bn`, headers });
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip' });
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="casebook.zip"; filename\*=UTF-8''casebook-\d{4}-\d\d-\d\d\.zip$/,
  );
  const files = unzipSync(answer.rawPayload);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['READ ME.txt', 'tables/ব্যাংক.csv', 'contents.csv']),
  );
  const [heading] = new TextDecoder().decode(files['tables/পরিবর্তনের ইতিহাস.csv']).split('\n');
  expect(heading).toMatch(/^"নম্বর \(আইডি\)","কখন","যিনি করেছেন: নম্বর \(আইডি\)","যিনি করেছেন","কীভাবে"/);
  const { rows } = await sql`select kind, by_user from event where kind = 'EVERYTHING_TAKEN'`.execute(
    test.db,
  );
  expect(rows).toEqual([{ kind: 'EVERYTHING_TAKEN', byUser: await idOf(test.db, 'role_admin') }]);
});

it('nobody but administrators takes it', async () => {
  const answer = await test.app.inject({ url: ADDRESS, headers: await test.as('ROLE_CUSTOMS') });
  expect([answer.statusCode, (await exports()).length]).toEqual([403, 0]);
});

it('a cancelled export ends its query, and another may begin @long', async () => {
  const aborting = new AbortController();
  const first = await get(aborting.signal);
  expect(first.status).toBe(200);
  const second = await get();
  expect([second.status, await second.json()]).toMatchObject([409, { code: 'exportRunning' }]);
  expect(await exports()).toHaveLength(1);
  aborting.abort();
  await expect.poll(exports).toEqual([]);
  await expect.poll(async () => (await (await get()).arrayBuffer()).byteLength).toBeGreaterThan(30e6);
});

it('an export whose database breaks off is no whole file @long', async () => {
  const answer = await get();
  const [running] = await exports();
  await sql`select pg_terminate_backend(${running!.pid})`.execute(test.db);
  await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
  const next = await get();
  expect([next.status, (await next.arrayBuffer()).byteLength > 30e6]).toEqual([200, true]);
});
