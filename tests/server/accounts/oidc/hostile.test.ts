import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAccount } from '../../../../server/features/accounts/users';
import { addUser, buildTestApp, changeAccess, type TestApp } from '../../../support/signInAs';
import { oidcBrowser, PUBLIC_URL, settingsFor } from './calls';
import { startHostileProvider, type Answer } from './hostileProvider';

const REFUSED = `${PUBLIC_URL}/#oidc-refused`;

let provider: Awaited<ReturnType<typeof startHostileProvider>>;
let test: TestApp;
let karim: number;
/** Events are never deleted, so each test looks at those after this one. */
let lastEvent = 0;
beforeAll(async () => {
  provider = await startHostileProvider();
  test = await buildTestApp({ settings: settingsFor(provider.issuer), connections: 8 });
  await addUser(test.db, { userName: 'karim', email: 'Karim@customs.example', roles: ['ROLE_CUSTOMS'] });
  karim = (await findAccount(test.db, 'karim'))!.id;
});
afterAll(async () => {
  await test.close();
  provider.close();
});
beforeEach(async () => {
  provider.answer = {};
  provider.isSilent = false;
  for (const table of ['oidcLink', 'session', 'signInAddress'] as const) {
    await test.db.deleteFrom(table).execute();
  }
  const last = test.db.selectFrom('event').select('id').orderBy('id', 'desc').limit(1);
  lastEvent = (await last.executeTakeFirst())?.id ?? 0;
});

const sessions = async () => (await test.db.selectFrom('session').select('id').execute()).length;
const events = async () =>
  (
    await test.db
      .selectFrom('event')
      .select(['kind', 'aboutUser', 'details'])
      .where('id', '>', lastEvent)
      .orderBy('id')
      .execute()
  ).map(({ kind, aboutUser, details }) => [kind, aboutUser, details?.problem ?? details?.with ?? null]);

/** Signs in with an answer of the provider. @returns where the browser is led */
async function arrive(answer: Answer = {}, query: Record<string, string> = {}, omit: string[] = []) {
  provider.answer = answer;
  const browser = oidcBrowser(test);
  const led = (await browser.start()).searchParams;
  provider.nonce = led.get('nonce')!;
  const all = { code: 'code', state: led.get('state')!, iss: provider.issuer, ...query };
  const sent = Object.fromEntries(Object.entries(all).filter(([name]) => !omit.includes(name)));
  return { browser, led, location: await browser.comeBack(sent), sent };
}

const parts = (token: string) => token.split('.') as [string, string, string];
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

it('the right answer signs in, which shows that the hostile ones fail by what is wrong with them', async () => {
  const { location, browser, led } = await arrive();
  expect(location).toBe(`${PUBLIC_URL}/case-fillings-list#oidc`);
  expect(Object.fromEntries(led)).toMatchObject({
    client_id: 'casebook-office',
    code_challenge_method: 'S256',
    redirect_uri: `${PUBLIC_URL}/oauth/oidc/callback`,
    response_type: 'code',
    scope: 'openid email',
  });
  expect((await browser.takeUp()).json()).toMatchObject({ token_type: 'bearer', expires_in: 600 });
  expect((await browser.takeUp()).statusCode).toBe(404);
  expect(await events()).toEqual([
    ['OIDC_LINKED', karim, null],
    ['SIGN_IN', karim, 'OIDC'],
  ]);
});

