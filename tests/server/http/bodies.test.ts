import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShapeCheck, largeBodies, compression } from '../../../server/platform/http/plugins/bodies';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { once } from 'node:events';
import Fastify from 'fastify';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';

let test: TestApp;
let bearer: { authorization: string };
beforeAll(async () => {
  test = await buildTestApp();
  bearer = await test.as('ROLE_CUSTOMS');
});
afterAll(() => test.close());

const send = async (payload: string) => {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/case/companies',
    headers: { ...bearer, 'content-type': 'application/json' },
    payload,
  });
  const { code, message } = response.json();
  return [response.statusCode, code, message];
};

const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const inName = (value: string) => `{"companyName":"Padma","more":${value}}`;

describe('the limits on a JSON body', () => {
  it('a JSON body may have 32 levels of nesting', async () => {
    expect((await send(inName(lists(31))))[0]).toBe(200);
  });

  it('a JSON body with 33 levels of nesting is refused before parsing', async () => {
    const refused = [400, 'tooDeep', 'What was sent is nested too deeply: at most 32 levels'];
    expect(await send(inName(lists(32)))).toEqual(refused);
    expect(await send('{"a":['.repeat(100_000))).toEqual(refused);
  });

  it.each([
    ['a list of numbers', `[${'1,'.repeat(2000)}1]`],
    ['many properties', `{${Array.from({ length: 2001 }, (_, i) => `"${i}":1`).join()}}`],
    ['a property again and again', `{${'"a":1,'.repeat(2000)}"a":1}`],
    ['a list of records', `{"roles":[${'{"id":1},'.repeat(2000)}{"id":1}]}`],
  ])('a JSON body with more than 2,000 values is refused: %s', async (_what, payload) => {
    expect(await send(payload)).toEqual([
      400,
      'tooManyValues',
      'Too much was sent at once: at most 2000 values',
    ]);
  });

  it('the limits on a JSON body ignore brackets and commas inside strings', async () => {
    const name = '[{,"\\[{,'.repeat(10);
    const payload = { companyName: name, addressLine1: '\\', addressLine2: '[' };
    expect((await send(JSON.stringify({ ...payload, more: '[,'.repeat(5000) })))[0]).toBe(200);
  });
});

it('a JSON body sent in chunks is refused like the same body sent at once', () => {
  const deep = Buffer.from(`{"a\\"[":"\\\\",${'"b":['.repeat(32)}`);
  const check = createShapeCheck();
  const told = [...deep].map((byte) => check(Buffer.of(byte)));
  expect(told.indexOf('tooDeep')).toBe(deep.length - 1);
  expect(createShapeCheck()(deep)).toBe('tooDeep');
});

describe('a body sent over a connection', () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await test.app.listen({ port: 0 })).port);
  });

  /** Sends a request's head and the beginning of its body, then stops. */
  async function begin(path: string, { length = 1_000_000, body = '', ...headers }: Record<string, unknown>) {
    const socket = connect(port, '127.0.0.1');
    const lines = Object.entries({ Host: 'x', 'Content-Type': 'application/json', ...headers });
    socket.write(
      `POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n` +
        `Content-Length: ${String(length)}\r\n\r\n${String(body)}`,
    );
    let received = '';
    socket.on('data', (data) => (received += String(data)));
    return { socket, received: () => received };
  }

  it('a body is refused for its depth before it has arrived completely', async () => {
    const { socket, received } = await begin('/api/case/companies', { ...bearer, body: '['.repeat(40) });
    await expect.poll(received).toMatch(/^HTTP\/1.1 400 .*"code":"tooDeep"/s);
    socket.destroy();
  });

  it('a large body is refused before it has arrived if the caller is not signed in', async () => {
    for (const path of ['/oauth/token', '/api/casebook/session/code']) {
      const { socket, received } = await begin(path, {});
      await expect.poll(received).toMatch(/^HTTP\/1.1 413 /);
      socket.destroy();
    }
    const { socket, received } = await begin('/api/case/companies', {});
    await expect.poll(received).toMatch(/^HTTP\/1.1 401 /);
    socket.destroy();
  });

  it('large bodies are queued per IP address, while small ones are accepted at once', async () => {
    const large = await Promise.all(
      Array.from({ length: 30 }, () => begin('/api/case/companies', { ...bearer, body: '[' })),
    );
    const small = () => send(JSON.stringify({ companyName: 'Padma' }));
    expect((await small())[0]).toBe(200);
    for (const { socket } of large.slice(1)) socket.destroy();
    large[0]!.socket.write(`"${'x'.repeat(999_997)}"]`);
    await expect.poll(large[0]!.received).toMatch(/^HTTP\/1.1 400 /);
    large[0]!.socket.destroy();
  });
});

const slow = Fastify();
let origin: URL;
beforeAll(async () => {
  await slow.register(largeBodies, { deadline: 50 });
  slow.post('/', () => 'read');
  origin = new URL(await slow.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => slow.close());

/** Announces a large body and sends none of it. */
function announce() {
  const socket = connect(Number(origin.port), '127.0.0.1');
  socket.on('error', () => {}).resume();
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n',
  );
  return socket;
}

it('large bodies that do not arrive in time are cut off, and their slots given to waiting requests', async () => {
  const silent = Array.from({ length: 20 }, announce);
  const closed = Promise.all(silent.map((socket) => once(socket, 'close')));
  const response = await fetch(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify('x'.repeat(100_000)),
  });
  expect([response.status, await response.text()]).toEqual([200, 'read']);
  await closed;
});

const LIST = '/api/case/case-fillings-page?page=0&size=20&sortBy=id&orderBy=asc';

const list = (acceptEncoding?: string) =>
  test.app.inject({
    url: LIST,
    headers: { ...bearer, ...(acceptEncoding && { 'accept-encoding': acceptEncoding }) },
  });

it('a list is compressed for clients that accept gzip, without losing a character', async () => {
  const workPlaceId = await addWorkPlace(test.db);
  await addFilings(
    test.db,
    [1, 2, 3].map(() => buildFiling({ workPlaceId, remarks: 'আপিল '.repeat(200) })),
  );
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
