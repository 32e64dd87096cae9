import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProvider } from '../../../support/oidcProvider';
import { addUser, buildTestApp, type TestApp } from '../../../support/signInAs';
import { oidcBrowser, PUBLIC_URL, settingsFor } from './calls';

let provider: Awaited<ReturnType<typeof startProvider>>;
let test: TestApp;
let issuer: string;
beforeAll(async () => {
  provider = await startProvider({ publicUrl: PUBLIC_URL, mailDomain: 'customs.example' });
  ({ issuer } = provider);
  test = await buildTestApp({ settings: settingsFor(issuer), connections: 8 });
  await addUser(test.db, { userName: 'rahima', email: 'rahima@customs.example', roles: ['ROLE_CUSTOMS'] });
});
afterAll(async () => {
  await test.close();
  provider.stop();
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
