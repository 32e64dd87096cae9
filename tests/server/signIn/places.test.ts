import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser, buildTestApp, MINUTE, SECOND, type TestApp } from '../../support/signInAs';
import { knownByCode, openBrowser } from './browser';
import { BAD_CREDENTIALS, elsewhere, sendOtp, trySecret } from './calls';

let test: TestApp;
let salma: string;
let users = 0;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  salma = await addUser(test.db, { userName: `salma${(users += 1)}`, signInBy: 'OTP' });
});

const PLACE = /^casebook-place=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict$/;

async function codeWithoutCookies(): Promise<string | null> {
  const before = test.sent.length;
  expect((await sendOtp(test, salma, { ip: elsewhere() })).body).toBe('OTP');
  await test.signIn.delivered();
  return test.sent.length > before ? test.sent.at(-1)!.code : null;
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the place of a browser', () => {
  it.each(['GET', 'POST'] as const)('is a cookie of ten minutes, set with %s', async (method) => {
    const answer =
      method === 'GET'
        ? await openBrowser(test).sendOtp(salma)
        : await openBrowser(test).sendOtpInstead(salma);
    expect(answer.headers['set-cookie']).toMatch(PLACE);
  });

  it('is a __Host- cookie for https alone behind a proxy that says https', async () => {
    const secure = await buildTestApp({ settings: { TRUST_PROXY: '1' } });
    const answer = await secure.app.inject({
      url: '/oauth/token/otp/sendOtp?userName=nobody',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-casebook-place=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict; Secure$/,
    );
    await secure.close();
  });

  it('is kept when a code is asked for again', async () => {
    const browser = openBrowser(test);
    await browser.sendOtp(salma);
    const place = browser.jar.get('casebook-place');
    await browser.sendOtp(salma);
    expect(browser.jar.get('casebook-place')).toBe(place);
  });

  it('is its device cookie once it has one', async () => {
    const browser = await knownByCode(test, salma);
    expect((await browser.sendOtp(salma)).headers['set-cookie']).toBeUndefined();
  });
});

describe('a code', () => {
  it('is taken from callers without cookies, as programs are', async () => {
    const code = await codeWithoutCookies();
    expect((await trySecret(test, salma, code!, elsewhere())).statusCode).toBe(200);
  });

  it('is taken once, by the browser or by a caller without cookies', async () => {
    const browser = openBrowser(test);
    const code = (await browser.newCode(salma))!;
    expect((await trySecret(test, salma, code)).statusCode).toBe(200);
    expect((await browser.trySecret(salma, code)).json()).toEqual(BAD_CREDENTIALS);
  });

  it('is right at its own place only', async () => {
    const [one, other] = [openBrowser(test), openBrowser(test)];
    const codeOfOne = (await one.newCode(salma))!;
    test.clock.pass(MINUTE);
    const codeOfOther = (await other.newCode(salma))!;
    expect((await other.trySecret(salma, codeOfOne)).statusCode).toBe(400);
    expect((await one.trySecret(salma, codeOfOther)).statusCode).toBe(400);
    expect((await one.trySecret(salma, codeOfOne)).statusCode).toBe(200);
    expect((await other.trySecret(salma, codeOfOther)).statusCode).toBe(200);
  });

  it('of a new browser survives the codes that others ask for', async () => {
    const browser = openBrowser(test);
    const code = (await browser.newCode(salma))!;
    for (let count = 0; count < 4; count += 1) {
      test.clock.pass(59 * SECOND);
      await codeWithoutCookies();
    }
    expect((await browser.trySecret(salma, code)).statusCode).toBe(200);
  });

  it('of a new browser survives the wrong tries of callers without cookies', async () => {
    const browser = openBrowser(test);
    const code = (await browser.newCode(salma))!;
    for (let count = 0; count < 5; count += 1) await trySecret(test, salma, otherThan(code), elsewhere());
    test.clock.pass(MINUTE);
    expect((await trySecret(test, salma, code, elsewhere())).json()).toEqual(BAD_CREDENTIALS);
    test.clock.pass(2 * MINUTE);
    expect((await browser.trySecret(salma, code)).statusCode).toBe(200);
  });

  it('ends after five wrong tries at its place, and no other does', async () => {
    const [one, other] = [openBrowser(test), openBrowser(test)];
    const codeOfOne = (await one.newCode(salma))!;
    test.clock.pass(MINUTE);
    const codeOfOther = (await other.newCode(salma))!;
    for (let count = 0; count < 5; count += 1) await one.trySecret(salma, otherThan(codeOfOne));
    test.clock.pass(MINUTE);
    expect((await one.trySecret(salma, codeOfOne)).statusCode).toBe(400);
    test.clock.pass(2 * MINUTE);
    expect((await other.trySecret(salma, codeOfOther)).statusCode).toBe(200);
  });

  it('replaces the older one of its own place only', async () => {
    const [one, other] = [openBrowser(test), openBrowser(test)];
    const older = (await one.newCode(salma))!;
    test.clock.pass(59 * SECOND);
    const codeOfOther = (await other.newCode(salma))!;
    const newer = (await one.newCode(salma))!;
    if (older !== newer) expect((await one.trySecret(salma, older)).statusCode).toBe(400);
    expect((await other.trySecret(salma, codeOfOther)).statusCode).toBe(200);
    expect((await one.trySecret(salma, newer)).statusCode).toBe(200);
  });

  it('is not sent within 59 seconds of the last of its place, whatever other places ask', async () => {
    const one = openBrowser(test);
    const code = (await one.newCode(salma))!;
    test.clock.pass(58 * SECOND);
    expect(await one.newCode(salma)).toBeNull();
    expect((await one.trySecret(salma, code)).statusCode).toBe(200);
  });
});

