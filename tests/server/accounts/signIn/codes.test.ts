import { toBengaliDigits } from '../../../../domain/digits';
import { beforeEach, expect, it } from 'vitest';
import { addUser, useTestApp, DAY, MINUTE, SECOND } from '../../../support/signInAs';
import { knownByCode, openBrowser } from './browser';
import { BAD_CREDENTIALS, sendOtp, trySecret } from './calls';

const test = useTestApp();
let salma: string;
let users = 0;
beforeEach(async () => {
  salma = await addUser(test.db, { userName: `salma${(users += 1)}`, signInBy: 'OTP' });
});

async function newCode(): Promise<string> {
  const before = test.sent.length;
  expect((await sendOtp(test, salma)).body).toBe('OTP');
  await test.signIn.delivered();
  expect(test.sent.length).toBe(before + 1);
  return test.sent.at(-1)!.code;
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

it.each([
  [undefined, 'en'],
  ['bn', 'bn'],
  ['en-GB,bn;q=0.9', 'en'],
  ['bnx', 'en'],
])('a sign-in code for Accept-Language %s is sent in %s', async (asked, language) => {
  const headers = asked === undefined ? {} : { 'accept-language': asked };
  for (const request of [
    { url: `/oauth/token/otp/sendOtp?userName=${salma}` },
    { method: 'POST' as const, url: '/api/casebook/session/code', payload: { userName: salma } },
  ]) {
    await test.app.inject({ ...request, headers });
    await test.signIn.delivered();
    expect(test.sent.at(-1)!.to).toMatchObject({ userName: salma, language });
    test.clock.pass(MINUTE);
  }
});

it('a sign-in code is accepted in Bengali digits and with surrounding space', async () => {
  const code = await newCode();
  expect((await trySecret(test, salma, ` ${toBengaliDigits(code)} `)).statusCode).toBe(200);
});

it('a sign-in code is accepted only once when it is sent many times in parallel', async () => {
  const code = await newCode();
  const answers = await Promise.all(Array.from({ length: 4 }, () => trySecret(test, salma, code)));
  expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
});

it('a sign-in code is accepted for five minutes', async () => {
  const code = await newCode();
  test.clock.pass(5 * MINUTE - SECOND);
  expect((await trySecret(test, salma, code)).statusCode).toBe(200);

  const later = await newCode();
  test.clock.pass(5 * MINUTE);
  expect((await trySecret(test, salma, later)).json()).toEqual(BAD_CREDENTIALS);
});

it.each([
  [4, 200],
  [5, 400],
])('a sign-in code after %i wrong attempts is answered %i', async (wrong, status) => {
  const code = await newCode();
  for (let tries = 0; tries < wrong; tries += 1) await trySecret(test, salma, otherThan(code));
  test.clock.pass(MINUTE);
  expect((await trySecret(test, salma, code)).statusCode).toBe(status);
});

it('a sign-in code is invalid once a new one is sent', async () => {
  const older = await newCode();
  test.clock.pass(59 * SECOND);
  let newer = await newCode();
  while (newer === older) {
    test.clock.pass(59 * SECOND);
    newer = await newCode();
  }
  expect((await trySecret(test, salma, older)).statusCode).toBe(400);
  expect((await trySecret(test, salma, newer)).statusCode).toBe(200);
});

it('many parallel requests for a sign-in code send only one', async () => {
  const sent = test.sent.length;
  await Promise.all(Array.from({ length: 8 }, () => sendOtp(test, salma)));
  await test.signIn.delivered();
  expect(test.sent.length).toBe(sent + 1);
});

it('a known browser is sent at most twenty sign-in codes a day, and the twentieth stays valid', async () => {
  const browser = await knownByCode(test, salma);
  let code: string | null = null;
  for (let count = 0; count < 20; count += 1) {
    test.clock.pass(MINUTE);
    code = await browser.newCode(salma);
    expect(code).not.toBeNull();
  }
  test.clock.pass(MINUTE);
  expect(await browser.newCode(salma)).toBeNull();
  expect((await browser.trySecret(salma, code!)).statusCode).toBe(200);

  test.clock.pass(DAY);
  expect(await browser.newCode(salma)).not.toBeNull();
});

it('unknown browsers together are sent at most ten sign-in codes an hour, and the tenth stays valid', async () => {
  let code: string | null = null;
  for (let count = 0; count < 10; count += 1) {
    code = await openBrowser(test).newCode(salma);
    expect(code).not.toBeNull();
    test.clock.pass(5 * MINUTE);
  }
  test.clock.pass(-MINUTE);
  expect(await openBrowser(test).newCode(salma)).toBeNull();
  expect((await trySecret(test, salma, code!)).statusCode).toBe(200);

  test.clock.pass(11 * MINUTE);
  expect(await openBrowser(test).newCode(salma)).not.toBeNull();
});

it('sign-in codes are stored only as keyed hashes', async () => {
  await newCode();
  const rows = await test.db.selectFrom('signInCounts').select('codes').execute();
  const hashes = rows.flatMap(({ codes }) => codes.map(({ hash }) => hash));
  expect(hashes.length).toBeGreaterThan(0);
  expect(hashes.every((hash) => hash === null || Buffer.from(hash, 'base64').length === 32)).toBe(true);
});

it('the password of a user who signs in by code is refused', async () => {
  const both = await addUser(test.db, { userName: 'both', signInBy: 'OTP', password: 'right' });
  expect((await trySecret(test, both, 'right')).json()).toEqual(BAD_CREDENTIALS);
});

it('a user who forgot the password is sent a code, and both the code and the password are accepted', async () => {
  const karim = await addUser(test.db, { userName: 'karim', password: 'right' });
  const ask = (userName: string) =>
    test.app.inject({ method: 'POST', url: '/api/casebook/session/code', payload: { userName } });
  expect((await ask(karim)).json()).toEqual({ signInBy: 'OTP' });
  expect((await ask('nobody')).json()).toEqual({ signInBy: 'OTP' });
  await test.signIn.delivered();
  expect(test.sent.at(-1)!.to.userName).toBe('karim');
  expect((await trySecret(test, karim, 'right')).statusCode).toBe(200);
  expect((await trySecret(test, karim, test.sent.at(-1)!.code)).statusCode).toBe(200);
  expect((await trySecret(test, karim, test.sent.at(-1)!.code)).statusCode).toBe(400);
});