const HOSTILE: Record<string, Answer> = {
  'another issuer': { claims: { iss: 'https://evil.example' } },
  'another audience': { claims: { aud: 'another-client' } },
  'several audiences without us': { claims: { aud: ['a', 'b'] } },
  'another authorised party': { claims: { aud: ['casebook-office', 'b'], azp: 'b' } },
  'another nonce': { claims: { nonce: 'another' } },
  'no nonce': { omit: ['nonce'] },
  'no subject': { omit: ['sub'] },
  'an empty subject': { claims: { sub: '' } },
  'a subject that is no text': { claims: { sub: 7 as unknown as string } },
  'no issuer': { omit: ['iss'] },
  'no audience': { omit: ['aud'] },
  'no expiry': { omit: ['exp'] },
  'no time of issue': { omit: ['iat'] },
  'an expired token': { claims: { exp: now() - 3600, iat: now() - 7200 } },
  'a token that is not valid yet': { claims: { nbf: now() + 3600 } },
  'a wrong at_hash': { claims: { at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' } },
  'an unknown key': { header: { kid: 'two' } },
  'the algorithm none': {
    forge: (right) => `${encoded({ alg: 'none' })}.${parts(right)[1]}.`,
  },
  'HS256 with the public key as its secret': {
    forge: (right, pem) => {
      const text = `${encoded({ alg: 'HS256', kid: 'one' })}.${parts(right)[1]}`;
      return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`;
    },
  },
  'HS256 with the client’s secret': {
    forge: (right) => {
      const text = `${encoded({ alg: 'HS256' })}.${parts(right)[1]}`;
      return `${text}.${createHmac('sha256', 'office-secret').update(text).digest('base64url')}`;
    },
  },
  'an altered signature': {
    forge: (right) => {
      const [header, payload, signature] = parts(right);
      return `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    },
  },
  'an altered payload': {
    forge: (right) => {
      const [header, payload, signature] = parts(right);
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      return `${header}.${encoded({ ...claims, email: 'admin@customs.example' })}.${signature}`;
    },
  },
  'no ID token at all': { raw: JSON.stringify({ access_token: 'a', token_type: 'Bearer' }) },
  'an ID token that is no JWT': { forge: () => 'nothing' },
  'no JSON': { raw: '<html>' },
  'an error of the token endpoint': { status: 400, raw: JSON.stringify({ error: 'invalid_grant' }) },
  'a failure of the token endpoint': { status: 500, raw: 'no' },
};

describe('a hostile answer of the provider', () => {
  it.each(Object.entries(HOSTILE))('%s signs nobody in and is an event', async (_name, answer) => {
    const { location, browser } = await arrive(answer);
    expect(location).toBe(REFUSED);
    expect((await browser.takeUp()).statusCode).toBe(404);
    expect(await sessions()).toBe(0);
    expect(await events()).toEqual([['SIGN_IN_REFUSED', null, 'refused']]);
  });

  it('an e-mail address that is not verified, or is no text, is nobody’s', async () => {
    for (const claims of [
      { email_verified: false },
      { email_verified: 'true' },
      { email: ['karim@customs.example'] },
    ]) {
      expect((await arrive({ claims })).location).toBe(`${PUBLIC_URL}/#oidc-unknown`);
    }
    expect((await arrive({ omit: ['email_verified'] })).location).toBe(`${PUBLIC_URL}/#oidc-unknown`);
    expect(await sessions()).toBe(0);
    expect((await events()).length).toBe(4);
  });
});

describe('a hostile way back', () => {
  const HOSTILE_QUERIES: [string, Record<string, string>, string[]][] = [
    ['another state', { state: 'another' }, []],
    ['no state', {}, ['state']],
    ['an empty state', { state: '' }, []],
    ['no code', {}, ['code']],
    ['the issuer of another provider', { iss: 'https://evil.example' }, []],
    ['no issuer, which this provider promises', {}, ['iss']],
    [
      'an error with a script',
      { error: 'access_denied', error_description: '<script>alert(1)</script>' },
      ['code'],
    ],
  ];
  it.each(HOSTILE_QUERIES)('%s signs nobody in and is an event', async (_name, query, omit) => {
    const { location } = await arrive({}, query, omit);
    expect(location).toBe(REFUSED);
    expect(await sessions()).toBe(0);
    expect(await events()).toEqual([['SIGN_IN_REFUSED', null, 'refused']]);
  });

  it('an answer is good once: not again, not without its cookie, and not in another browser', async () => {
    const { browser, sent, led } = await arrive();
    expect(await browser.comeBack(sent)).toBe(REFUSED);
    expect(await oidcBrowser(test).comeBack(sent)).toBe(REFUSED);
    const other = oidcBrowser(test);
    await other.start();
    expect(await other.comeBack(sent)).toBe(REFUSED);
    expect(await sessions()).toBe(1);
    expect(led.get('state')).not.toBe('');
  });

  it('an answer that is sent again with the cookie of its attempt is refused, although the provider takes its code', async () => {
    const browser = oidcBrowser(test);
    const led = (await browser.start()).searchParams;
    provider.nonce = led.get('nonce')!;
    const kept = new Map(browser.jar);
    const query = { code: 'code', state: led.get('state')!, iss: provider.issuer };
    expect(await browser.comeBack(query)).toBe(`${PUBLIC_URL}/case-fillings-list#oidc`);
    browser.jar.clear();
    for (const [name, value] of kept) browser.jar.set(name, value);
    expect(await browser.comeBack(query)).toBe(REFUSED);
    expect(await sessions()).toBe(1);
  });

  it.each(['', 'x', 'a.b.c.d.e', 'eyJhbGciOiJub25lIn0.e30.'])(
    'a made-up cookie %j is refused',
    async (cookie) => {
      const browser = oidcBrowser(test);
      browser.jar.set('casebook-oidc', cookie);
      expect(await browser.comeBack({ code: 'c', state: 's' })).toBe(REFUSED);
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '\t//evil.example',
  ])('a page to return to like %j leads nowhere else', async (returnTo) => {
    const browser = oidcBrowser(test);
    const led = (await browser.start(returnTo)).searchParams;
    provider.nonce = led.get('nonce')!;
    const to = await browser.comeBack({ code: 'c', state: led.get('state')!, iss: provider.issuer });
    expect(new URL(to!).origin).toBe(PUBLIC_URL);
  });
});

describe('the account of an identity', () => {
  it('after the first sign-in it is the subject that counts, whatever the e-mail address is then', async () => {
    await arrive();
    expect((await arrive({ claims: { email: 'new@elsewhere.example' } })).location).toMatch(/#oidc$/);
    expect((await arrive({ claims: { sub: 'stranger' } })).location).toBe(`${PUBLIC_URL}/#oidc-changed`);
    expect(await sessions()).toBe(2);
    expect((await events()).at(-1)).toEqual(['SIGN_IN_REFUSED', karim, 'changed']);
  });

  it('an unknown person, one of two with the same address, and a disabled one are refused in words of their own', async () => {
    const at = (email: string) => arrive({ claims: { email, sub: email } });
    expect((await at('nobody@customs.example')).location).toBe(`${PUBLIC_URL}/#oidc-unknown`);
    for (const userName of ['one', 'two'])
      await addUser(test.db, { userName, email: 'shared@customs.example' });
    expect((await at('shared@customs.example')).location).toBe(`${PUBLIC_URL}/#oidc-unknown`);
    await addUser(test.db, { userName: 'mod', email: 'mod@customs.example', roles: ['ROLE_MODERATOR'] });
    expect((await at('mod@customs.example')).location).toBe(`${PUBLIC_URL}/#oidc-notAuthorized`);
    await changeAccess(test.db, karim, { isEnabled: false });
    expect((await arrive()).location).toBe(`${PUBLIC_URL}/#oidc-disabled`);
    await changeAccess(test.db, karim, { isEnabled: true });
    expect(await sessions()).toBe(0);
  });

  it('a password reset ends the link, so that another subject may take its place', async () => {
    await arrive();
    await test.signIn.createRecoveryCode(karim, null);
    expect((await arrive({ claims: { sub: 'second' } })).location).toMatch(/#oidc$/);
  });
});

it('a provider that is silent is given up after five seconds, in words, and the server goes on @long', async () => {
  const browser = oidcBrowser(test);
  const led = (await browser.start()).searchParams;
  provider.isSilent = true;
  const began = Date.now();
  const to = await browser.comeBack({ code: 'c', state: led.get('state')!, iss: provider.issuer });
  expect(to).toBe(`${PUBLIC_URL}/#oidc-unreachable`);
  expect(Date.now() - began).toBeLessThan(10_000);
  expect((await test.app.inject('/config.json')).json()).toMatchObject({ oidc: 'Customs ID' });
});

it('a provider that is down is told at once, and without one there is no such way in', async () => {
  const down = await buildTestApp({ settings: settingsFor('http://127.0.0.1:1') });
  const answer = await down.app.inject('/oauth/oidc/start');
  expect(answer.headers.location).toBe(`${PUBLIC_URL}/#oidc-unreachable`);
  await down.close();
  const without = await buildTestApp();
  expect((await without.app.inject('/oauth/oidc/start')).statusCode).toBe(404);
  expect((await without.app.inject('/config.json')).json()).not.toHaveProperty('oidc');
  await without.close();
});
