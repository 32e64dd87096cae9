import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUser, buildTestApp, type TestApp } from '../../../support/signInAs';
import { oidcBrowser, PUBLIC_URL, settingsFor } from './calls';

const server = createServer();
let test: TestApp;
let issuer: string;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'casebook-office',
        client_secret: 'office-secret',
        redirect_uris: [`${PUBLIC_URL}/oauth/oidc/callback`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of the test'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@customs.example`, email_verified: true }),
    }),
    // nobody is asked for consent
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  test = await buildTestApp({ settings: settingsFor(issuer), connections: 8 });
  await addUser(test.db, { userName: 'rahima', email: 'rahima@customs.example', roles: ['ROLE_CUSTOMS'] });
});
afterAll(async () => {
  await test.close();
  server.closeAllConnections();
  server.close();
});

/** Signs in on the provider's own pages. @returns the query with which it leads back */
async function atProvider(start: URL, login: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = start;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 10 && url.origin === issuer; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      headers: { cookie },
      redirect: 'manual',
      ...(form && { method: 'POST', body: form }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]!.split('=');
      jar.set(name, value);
    }
    const next = answer.headers.get('location');
    form = next ? undefined : new URLSearchParams({ prompt: 'login', login, password: 'any' });
    if (next) url = new URL(next, url);
  }
  return url.search.slice(1);
}

it('a real provider signs in the account with its verified e-mail, and again by the link', async () => {
  for (let count = 0; count < 2; count += 1) {
    const browser = oidcBrowser(test);
    const query = await atProvider(await browser.start('/hearings?day=1'), 'rahima');
    expect(await browser.comeBack(query)).toBe(`${PUBLIC_URL}/hearings?day=1#oidc`);
    const { access_token } = (await browser.takeUp()).json() as { access_token: string };
    const account = await test.app.inject({
      url: '/api/casebook/account',
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(account.json()).toMatchObject({ userName: 'rahima' });
  }
  expect(await test.db.selectFrom('oidcLink').select(['issuer', 'subject']).execute()).toEqual([
    { issuer, subject: 'rahima' },
  ]);
});

it('somebody whom the office does not know is told so, and gets no account', async () => {
  const browser = oidcBrowser(test);
  const query = await atProvider(await browser.start(), 'stranger');
  expect(await browser.comeBack(query)).toBe(`${PUBLIC_URL}/#oidc-unknown`);
  expect((await browser.takeUp()).statusCode).toBe(404);
  expect(await test.db.selectFrom('appUser').select('userName').execute()).toHaveLength(1);
});
