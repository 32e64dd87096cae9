import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/programs/app';
import { readConfig } from '../../../server/platform/config';
import { connect } from '../../../server/platform/database/connect';
import { createLog } from '../../../server/platform/log';
import { buildProxy } from '../../../server/programs/proxy';
import { createSignIn } from '../../../server/features/accounts/signIn';

const log = createLog('silent');

/** Casebook’s own server, with an unreachable database because these tests need none. */
function own(settings: NodeJS.ProcessEnv = {}): Promise<FastifyInstance> {
  const db = connect({ connectionString: 'postgres://nobody@127.0.0.1:1/nowhere' });
  const signIn = createSignIn({ db, deliver: async () => {}, log });
  return buildApp({ config: readConfig(settings), db, signIn, log });
}

/** An upstream server for the UI's proxy; it records the headers of its requests. */
let other: Server;
let asked: IncomingHttpHeaders[] = [];
beforeAll(async () => {
  other = createServer((request, response) => {
    asked.push(request.headers);
    response.setHeader('cache-control', 'public').end('[]');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
});
afterAll(() => other.close());

const before = (settings: NodeJS.ProcessEnv = {}): Promise<FastifyInstance> =>
  buildProxy(readConfig(settings), `http://127.0.0.1:${(other.address() as AddressInfo).port}`, log);

const ways = [
  ['the own server', own],
  ['the UI before another server', before],
] as const;

let app: FastifyInstance;
afterEach(() => app.close());

describe.each(ways)('%s', (_, build) => {
  it.each([
    ['/%', '/%'],
    ['/api/%ff', '/api/%ff'],
    ['/api/case/companies/%zz', '/api/case/companies/%zz'],
    ['/assets/%c0%af', '/assets/%c0%af'],
    ['an id of 3,000 digits', `/api/case/companies/${'1'.repeat(3000)}`],
  ])('the answer to %s, which matches no route, has all security headers', async (_name, url) => {
    app = await build();
    const sound = await app.inject('/healthz');
    const answer = await app.inject(url);
    for (const name of [
      'content-security-policy',
      'cross-origin-resource-policy',
      'referrer-policy',
      'x-content-type-options',
      'x-frame-options',
    ]) {
      expect(answer.headers[name], name).toBe(sound.headers[name]);
      expect(answer.headers[name], name).toBeDefined();
    }
    if (url.startsWith('/api/')) expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('the answer to an API request whose path is percent-encoded must not be stored', async () => {
    app = await build();
    const answer = await app.inject('/%61pi/case/banks');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('HSTS is sent when a trusted proxy reports https', async () => {
    app = await build({ TRUST_PROXY: '1' });
    const { headers } = await app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
    });
    expect(headers['content-security-policy']).toMatch(/;upgrade-insecure-requests$/);
  });

  it.each([
    ['a trusted proxy reports http', '1', 'http'],
    ['a trusted proxy reports no protocol', '1', undefined],
    ['an untrusted client claims https', '', 'https'],
  ])('HSTS is not sent when %s', async (_which, trusted, proto) => {
    app = await build({ TRUST_PROXY: trusted });
    const { headers } = await app.inject({
      url: '/healthz',
      headers: proto === undefined ? {} : { 'x-forwarded-proto': proto },
    });
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    for (const name of ['strict-transport-security', 'cross-origin-opener-policy', 'origin-agent-cluster']) {
      expect(headers[name], name).toBeUndefined();
    }
  });
});

describe('the proxy', () => {
  const CLAIMS = {
    forwarded: 'for=9.9.9.9;host=evil.example;proto=https',
    'x-real-ip': '9.9.9.9',
    'x-forwarded-for': '9.9.9.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '443',
    'x-forwarded-proto': 'https',
    'x-forwarded-server': 'evil.example',
  };
  const told = () =>
    Object.fromEntries(Object.entries(asked[0]!).filter(([name]) => /forwarded|real-ip/.test(name)));

  it('the proxy forwards the connection’s address and protocol, not the client’s forwarding headers', async () => {
    asked = [];
    app = await before();
    await app.inject({ url: '/api/case/banks', headers: { ...CLAIMS, authorization: 'Bearer x' } });
    expect(told()).toEqual({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(asked[0]!.authorization).toBe('Bearer x');
  });

  it('the proxy forwards the address and protocol that a trusted proxy reports', async () => {
    asked = [];
    app = await before({ TRUST_PROXY: '1' });
    await app.inject({ url: '/oauth/token', headers: CLAIMS });
    expect(told()).toEqual({ 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' });
  });

  it('the proxy marks the upstream’s responses as not cacheable', async () => {
    app = await before();
    expect((await app.inject('/api/case/banks')).headers['cache-control']).toBe('no-store');
  });
});
