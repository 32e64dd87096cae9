import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/platform/config';
import { security } from '../../../server/platform/http/plugins/security';
import { ui } from '../../../server/platform/http/plugins/ui';
import { compressAhead } from '../../../tools/compressAhead.mjs';

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

  it('a file of the UI has the same content type, compressed or not', async () => {
    for (const coding of ['identity', 'br']) {
      const headers = { 'accept-encoding': coding };
      expect((await get('/assets/app-Bx7.js', headers)).headers['content-type']).toMatch(/javascript/);
      expect((await get('/', headers)).headers['content-type']).toMatch(/^text\/html; charset=utf-8$/);
    }
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

describe('the security headers of the page', () => {
  const POLICY = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];

  it.each(['localhost:8080', '192.168.10.5:8080', 'casebook.customs.gov.bd'])(
    'over plain http at %s, the page’s security headers forbid inline code and have no HSTS',
    async (host) => {
      const { headers } = await get('/', { host });
      expect(String(headers['content-security-policy']).split(';')).toEqual(POLICY);
      for (const name of [
        'strict-transport-security',
        'cross-origin-opener-policy',
        'origin-agent-cluster',
      ]) {
        expect(headers[name]).toBeUndefined();
      }
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
    },
  );

  it('over TLS, the page’s security headers have HSTS', async () => {
    const server = await serve({ tls: true });
    const { headers } = await server.inject('/');
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      ...POLICY,
      'upgrade-insecure-requests',
    ]);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    await server.close();
  });
});
