import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { findAccount } from '../../../server/features/accounts/users';
import { addUser, signInAs } from '../../support/signInAs';
import {
  factorOf,
  NEEDED,
  PASSWORD,
  setUpFactor,
  useAdministratorWithFactor,
  WRONG,
  type FactorCalls,
} from './factor';
import { requestToken, trySecret } from './signIn/calls';

const { test, person, codeNow, signIn, events, staff } = useAdministratorWithFactor();
let karim: string;
let id: number;
let own: FactorCalls;
let recoveryCodes: string[];
let made: number;
beforeEach(() => {
  ({ karim, id, own, recoveryCodes, made } = person);
});

describe('setting up a second factor', () => {
  it('needs the present password, and is off until a first code; ten recovery codes are answered once', async () => {
    const salma = await staff(`salma${made}`);
    const calls = factorOf(test, await signInAs(test.db, salma, test.clock.now()));
    expect((await calls.begin({ present: 'wrong' })).json().errors).toMatchObject([{ field: 'present' }]);
    expect((await calls.begin({})).statusCode).toBe(400);
    const begun = (await calls.begin({ present: PASSWORD })).json();
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.uri).toBe(
      `otpauth://totp/Casebook:${salma}?issuer=Casebook&secret=${begun.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await trySecret(test, salma, PASSWORD)).statusCode).toBe(200);
    expect((await calls.confirm('000000')).json().errors).toMatchObject([
      { field: 'code', code: 'factorWrong' },
    ]);
    expect((await calls.read()).json()).toMatchObject({ hasSecondFactor: false, recoveryCodesLeft: 0 });
    const code = TOTP.generate({
      secret: Secret.fromBase32(begun.secret),
      timestamp: test.clock.now().getTime(),
    });
    const { recoveryCodes: codes } = (await calls.confirm(code)).json() as { recoveryCodes: string[] };
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((each) => /^\d{12}$/.test(each))).toBe(true);
    expect((await calls.begin({ present: PASSWORD })).json()).toMatchObject({
      status: 409,
      code: 'factorOn',
    });
  });

  it('beginning again replaces a secret that was not confirmed', async () => {
    const salma = await staff(`salma${made}`);
    const calls = factorOf(test, await signInAs(test.db, salma, test.clock.now()));
    const first = (await calls.begin({ present: PASSWORD })).json().secret as string;
    const { secret: second } = await setUpFactor(test, calls, PASSWORD);
    expect(second).not.toBe(first);
  });

  it('switching it on ends the user’s other sessions', async () => {
    const salma = await staff(`salma${made}`);
    const other = factorOf(test, await signInAs(test.db, salma, test.clock.now()));
    const calls = factorOf(test, await signInAs(test.db, salma, test.clock.now()));
    await setUpFactor(test, calls, PASSWORD);
    expect((await other.read()).statusCode).toBe(401);
    expect((await calls.read()).statusCode).toBe(200);
  });

  it('new recovery codes need a code and end the earlier ones', async () => {
    expect((await own.confirm('000000')).statusCode).toBe(400);
    const answer = await own.confirm(codeNow());
    expect(answer.json().recoveryCodes).toHaveLength(10);
    expect((await signIn(recoveryCodes[0])).json()).toEqual(WRONG);
    expect((await signIn(answer.json().recoveryCodes[0])).statusCode).toBe(200);
    expect(await events(['SECOND_FACTOR_ON', 'RECOVERY_CODES_RENEWED'])).toEqual([
      { kind: 'SECOND_FACTOR_ON', byUser: id },
      { kind: 'RECOVERY_CODES_RENEWED', byUser: id },
    ]);
  });

  it('switching it off needs the password and a code', async () => {
    expect((await own.end({ present: 'wrong', code: codeNow() })).json().errors[0].field).toBe('present');
    expect((await own.end({ present: PASSWORD, code: '000000' })).json().errors[0].field).toBe('code');
    expect((await own.end({ present: PASSWORD })).json().errors[0].field).toBe('code');
    expect((await own.end({ present: PASSWORD, code: codeNow() })).json()).toEqual({ id });
    expect((await trySecret(test, karim, PASSWORD)).statusCode).toBe(200);
    expect(await events(['SECOND_FACTOR_OFF'])).toEqual([{ kind: 'SECOND_FACTOR_OFF', byUser: id }]);
    expect((await own.end({ present: PASSWORD, code: codeNow() })).statusCode).toBe(404);
  });

  it('wrong codes of an open session wait as those of a sign-in, although each comes with the right password', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await own.end({ present: PASSWORD, code: '000000' })).statusCode).toBe(400);
    }
    const waiting = await own.end({ present: PASSWORD, code: codeNow() });
    expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '60']);
  });
});

describe('a lost phone', () => {
  const remove = async (who: number, headers: { authorization: string }) =>
    test.app.inject({ method: 'DELETE', url: `/api/casebook/users/${who}/second-factor`, headers });

  it('an administrator removes the second factor of another, who is told', async () => {
    const admin = await test.as('ROLE_ADMIN');
    const users = await test.app.inject({ url: `/api/casebook/users/${id}`, headers: admin });
    expect(users.json()).toMatchObject({ hasSecondFactor: true });
    expect((await remove(id, admin)).json()).toEqual({ id });
    expect((await trySecret(test, karim, PASSWORD)).statusCode).toBe(200);
    const administrator = (await findAccount(test.db, 'role_admin'))!.id;
    expect(await events(['SECOND_FACTOR_OFF'])).toEqual([
      { kind: 'SECOND_FACTOR_OFF', byUser: administrator },
    ]);
    const told = test.db.selectFrom('notification').select('notificationType').where('userId', '=', id);
    expect(await told.execute()).toEqual([{ notificationType: 'SECOND_FACTOR_REMOVED' }]);
    expect((await remove(id, admin)).statusCode).toBe(404);
  });

  it('nobody removes their own this way, staff remove none, and there is none of an unknown user', async () => {
    const mine = await signInAs(test.db, karim, test.clock.now());
    expect((await remove(id, mine)).json()).toMatchObject({ status: 409, code: 'ownFactor' });
    expect((await remove(id, await test.as('ROLE_CUSTOMS'))).statusCode).toBe(403);
    expect((await remove(999_999, mine)).statusCode).toBe(404);
    expect((await signIn()).json()).toEqual(NEEDED);
  });

  it('letting somebody in on the server removes the second factor too', async () => {
    const { code, hadFactor } = await test.signIn.createRecoveryCode(id, null);
    expect(hadFactor).toBe(true);
    expect((await signIn(undefined, code)).statusCode).toBe(200);
    expect(await events(['SECOND_FACTOR_OFF'])).toEqual([{ kind: 'SECOND_FACTOR_OFF', byUser: null }]);
  });
});

describe('an office that requires a second factor of administrators', () => {
  const office = { url: '/api/casebook/office' };
  const require = async (headers: { authorization: string }, needsSecondFactor: boolean) => {
    const { version } = (await test.app.inject({ ...office, headers })).json();
    return test.app.inject({
      method: 'PUT',
      ...office,
      headers,
      payload: { needsSecondFactor, version },
    });
  };
  const reads = async (headers: { authorization: string }, url: string) =>
    (await test.app.inject({ url, headers })).json();

  it('is refused to an administrator who has none, and then lets others do nothing but set it up', async () => {
    const lacking = await addUser(test.db, {
      userName: `lacking${made}`,
      password: PASSWORD,
      roles: ['ROLE_ADMIN'],
    });
    const before = await signInAs(test.db, lacking, test.clock.now());
    expect((await require(before, true)).json()).toMatchObject({ status: 409, code: 'factorFirst' });

    const mine = await signInAs(test.db, karim, test.clock.now());
    expect((await require(mine, true)).json()).toMatchObject({ needsSecondFactor: true });
    const opened = (await trySecret(test, lacking, PASSWORD)).json();
    const headers = { authorization: `Bearer ${opened.access_token}` };
    expect(JSON.parse(Buffer.from(opened.access_token.split('.')[1], 'base64url').toString())).toMatchObject({
      secondFactorDue: true,
    });
    expect(await reads(headers, '/api/case/get-all-user?pageNo=0&pageSize=5')).toMatchObject({
      status: 403,
      code: 'factorDue',
    });
    const calls = factorOf(test, headers);
    await setUpFactor(test, calls, PASSWORD);
    const renewed = await requestToken(test, {
      grant_type: 'refresh_token',
      refresh_token: opened.refresh_token,
    });
    const now = { authorization: `Bearer ${renewed.json().access_token}` };
    expect(await reads(now, '/api/case/get-all-user?pageNo=0&pageSize=5')).toHaveProperty('content');

    const clerk = await staff(`staff${made}`);
    const { access_token } = (await trySecret(test, clerk, PASSWORD)).json();
    expect(Array.isArray(await reads({ authorization: `Bearer ${access_token}` }, '/api/case/banks'))).toBe(
      true,
    );

    const save = await require(mine, false);
    expect(save.json()).toMatchObject({ needsSecondFactor: false });
  });

  it('stays required when a client saves the office without saying so', async () => {
    const mine = await signInAs(test.db, karim, test.clock.now());
    await require(mine, true);
    const { version } = (await test.app.inject({ ...office, headers: mine })).json();
    const saved = await test.app.inject({
      method: 'PUT',
      ...office,
      headers: mine,
      payload: { name: 'Custom House', version },
    });
    expect(saved.json()).toMatchObject({ name: 'Custom House', needsSecondFactor: true });
    await require(mine, false);
  });
});
