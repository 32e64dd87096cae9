import { beforeEach, describe, expect, it } from 'vitest';
import { addUser, useTestApp, MINUTE, SECOND } from '../../../support/signInAs';
import { knownByCode, openBrowser } from './browser';
import { BAD_CREDENTIALS, elsewhere, sendOtp, trySecret } from './calls';

const test = useTestApp();
let salma: string;
let users = 0;
beforeEach(async () => {
  salma = await addUser(test.db, { userName: `salma${(users += 1)}`, signInBy: 'OTP' });
});

const PLACE = /^casebook-place=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict$/;

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the place cookie of a browser', () => {
  it.each(['GET', 'POST'] as const)(
    'a %s request for a sign-in code sets the place cookie for ten minutes',
    async (method) => {
      const answer =
        method === 'GET'
          ? await openBrowser(test).sendOtp(salma)
          : await openBrowser(test).sendOtpInstead(salma);
      expect(answer.headers['set-cookie']).toMatch(PLACE);
    },
  );

  it('the place cookie stays the same when the browser requests another code', async () => {
    const browser = openBrowser(test);
    await browser.sendOtp(salma);
    const place = browser.jar.get('casebook-place');
    await browser.sendOtp(salma);
    expect(browser.jar.get('casebook-place')).toBe(place);
  });

  it('the place cookie is not set for a browser with a device cookie', async () => {
    const browser = await knownByCode(test, salma);
    expect((await browser.sendOtp(salma)).headers['set-cookie']).toBeUndefined();
  });
});

describe('a sign-in code', () => {
  it('a sign-in code that a caller without cookies has used is refused in the browser that requested it', async () => {
    const browser = openBrowser(test);
    const code = (await browser.newCode(salma))!;
    expect((await trySecret(test, salma, code)).statusCode).toBe(200);
    expect((await browser.trySecret(salma, code)).json()).toEqual(BAD_CREDENTIALS);
  });

  it('of two browsers with a sign-in code, each can use only its own code', async () => {
    const [one, other] = [openBrowser(test), openBrowser(test)];
    const codeOfOne = (await one.newCode(salma))!;
    test.clock.pass(MINUTE);
    const codeOfOther = (await other.newCode(salma))!;
    expect((await other.trySecret(salma, codeOfOne)).statusCode).toBe(400);
    expect((await one.trySecret(salma, codeOfOther)).statusCode).toBe(400);
    expect((await one.trySecret(salma, codeOfOne)).statusCode).toBe(200);
    expect((await other.trySecret(salma, codeOfOther)).statusCode).toBe(200);
  });

  it('the sign-in code of a new browser stays valid after wrong attempts by callers without cookies', async () => {
    const browser = openBrowser(test);
    const code = (await browser.newCode(salma))!;
    for (let count = 0; count < 5; count += 1) await trySecret(test, salma, otherThan(code), elsewhere());
    test.clock.pass(MINUTE);
    expect((await trySecret(test, salma, code, elsewhere())).json()).toEqual(BAD_CREDENTIALS);
    test.clock.pass(2 * MINUTE);
    expect((await browser.trySecret(salma, code)).statusCode).toBe(200);
  });

  it('five wrong attempts in a browser invalidate its own sign-in code, but not that of another browser', async () => {
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

  it('a new sign-in code replaces only the older code of the same browser', async () => {
    const [one, other] = [openBrowser(test), openBrowser(test)];
    const older = (await one.newCode(salma))!;
    test.clock.pass(59 * SECOND);
    const codeOfOther = (await other.newCode(salma))!;
    const newer = (await one.newCode(salma))!;
    if (older !== newer) expect((await one.trySecret(salma, older)).statusCode).toBe(400);
    expect((await other.trySecret(salma, codeOfOther)).statusCode).toBe(200);
    expect((await one.trySecret(salma, newer)).statusCode).toBe(200);
  });

  it('no second sign-in code is sent to a browser within 59 seconds, whatever other browsers request', async () => {
    const [one, other] = [openBrowser(test), openBrowser(test)];
    await other.newCode(salma);
    test.clock.pass(MINUTE);
    const code = (await one.newCode(salma))!;
    test.clock.pass(20 * SECOND);
    expect(await other.newCode(salma)).not.toBeNull();
    await openBrowser(test).newCode(salma);
    test.clock.pass(38 * SECOND);
    expect(await one.newCode(salma)).toBeNull();
    expect((await one.trySecret(salma, code)).statusCode).toBe(200);
  });
});

describe('the limit of three valid codes for unknown browsers', () => {
  async function threeBrowsers() {
    const browsers = [openBrowser(test), openBrowser(test), openBrowser(test)];
    const codes: string[] = [];
    for (const browser of browsers) {
      codes.push((await browser.newCode(salma))!);
      test.clock.pass(59 * SECOND);
    }
    return { browsers, codes };
  }

  it('an account with three valid codes of unknown browsers is sent no fourth, and the three stay valid', async () => {
    const { browsers, codes } = await threeBrowsers();
    expect(await openBrowser(test).newCode(salma)).toBeNull();
    for (const [index, browser] of browsers.entries()) {
      expect((await browser.trySecret(salma, codes[index]!)).statusCode).toBe(200);
    }
  });

  it('an unknown browser is sent a fourth code once one is used or expired, or to replace its own', async () => {
    const { browsers, codes } = await threeBrowsers();
    expect(await browsers[1]!.newCode(salma)).not.toBeNull();
    expect(await openBrowser(test).newCode(salma)).toBeNull();
    await browsers[0]!.trySecret(salma, codes[0]!);
    expect(await openBrowser(test).newCode(salma)).not.toBeNull();
    expect(await openBrowser(test).newCode(salma)).toBeNull();
    test.clock.pass(5 * MINUTE);
    expect(await openBrowser(test).newCode(salma)).not.toBeNull();
  });

  it('a known browser is sent a code despite three valid codes of unknown browsers', async () => {
    const known = await knownByCode(test, salma);
    test.clock.pass(MINUTE);
    await threeBrowsers();
    const code = (await known.newCode(salma))!;
    expect((await known.trySecret(salma, code)).statusCode).toBe(200);
  });
});

describe('the limit of sixty code requests per IP address in ten minutes', () => {
  it('an IP address may send at most sixty code requests in ten minutes, for all names together', async () => {
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

  it('an IP address may send at most sixty code requests even if they are parallel', async () => {
    const ip = elsewhere();
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, number) =>
        openBrowser(test, { ip }).sendOtpInstead(`at once ${number}`),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
  });

  it('the limit of code requests per IP address spares a known browser, but not a forged device cookie', async () => {
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

  it('the limit of code requests per IP address does not count names that sign in by password', async () => {
    const ip = elsewhere();
    const karim = await addUser(test.db, { userName: `rahim${users}`, password: 'right' });
    for (let count = 0; count < 70; count += 1) {
      expect((await openBrowser(test, { ip }).sendOtp(karim)).body).toBe('PASSWORD');
    }
    expect((await openBrowser(test, { ip }).sendOtpInstead(karim)).statusCode).toBe(200);
  });
});
