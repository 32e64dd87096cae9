import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { certificates } from '../../../support/certificates';
import { addUser, buildTestApp } from '../../../support/signInAs';
import { CLIENT } from './calls';

const SECURE_DEVICE =
  /^__Host-casebook-device=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/;

it('the device cookie is restricted to https behind a proxy that reports https', async () => {
  const secure = await buildTestApp({ settings: { TRUST_PROXY: '1' } });
  await addUser(secure.db, { userName: 'karim', password: 'right' });
  const answer = await secure.app.inject({
    method: 'POST',
    url: '/oauth/token?grant_type=password&username=karim&password=right',
    headers: { authorization: `Basic ${btoa('casebook:casebook')}`, 'x-forwarded-proto': 'https' },
  });
  expect(answer.headers['set-cookie']).toMatch(SECURE_DEVICE);
  await secure.close();
});

it('the device cookie is restricted to https on a server with a certificate of its own', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'casebook-tls-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const [TLS_KEY, TLS_CERT] = [join(directory, 'key'), join(directory, 'cert')];
  writeFileSync(TLS_KEY, certificates.own.key);
  writeFileSync(TLS_CERT, certificates.own.cert);
  const secure = await buildTestApp({ settings: { TLS_KEY, TLS_CERT } });
  onTestFinished(() => secure.close());
  await addUser(secure.db, { userName: 'karim', password: 'right' });
  await secure.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = secure.app.server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const path = '/oauth/token?grant_type=password&username=karim&password=right';
    const trusting = { agent: false, rejectUnauthorized: false };
    request(
      { ...trusting, host: '127.0.0.1', port, path, method: 'POST', headers: { authorization: CLIENT } },
      (got) => resolve(got.resume()),
    )
      .on('error', reject)
      .end();
  });
  expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(SECURE_DEVICE)]);
});
