import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, afterEach } from 'vitest';
import { readConfig } from '../../../server/platform/config';
import { security } from '../../../server/platform/http/plugins/security';
import { ui } from '../../../server/platform/http/plugins/ui';
import { compressAhead } from '../../../tools/build.mjs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '../../../server/platform/log';
import { appOver, unreachableDatabase } from '../../support/signInAs';
import { buildProxy } from '../../../server/programs/proxy';

const PAGE = `<!doctype html><title>Casebook</title>${' '.repeat(5000)}`;
const SCRIPT = `console.log(${JSON.stringify('case'.repeat(2000))})`;

const directory = mkdtempSync(join(tmpdir(), 'casebook-ui-'));
let app: FastifyInstance;

/** Serves a UI build of two files, over plain http or TLS. */
async function serve({ tls = false } = {}) {
  const server = Fastify();
  await server.register(security, { tls });
  await server.register(ui, { config: readConfig({}), directory });
  return server;
}

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), PAGE);
  writeFileSync(join(directory, 'assets', 'app-Bx7.js'), SCRIPT);
  await compressAhead(directory);
  app = await serve();
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a file of the UI', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
    [undefined, undefined, (body: Buffer) => body],
  ])(
    'a file of the UI is sent with encoding %s for Accept-Encoding %s, and with Vary',
    async (coding, accepted, open) => {
      for (const [url, content] of [
        ['/assets/app-Bx7.js', SCRIPT],
        ['/case-fillings-list', PAGE],
      ] as const) {
        const answer = await get(url, accepted === undefined ? {} : { 'accept-encoding': accepted });
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['content-encoding']).toBe(coding);
        expect(answer.headers.vary).toBe('accept-encoding');
        expect(open(answer.rawPayload).toString()).toBe(content);
      }
    },
  );

  it('a file of the UI is cached for ever if its name contains a hash, and revalidated otherwise', async () => {
    const kept = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await kept('/assets/app-Bx7.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/')).toBe('no-cache');
    expect(await kept('/index.html')).toBe('no-cache');
    expect(await kept('/tribunal-cases-list/12/edit')).toBe('no-cache');
    expect(await kept('/config.json')).toBe('no-cache');
  });

  it.each(['/assets/app-Old.js', '/assets/', '/api/unknown', '/oauth/unknown'])(
    'the unknown URL %s is answered 404, not with the HTML page',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/json');
    },
  );

  it.each(['/add-foujdari-case/S-12%2FAP%2F2019', '/add-foujdari-case/%E0%A6%A8%2E%2E%2F100%25'])(
    'the HTML page is served at %s, although the file number contains dots or slashes',
    async (url) => {
      expect((await get(url)).body).toBe(PAGE);
    },
  );
});

const log = createLog('silent');

/** Casebook’s own server, with an unreachable database because these tests need none. */
const own = (settings: NodeJS.ProcessEnv = {}) => appOver(unreachableDatabase(), { settings });

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

describe.each(ways)('the security headers of %s', (_, build) => {
  let server: FastifyInstance;
  afterEach(() => server.close());

  const POLICY =
    "default-src 'self';script-src 'self';style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';" +
    "img-src 'self' data: blob:;font-src 'self';connect-src 'self';worker-src 'self';object-src 'none';" +
    "base-uri 'self';form-action 'self';frame-ancestors 'none'";
  const OVER_TLS = {
    'content-security-policy': `${POLICY};upgrade-insecure-requests`,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  };

  it.each(['/healthz', '/%', '/api/%ff', '/assets/%c0%af', `/api/case/companies/${'1'.repeat(3000)}`])(
    'the answer to %s forbids inline code and other origins, with or without a route',
    async (url) => {
      server = await build();
      const { headers } = await server.inject(url);
      expect(headers).toMatchObject({
        'content-security-policy': POLICY,
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
      });
      expect(headers['cache-control']).toBe(url.startsWith('/api/') ? 'no-store' : undefined);
    },
  );

  it('the answer to an API request whose path is percent-encoded must not be stored', async () => {
    server = await build();
    expect((await server.inject('/%61pi/case/banks')).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['sent when a trusted proxy reports https', '1', 'https', OVER_TLS],
    ['not sent when a trusted proxy reports http', '1', 'http', {}],
    ['not sent when a trusted proxy reports no protocol', '1', undefined, {}],
    ['not sent when an untrusted client claims https', '', 'https', {}],
  ])('HSTS is %s', async (_which, TRUST_PROXY, proto, expected) => {
    server = await build({ TRUST_PROXY });
    const { headers } = await server.inject({
      url: '/healthz',
      headers: proto === undefined ? {} : { 'x-forwarded-proto': proto },
    });
    const none = Object.fromEntries(Object.keys(OVER_TLS).map((name) => [name, undefined]));
    const sent = Object.fromEntries(Object.keys(OVER_TLS).map((name) => [name, headers[name]]));
    expect(sent).toEqual({ ...none, 'content-security-policy': POLICY, ...expected });
  });
});

it('HSTS is sent with the page by a server that has a certificate itself', async () => {
  const server = await serve({ tls: true });
  const { headers } = await server.inject('/');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await server.close();
});

describe('the proxy', () => {
  let proxy: FastifyInstance;
  afterEach(() => proxy.close());

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
    proxy = await before();
    await proxy.inject({ url: '/api/case/banks', headers: { ...CLAIMS, authorization: 'Bearer x' } });
    expect(told()).toEqual({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(asked[0]!.authorization).toBe('Bearer x');
  });

  it('the proxy forwards the address and protocol that a trusted proxy reports', async () => {
    asked = [];
    proxy = await before({ TRUST_PROXY: '1' });
    await proxy.inject({ url: '/oauth/token', headers: CLAIMS });
    expect(told()).toEqual({ 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' });
  });

  it('the proxy marks the upstream’s responses as not cacheable', async () => {
    proxy = await before();
    expect((await proxy.inject('/api/case/banks')).headers['cache-control']).toBe('no-store');
  });
});
