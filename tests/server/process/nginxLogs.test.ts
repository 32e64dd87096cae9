import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, missingFrontends, startNginx, type Frontend } from '../../support/frontends';

const missing = missingFrontends(['nginx', 'openssl']);
// oxlint-disable-next-line no-console -- says why nothing is tried
if (missing) console.log(`nginx is not tried, ${missing}`);

describe.skipIf(missing)('nginx in front of server processes that are down', () => {
  const directory = mkdtempSync(join(tmpdir(), 'casebook-nginx-'));
  let nginx: Frontend & { ca: string };
  const ports: number[] = [];
  beforeAll(async () => {
    for (let place = 0; place < 3; place++) ports.push(await freePort());
    nginx = await startNginx(directory, ports);
  });
  afterAll(async () => {
    await nginx.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  const statusOf = (method: string, path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const agent = new Agent({ ca: nginx.ca });
      const options = { host: '127.0.0.1', port: nginx.port, method, path, agent };
      const sent = request(options, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      });
      sent.on('error', reject);
      sent.end();
    });
  const logged = () => ['access.log', 'error.log'].map((name) => readFileSync(join(directory, name), 'utf8'));

  it('nginx logs requests and errors, but no password, token or secret of a calendar', async () => {
    const query = 'grant_type=password&username=karim&password=Secret-Word1';
    const token = 'grant_type=refresh_token&refresh_token=Secret-Word2';
    expect([
      await statusOf('POST', `/oauth/token?${query}`),
      await statusOf('POST', `/oauth/token?${token}`),
      await statusOf('GET', '/api/casebook/calendar/Secret-Word3.ics'),
      await statusOf('GET', '/api/case/banks'),
    ]).toEqual([502, 502, 502, 502]);
    // polls because nginx logs a request only after answering it
    await expect.poll(() => logged()[0]).toContain('"GET /api/case/banks HTTP/1.1" 502');
    const [requests, errors] = logged();
    expect(errors).toContain('request: "GET /api/case/banks HTTP/1.1"');
    expect(`${requests}${errors}`).not.toMatch(/Secret-Word/);
  });

  it('nginx forwards /metrics/PORT to the process on that port, and answers /metrics with 404', async () => {
    expect([await statusOf('GET', '/metrics'), await statusOf('GET', `/metrics/${ports[1]}`)]).toEqual([
      404, 502,
    ]);
    expect(logged()[1]).toContain(`upstream: "http://127.0.0.1:${ports[1]}/metrics"`);
  });
});
