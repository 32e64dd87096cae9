import { beforeEach, describe, expect, it } from 'vitest';
import { findAccount } from '../../../../server/features/accounts/users';
import { addUser, useTestApp, changeAccess, DAY, MINUTE, SECOND } from '../../../support/signInAs';
import { knownBrowser, lockOut, openBrowser, type Browser } from './browser';
import { elsewhere, trySecret } from './calls';

const test = useTestApp({ connections: 10 });
let karim: string;
let users = 0;
beforeEach(async () => {
  karim = await addUser(test.db, {
    userName: `karim${(users += 1)}`,
    password: 'right',
    roles: ['ROLE_ADMIN'],
  });
});

const DEVICE = /^casebook-device=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/;

const idOf = async (userName: string) => (await findAccount(test.db, userName))!.id;

/** Whether the account knows the browser: during a lockout, only known browsers can sign in. */
async function isKnown(browser: Browser, userName = karim, password = 'right'): Promise<boolean> {
  await lockOut(test, userName);
  const { statusCode } = await browser.trySecret(userName, password);
  await test.db.deleteFrom('signInCounts').execute();
  return statusCode === 200;
}

describe('the device cookie', () => {
  it('the device cookie is set at the first sign-in, with a password or a code', async () => {
    const salma = await addUser(test.db, { userName: `salma${users}` });
    const browser = openBrowser(test);
    expect((await browser.trySecret(karim, 'right')).headers['set-cookie']).toMatch(DEVICE);
    const other = openBrowser(test);
    const code = (await other.newCode(salma))!;
    expect((await other.trySecret(salma, code)).headers['set-cookie']).toMatch(DEVICE);
  });

  it('the device cookie is not set by a failed sign-in or a token refresh', async () => {
    const browser = openBrowser(test);
    expect((await browser.trySecret(karim, 'wrong')).headers['set-cookie']).toBeUndefined();
    const { refresh_token } = (await browser.trySecret(karim, 'right')).json();
    const answer = await test.app.inject({
      method: 'POST',
      url: `/oauth/token?grant_type=refresh_token&refresh_token=${refresh_token}`,
      headers: { authorization: `Basic ${btoa('casebook:casebook')}`, ...browser.headers() },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('the device cookie stays the same when the browser signs in again', async () => {
    const browser = await knownBrowser(test, karim, 'right');
    const device = browser.jar.get('casebook-device');
    await browser.trySecret(karim, 'right');
    expect(browser.jar.get('casebook-device')).toBe(device);
  });

  it('the device cookie of a sign-in replaces a forged one', async () => {
    const madeUp = 'A'.repeat(43);
    const browser = openBrowser(test, { cookies: { 'casebook-device': madeUp } });
    await browser.trySecret(karim, 'right');
    expect(browser.jar.get('casebook-device')).not.toBe(madeUp);
    expect(await isKnown(browser)).toBe(true);
  });

  it('the device cookie stays valid after signing out', async () => {
    const browser = await knownBrowser(test, karim, 'right');
    const { access_token } = (await browser.trySecret(karim, 'right')).json();
    const answer = await test.app.inject({
      method: 'DELETE',
      url: '/api/casebook/session',
      headers: { authorization: `Bearer ${access_token}`, ...browser.headers() },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await isKnown(browser)).toBe(true);
  });

  it('the device cookie is stored as a keyed hash', async () => {
    const browser = await knownBrowser(test, karim, 'right');
    const rows = await test.db.selectFrom('signInDevice').select('device').execute();
    expect(rows.every(({ device }) => device.length === 32)).toBe(true);
    const sent = Buffer.from(browser.jar.get('casebook-device')!, 'base64url');
    expect(rows.some(({ device }) => device.equals(sent))).toBe(false);
  });

  it.each(['f'.repeat(43), '%00'])(
    'a device cookie with the invalid value %s is not accepted',
    async (device) => {
      expect(await isKnown(openBrowser(test, { cookies: { 'casebook-device': device } }))).toBe(false);
    },
  );
});

describe('a browser that the account knows', () => {
  it('a known browser must wait after five wrong secrets of its own, which affect no other browser', async () => {
    const [one, other] = [await knownBrowser(test, karim, 'right'), await knownBrowser(test, karim, 'right')];
    for (let count = 0; count < 5; count += 1) {
      expect((await one.trySecret(karim, 'wrong')).statusCode).toBe(400);
    }
    const refused = await one.trySecret(karim, 'right');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await other.trySecret(karim, 'right')).statusCode).toBe(200);
    expect((await trySecret(test, karim, 'right', elsewhere())).statusCode).toBe(200);
    test.clock.pass(MINUTE);
    expect((await one.trySecret(karim, 'right')).statusCode).toBe(200);
  });

  it('a known browser can sign in when its IP address has too many failures @long', async () => {
    const browser = await knownBrowser(test, karim, 'right');
    for (let count = 0; count < 100; count += 1) {
      await trySecret(test, `nobody${users}.${count}`, 'wrong', browser.ip);
    }
    expect((await trySecret(test, karim, 'right', browser.ip)).statusCode).toBe(429);
    expect((await browser.trySecret(karim, 'right')).statusCode).toBe(200);
  });

  it('a browser that one account knows is not known to other accounts', async () => {
    const browser = await knownBrowser(test, karim, 'right');
    const rahim = await addUser(test.db, { userName: `rahim${users}`, password: 'right' });
    expect(await isKnown(browser, rahim)).toBe(false);
  });

  it('a browser stays known until 180 days after the last sign-in', async () => {
    const browser = await knownBrowser(test, karim, 'right');
    test.clock.pass(179 * DAY);
    expect(await isKnown(browser)).toBe(true);
    test.clock.pass(180 * DAY);
    expect(await isKnown(browser)).toBe(false);
  });
});

describe('the limit of twenty known browsers', () => {
  it('an account knows only its twenty newest browsers @long', async () => {
    const browsers: Browser[] = [];
    for (let count = 0; count < 21; count += 1) {
      browsers.push(await knownBrowser(test, karim, 'right'));
      test.clock.pass(SECOND);
    }
    expect(await isKnown(browsers[0]!)).toBe(false);
    expect(await isKnown(browsers[1]!)).toBe(true);
    expect(await isKnown(browsers[20]!)).toBe(true);
  });

  it('a browser is known to only the twenty newest accounts that signed in with it @long', async () => {
    const browser = await knownBrowser(test, karim, 'right');
    for (let count = 0; count < 20; count += 1) {
      test.clock.pass(SECOND);
      const colleague = await addUser(test.db, { userName: `colleague${users}.${count}`, password: 'right' });
      await browser.trySecret(colleague, 'right');
    }
    expect(await isKnown(browser)).toBe(false);
    expect(await isKnown(browser, `colleague${users}.0`)).toBe(true);
    expect(await isKnown(browser, `colleague${users}.19`)).toBe(true);
  });

  it('a program that sends no cookie back does not use up the limit of twenty known browsers', async () => {
    const browser = await knownBrowser(test, karim, 'right');
    for (let count = 0; count < 25; count += 1) {
      test.clock.pass(SECOND);
      expect((await trySecret(test, karim, 'right', elsewhere())).statusCode).toBe(200);
    }
    expect(await isKnown(browser)).toBe(true);
  });
});

describe('forgetting a known browser', () => {
  const setPassword = async (browser: Browser, secret: string) => {
    const { access_token } = (await browser.trySecret(karim, secret)).json();
    return test.app.inject({
      method: 'POST',
      url: '/api/casebook/account/password',
      headers: { authorization: `Bearer ${access_token}`, ...browser.headers() },
      payload: { present: secret, new: 'Another#Word2' },
    });
  };

  it('a known browser is forgotten when the password is changed in another browser, which stays known', async () => {
    const [one, other] = [await knownBrowser(test, karim, 'right'), await knownBrowser(test, karim, 'right')];
    expect((await setPassword(one, 'right')).statusCode).toBe(200);
    expect(await isKnown(other, karim, 'Another#Word2')).toBe(false);
    expect(await isKnown(one, karim, 'Another#Word2')).toBe(true);
  });

  it('a known browser is forgotten when the user is disabled, but not when the user’s roles change', async () => {
    const browser = await knownBrowser(test, karim, 'right');
    const id = await idOf(karim);
    await changeAccess(test.db, id, { roles: ['ROLE_CUSTOMS'] });
    expect(await isKnown(browser)).toBe(true);
    await changeAccess(test.db, id, { isEnabled: false });
    await changeAccess(test.db, id, { isEnabled: true });
    expect(await isKnown(browser)).toBe(false);
  });
});

it('a browser that signs in many times in parallel is stored once per account', async () => {
  const browser = await knownBrowser(test, karim, 'right');
  const rahim = await addUser(test.db, { userName: `rahim${users}`, password: 'right' });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, number) => browser.trySecret(number % 2 ? karim : rahim, 'right')),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
  const ids = [await idOf(karim), await idOf(rahim)];
  const rows = await test.db.selectFrom('signInDevice').selectAll().where('userId', 'in', ids).execute();
  expect(rows).toHaveLength(2);
});
