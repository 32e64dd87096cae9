import { Secret } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadKeys } from '../../../../server/features/accounts/signIn/keys';
import { MINUTE, SECOND, signInAs } from '../../../support/signInAs';
import {
  factorOf,
  NEEDED,
  PASSWORD,
  setUpFactor,
  useAdministratorWithFactor,
  WRONG,
  type FactorCalls,
} from '../factor';
import { knownBrowser, openBrowser } from './browser';
import { BAD_CREDENTIALS, requestToken, trySecret } from './calls';

const { test, person, codeNow, signIn, events, staff } = useAdministratorWithFactor();
let karim: string;
let id: number;
let own: FactorCalls;
let secret: string;
let recoveryCodes: string[];
let made: number;
beforeEach(() => {
  ({ karim, id, own, secret, recoveryCodes, made } = person);
});

describe('signing in to an account with a second factor', () => {
  it('the right password alone is answered by a hint for the UI and opens no session', async () => {
    const answer = await signIn();
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(NEEDED);
    const sessions = test.db.selectFrom('session').select('id').where('userId', '=', id);
    expect(await sessions.execute()).toHaveLength(1);
  });

  it('a wrong password is refused as for any account, whatever code comes with it', async () => {
    expect((await signIn(codeNow(), 'wrong')).json()).toEqual(BAD_CREDENTIALS);
    expect((await signIn(undefined, 'wrong')).json()).toEqual(BAD_CREDENTIALS);
    expect((await signIn(codeNow())).statusCode).toBe(200);
  });

  it('a session opens with the code of now, and with those of the steps beside it, but no others', async () => {
    expect((await signIn(codeNow(-2))).json()).toEqual(WRONG);
    expect((await signIn(codeNow(2))).json()).toEqual(WRONG);
    expect((await signIn(codeNow(-1))).statusCode).toBe(400); // it was used to set the factor up
    expect((await signIn(codeNow())).statusCode).toBe(200);
    expect((await signIn(codeNow(1))).statusCode).toBe(200);
    expect(await events(['SIGN_IN'])).toEqual([
      { kind: 'SIGN_IN', byUser: id, device: 'lightMyRequest', with: 'PASSWORD', factor: 'APP' },
      { kind: 'SIGN_IN', byUser: id, device: 'lightMyRequest', with: 'PASSWORD', factor: 'APP' },
    ]);
  });

  it('a code opens one session, even if it is sent three times at once', async () => {
    const tries = await Promise.all([1, 2, 3].map(() => signIn(codeNow())));
    expect(tries.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
    expect((await signIn(codeNow())).json()).toEqual(WRONG);
    expect((await signIn(codeNow(-1))).json()).toEqual(WRONG);
  });

  it('a code may be typed with Bengali digits and a space', async () => {
    const bengali = codeNow().replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    expect((await signIn(`${bengali.slice(0, 3)} ${bengali.slice(3)}`)).statusCode).toBe(200);
  });

  it.each(['000', 'abcdef', '1'.repeat(5000), '%00', '-1', 'null'])('the code %j is wrong', async (typed) => {
    expect((await signIn(typed)).json()).toEqual(WRONG);
  });

  it('a code that is sent twice in one request is refused before anything is compared', async () => {
    const { statusCode, body } = await test.app.inject({
      method: 'POST',
      url: `/oauth/token?grant_type=password&username=${karim}&password=x&second_factor=1&second_factor=2`,
      headers: { authorization: `Basic ${Buffer.from('casebook:casebook').toString('base64')}` },
    });
    expect([statusCode, JSON.parse(body).error]).toEqual([400, 'invalid_request']);
  });

  it('after five wrong codes the right one must wait, from any browser, and the right password shortens no wait', async () => {
    expect((await signIn(codeNow())).statusCode).toBe(200);
    for (let count = 0; count < 4; count += 1) expect((await signIn('000000')).json()).toEqual(WRONG);
    expect((await signIn()).json()).toEqual(NEEDED);
    expect((await signIn('000000')).json()).toEqual(WRONG);
    const refused = await signIn(codeNow(1));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    test.clock.pass(MINUTE);
    expect((await signIn(codeNow())).statusCode).toBe(200);
  });

  it('a wrong code after the right password is an event, and counts against no password', async () => {
    for (let count = 0; count < 3; count += 1) await signIn('000000');
    expect(await events(['SIGN_IN_REFUSED'])).toEqual(
      [1, 2, 3].map(() => ({
        kind: 'SIGN_IN_REFUSED',
        byUser: null,
        device: 'lightMyRequest',
        reason: 'SECOND_FACTOR',
      })),
    );
    const counts = await test.db.selectFrom('signInCounts').select('wrongInRow').execute();
    expect(counts.every(({ wrongInRow }) => wrongInRow === 0)).toBe(true);
  });

  it('each recovery code works once in place of the app, and is counted down', async () => {
    const [first, second] = recoveryCodes as [string, string];
    expect((await signIn(first.replace(/(\d{4})/g, '$1 '))).statusCode).toBe(200);
    expect((await signIn(first)).json()).toEqual(WRONG);
    expect((await signIn(second)).statusCode).toBe(200);
    expect((await own.read()).json()).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 8 });
    expect((await events(['SIGN_IN']))[0]).toMatchObject({ with: 'PASSWORD', factor: 'RECOVERY_CODE' });
  });

  it('a sent code stays valid while the second factor is asked for', async () => {
    await test.db.updateTable('appUser').set({ signInBy: 'OTP' }).where('id', '=', id).execute();
    const browser = openBrowser(test);
    const otp = (await browser.newCode(karim))!;
    expect((await browser.trySecret(karim, otp)).json()).toEqual(NEEDED);
    const query = { grant_type: 'password', username: karim, password: otp, second_factor: codeNow() };
    const at = { headers: browser.headers(), ip: browser.ip };
    expect((await requestToken(test, query, at)).statusCode).toBe(200);
    expect((await requestToken(test, query, at)).json()).toEqual(BAD_CREDENTIALS);
  });

  it('the code of a password reset still needs the second factor, and is not used up by asking for it', async () => {
    const admin = await test.as('ROLE_ADMIN');
    const url = `/api/casebook/users/${id}/reset-password`;
    const { code } = (await test.app.inject({ method: 'POST', url, headers: admin })).json();
    expect((await signIn(undefined, code)).json()).toEqual(NEEDED);
    for (let count = 0; count < 5; count += 1) expect((await signIn('000000', code)).json()).toEqual(WRONG);
    expect((await signIn(codeNow(), code)).statusCode).toBe(429);
    test.clock.pass(MINUTE);
    expect((await signIn(codeNow(), code)).statusCode).toBe(200);
    expect((await signIn(codeNow(1), code)).json()).toEqual(BAD_CREDENTIALS);
  });

  it('a disabled account learns nothing of its second factor', async () => {
    await test.db.updateTable('appUser').set({ isEnabled: false }).where('id', '=', id).execute();
    expect((await signIn()).json()).toEqual({
      error: 'invalid_grant',
      error_description: 'User is disabled',
    });
  });

  it('an account without a second factor signs in as ever, and ignores a code', async () => {
    const rahima = await staff(`rahima${made}`);
    expect((await trySecret(test, rahima, PASSWORD)).statusCode).toBe(200);
    const query = { grant_type: 'password', username: rahima, password: PASSWORD, second_factor: '1' };
    expect((await requestToken(test, query)).statusCode).toBe(200);
  });

  it('the secret is kept encrypted, the recovery codes as hashes, and the log has neither', async () => {
    const row = await test.db
      .selectFrom('secondFactor')
      .selectAll()
      .where('userId', '=', id)
      .executeTakeFirst();
    const stored = JSON.stringify(row);
    for (const kept of [secret, ...recoveryCodes]) {
      expect(stored).not.toContain(kept);
      expect(test.logged.join()).not.toContain(kept);
    }
    const keys = await loadKeys(test.db);
    expect(await keys.unseal('factor', String(id), row!.secret, test.clock.now())).toMatchObject({ secret });
    expect(await keys.unseal('factor', String(id + 1), row!.secret, test.clock.now())).toBeNull();
  });
});

it('a known browser needs the code too', async () => {
  const rahima = await staff(`rahima${made}`);
  const browser = await knownBrowser(test, rahima, PASSWORD);
  await setUpFactor(test, factorOf(test, await signInAs(test.db, rahima, test.clock.now())), PASSWORD);
  expect((await browser.trySecret(rahima, PASSWORD)).json()).toEqual(NEEDED);
});

it('codes are those of RFC 6238, which every authenticator app shows', async () => {
  const rfc = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer });
  const sealed = await (await loadKeys(test.db)).seal('factor', String(id), { secret: rfc.base32 });
  await test.db.updateTable('secondFactor').set({ secret: sealed }).where('userId', '=', id).execute();
  test.clock.pass(20_000_000_000 * SECOND - test.clock.now().getTime());
  expect((await signIn('353130')).statusCode).toBe(200); // 65353130 of eight digits
});
