import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUploads } from '../../../server/features/papers/uploads';
import { buildTestApp, DAY, HOUR, type TestApp } from '../../support/signInAs';

const papers = mkdtempSync(join(tmpdir(), 'papers-'));
let test: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  test = await buildTestApp({ settings: { PAPERS_DIR: papers } });
  headers = await test.as('ROLE_ADMIN');
});
afterAll(async () => {
  await test.close();
  rmSync(papers, { recursive: true });
});

const URL = '/api/casebook/papers/uploads';

const begin = async (payload: object) => test.app.inject({ method: 'POST', url: URL, headers, payload });

const begun = async (bytes: number) =>
  (await begin({ name: 'নির্ধারিত ছক.xlsx', bytes })).json<{ id: string }>().id;

const send = (id: string, offset: number | string, part: string | Buffer, as = headers) =>
  test.app.inject({
    method: 'PUT',
    url: `${URL}/${id}?offset=${offset}`,
    headers: { ...as, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(part),
  });

const progress = async (id: string, as = headers) => test.app.inject({ url: `${URL}/${id}`, headers: as });

/** The folder as another process sees it. */
const elsewhere = createUploads(papers);

it('a file arrives in parts, of which one may come twice and none may be left out', async () => {
  const id = await begun(11);
  expect((await send(id, 0, 'monthly')).json()).toEqual({ id, offset: 7 });
  expect((await send(id, 0, 'monthly')).json()).toEqual({ id, offset: 7 });
  const gap = await send(id, 8, 'ret');
  expect(gap.statusCode).toBe(409);
  expect(gap.json()).toMatchObject({ code: 'uploadGap', params: { offset: 7 } });
  expect((await progress(id)).json()).toEqual({ id, offset: 7 });
  expect((await send(id, 4, 'hly ret')).json()).toEqual({ id, offset: 11 });
  expect((await progress(id)).json()).toEqual({ id, offset: 11 });

  const userId = decodeJwt(headers.authorization.slice('Bearer '.length)).userId as number;
  const whole = await elsewhere.take(id, userId, 11);
  expect(whole).toEqual({ name: 'নির্ধারিত ছক.xlsx', content: Buffer.from('monthly ret') });
  await expect(elsewhere.take(id, userId, 10)).rejects.toMatchObject({
    errors: [{ field: 'uploadId', code: 'fileTooLarge' }],
  });
  await expect(elsewhere.take(id, userId + 1, 11)).rejects.toMatchObject({
    errors: [{ field: 'uploadId', code: 'uploadGone' }],
  });
});

it('an upload can be gone on with and used by nobody else, and not before it is whole', async () => {
  const mine = await elsewhere.begin({ by: 7, name: 'a.xlsx', bytes: 4 });
  expect((await progress(mine.id)).statusCode).toBe(404);
  expect((await send(mine.id, 0, 'abcd')).statusCode).toBe(404);
  expect((await progress('../../register')).statusCode).toBe(404);
  await elsewhere.add(mine.id, 7, 0, Buffer.from('abc'));
  await expect(elsewhere.take(mine.id, 7, 100)).rejects.toMatchObject({ errors: [{ code: 'uploadGone' }] });
});

it.each([
  ['an empty file', { name: 'a.xlsx', bytes: 0 }, 400, [{ field: 'bytes', code: 'emptyFile' }]],
  ['a file without a name', { name: '', bytes: 5 }, 400, [{ field: 'name', code: 'fieldRequired' }]],
  [
    'more than 100 MiB',
    { name: 'a.xlsx', bytes: 100 * 1024 * 1024 + 1 },
    400,
    [{ field: 'bytes', code: 'fileTooLarge', message: 'Must be a file of at most 100 MiB' }],
  ],
])('an upload of %s is refused', async (_what, payload, status, errors) => {
  const answer = await begin(payload);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ errors });
});

it('a part is refused that is larger than 1 MiB, beyond the announced end, no bytes, or at no place', async () => {
  const id = await begun(2 * 1024 * 1024);
  expect((await send(id, 0, Buffer.alloc(1024 * 1024 + 1))).statusCode).toBe(413);
  expect((await send(id, 0, Buffer.alloc(1024 * 1024))).json()).toEqual({ id, offset: 1024 * 1024 });
  const small = await begun(3);
  expect((await send(small, 0, 'four')).statusCode).toBe(413);
  expect((await send(small, -1, 'x')).statusCode).toBe(400);
  expect((await send(small, 'x', 'x')).statusCode).toBe(400);
  const json = await test.app.inject({
    method: 'PUT',
    url: `${URL}/${small}?offset=0`,
    headers,
    payload: {},
  });
  expect(json.statusCode).toBe(400);
});

it('what nobody has added to for a day is removed, and nothing else', async () => {
  const [old, fresh] = [await begun(5), await begun(5)];
  const folder = join(papers, 'uploads');
  const now = Date.now();
  utimesSync(join(folder, old), now / 1000, (now - DAY - HOUR) / 1000);
  await elsewhere.clean(now);
  const left = readdirSync(folder);
  expect(left.filter((name) => name.startsWith(old))).toEqual([]);
  expect(left.filter((name) => name.startsWith(fresh)).toSorted()).toEqual([fresh, `${fresh}.json`]);
  await createUploads(join(papers, 'none')).clean(now);
});
