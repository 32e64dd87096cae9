import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compression } from '../../../server/platform/http/plugins/bodies';
import { addWorkPlace } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let bearer: { authorization: string };

const LIST = '/api/case/case-fillings-page?page=0&size=20&sortBy=id&orderBy=asc';

beforeAll(async () => {
  test = await buildTestApp();
  bearer = await test.as('ROLE_ADMIN');
  const workPlaceId = await addWorkPlace(test.db);
  for (const nothiNumber of ['S-1/2024', 'S-2/2024', 'S-3/2024']) {
    await test.app.inject({
      method: 'POST',
      url: '/api/case/case-fillings',
      headers: bearer,
      payload: { nothiNumber, workPlace: { id: workPlaceId }, remarks: 'আপিল '.repeat(200) },
    });
  }
});
afterAll(() => test.close());

const list = (acceptEncoding?: string) =>
  test.app.inject({
    url: LIST,
    headers: { ...bearer, ...(acceptEncoding && { 'accept-encoding': acceptEncoding }) },
  });

it('a list is compressed for clients that accept gzip, without losing a character', async () => {
  const plain = await list();
  expect(plain.headers['content-encoding']).toBeUndefined();
  const compressed = await list('gzip, deflate, br');
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(compressed.headers.vary).toContain('accept-encoding');
  expect(Number(compressed.headers['content-length'])).toBe(compressed.rawPayload.length);
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(JSON.parse(gunzipSync(compressed.rawPayload).toString()).content).toEqual(plain.json().content);
});

it('a list is sent uncompressed to clients that do not accept gzip', async () => {
  for (const refusal of ['identity', 'br', 'gzip;q=0', 'gzip; q=0.0, br']) {
    expect((await list(refusal)).headers['content-encoding']).toBeUndefined();
  }
});

it('responses with tokens are never compressed', async () => {
  const app = Fastify();
  await app.register(compression);
  for (const url of ['/api/list', '/oauth/token']) app.get(url, async () => 'a'.repeat(5000));
  const encoding = async (url: string) =>
    (await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding'];
  expect(await encoding('/api/list')).toBe('gzip');
  expect(await encoding('/oauth/token')).toBeUndefined();
});

it('a stream is passed through uncompressed and with its own Vary header', async () => {
  const app = Fastify();
  await app.register(compression);
  app.get('/api/stream', (_request, reply) =>
    reply.header('vary', 'origin').send(Readable.from(['a'.repeat(5000)])),
  );
  const answer = await app.inject({ url: '/api/stream', headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers.vary).toBe('origin');
  expect(answer.payload).toBe('a'.repeat(5000));
});