describe('three living codes of browsers that the account does not know', () => {
  async function threeBrowsers() {
    const browsers = [openBrowser(test), openBrowser(test), openBrowser(test)];
    const codes: string[] = [];
    for (const browser of browsers) {
      codes.push((await browser.newCode(salma))!);
      test.clock.pass(59 * SECOND);
    }
    return { browsers, codes };
  }

  it('are the most, and none of them is pushed out by a further wish', async () => {
    const { browsers, codes } = await threeBrowsers();
    expect(await openBrowser(test).newCode(salma)).toBeNull();
    for (const [index, browser] of browsers.entries()) {
      expect((await browser.trySecret(salma, codes[index]!)).statusCode).toBe(200);
    }
  });

  it('make room for another when one is used, has ended, or is replaced', async () => {
    const { browsers, codes } = await threeBrowsers();
    expect(await browsers[1]!.newCode(salma)).not.toBeNull();
    expect(await openBrowser(test).newCode(salma)).toBeNull();
    await browsers[0]!.trySecret(salma, codes[0]!);
    expect(await openBrowser(test).newCode(salma)).not.toBeNull();
    expect(await openBrowser(test).newCode(salma)).toBeNull();
    test.clock.pass(5 * MINUTE);
    expect(await openBrowser(test).newCode(salma)).not.toBeNull();
  });

  it('leave a known browser its own', async () => {
    const known = await knownByCode(test, salma);
    test.clock.pass(MINUTE);
    await threeBrowsers();
    const code = (await known.newCode(salma))!;
    expect((await known.trySecret(salma, code)).statusCode).toBe(200);
  });
});

describe('sixty wishes for a code in ten minutes', () => {
  it('are the most from one address, whatever the names, and end with the ten minutes', async () => {
    const ip = elsewhere();
    const karim = await addUser(test.db, { userName: `karim${users}`, password: 'right' });
    const ask = (name: string) => openBrowser(test, { ip }).sendOtpInstead(name);
    for (let count = 0; count < 59; count += 1) expect((await ask(`made up ${count}`)).statusCode).toBe(200);
    test.clock.pass(MINUTE);
    expect((await ask(salma)).statusCode).toBe(200);
    for (const name of [salma, karim, 'another made up']) {
      const refusals = [await ask(name), await sendOtp(test, name, { ip })];
      for (const refused of refusals) {
        expect(refused.statusCode).toBe(429);
        expect(refused.headers['retry-after']).toBe('540');
        expect(refused.json()).toMatchObject({ code: 'tooMany', params: { seconds: 540 } });
      }
    }
    expect((await openBrowser(test).sendOtpInstead(salma)).statusCode).toBe(200);
    test.clock.pass(9 * MINUTE);
    expect((await ask(salma)).statusCode).toBe(200);
  });

  it('are the most when they come at once', async () => {
    const ip = elsewhere();
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, number) =>
        openBrowser(test, { ip }).sendOtpInstead(`at once ${number}`),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
  });

  it('do not stop a browser that the account knows, and do stop a forged device cookie', async () => {
    const ip = elsewhere();
    const known = await knownByCode(test, salma, ip);
    for (let count = 0; count < 60; count += 1) await openBrowser(test, { ip }).sendOtpInstead('somebody');
    test.clock.pass(MINUTE);
    const code = (await known.newCode(salma))!;
    expect((await known.trySecret(salma, code)).statusCode).toBe(200);
    const forged = openBrowser(test, { ip, cookies: { 'casebook-device': 'f'.repeat(43) } });
    expect((await forged.sendOtp(salma)).statusCode).toBe(429);
    expect((await known.sendOtpInstead('somebody')).statusCode).toBe(429);
  });

  it('leave a name alone that signs in by password, until they are used up', async () => {
    const ip = elsewhere();
    const karim = await addUser(test.db, { userName: `rahim${users}`, password: 'right' });
    for (let count = 0; count < 70; count += 1) {
      expect((await openBrowser(test, { ip }).sendOtp(karim)).body).toBe('PASSWORD');
    }
    expect((await openBrowser(test, { ip }).sendOtpInstead(karim)).statusCode).toBe(200);
  });
});
