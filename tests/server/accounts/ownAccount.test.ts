import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser, useTestApp } from '../../support/signInAs';
import { sendOtp } from './signIn/calls';
import { roleRecord, usersAs } from './users';
import { signedIn } from './ownAccount';

const test = useTestApp();
let account: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  await addUser(test.db, {
    userName: 'karim',
    fullName: 'আব্দুল করিম',
    email: 'karim@customs.example',
    phone: '01199000001',
    password: 'Right#Word1',
    roles: ['ROLE_CUSTOMS', 'ROLE_ADMIN'],
  });
  await addUser(test.db, { userName: 'salma', phone: '01199000002', roles: ['ROLE_CUSTOMS'] });
});
beforeEach(async () => {
  account = await signedIn(test, 'karim', 'Right#Word1');
});

const form = { fullName: 'Abdul Karim', email: 'k@customs.example', phone: '01199000009' };

async function signedInByCode(userName: string) {
  await sendOtp(test, userName);
  await test.signIn.delivered();
  return signedIn(test, userName, test.sent.at(-1)!.code);
}

describe('my account', () => {
  it('a user’s own account has the user’s data, but no secret', async () => {
    expect((await account.read()).json()).toEqual({
      userId: 1,
      fullName: 'আব্দুল করিম',
      userName: 'karim',
      email: 'karim@customs.example',
      phone: '01199000001',
      signInBy: 'PASSWORD',
      hasPassword: true,
      hasSecondFactor: false,
      recoveryCodesLeft: 0,
      roles: [await roleRecord(test, 'ROLE_ADMIN'), await roleRecord(test, 'ROLE_CUSTOMS')],
      version: 1,
    });
  });

  it('saving one’s own account changes neither user name, roles nor state', async () => {
    const customs = await roleRecord(test, 'ROLE_CUSTOMS');
    const before = (await account.read()).json();
    const answer = await account.save({
      ...form,
      phone: '০১১৯৯০০০০০৯',
      present: 'Right#Word1',
      userName: 'root',
      userId: 2,
      id: 2,
      roles: [customs],
      isEnabled: false,
      hasPassword: false,
      passwordHash: 'x',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...before, ...form, version: before.version + 1 });
    expect((await account.read()).json()).toEqual(answer.json());
  });

  it('one’s own account is validated like a user, with the same messages', async () => {
    const answer = await account.save({ fullName: 'Al', email: 'karim@', phone: '123' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([
      { field: 'fullName', message: 'Must be minimum 3 digits' },
      { field: 'email', message: 'Not a valid mail' },
      { field: 'phone', message: 'Must be exactly 11 digits' },
    ]);
  });

  it('saving one’s own account does not overwrite what an administrator has changed meanwhile', async () => {
    const before = (await account.read()).json();
    const users = usersAs(test, await test.as('ROLE_ADMIN'));
    const record = (await users.read(before.userId)).json();
    await users.update({ ...record, fullName: 'Karim Ahmed' });
    const answer = await account.save({ ...form, present: 'Right#Word1', version: before.version });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'stale', params: { by: 'Rahima Begum' } });
    expect((await account.read()).json()).toEqual({
      ...before,
      fullName: 'Karim Ahmed',
      version: before.version + 1,
    });
  });

  it('a user can change their own sign-in method only once the account has a password', async () => {
    expect((await account.save({ ...form, signInBy: 'OTP' })).json().signInBy).toBe('OTP');
    expect((await sendOtp(test, 'karim')).body).toBe('OTP');
    expect((await account.save(form)).json().signInBy).toBe('OTP');
    expect((await account.save({ ...form, signInBy: 'PASSWORD' })).json().signInBy).toBe('PASSWORD');
    const salma = await signedInByCode('salma');
    expect((await salma.read()).json()).toMatchObject({ hasPassword: false, signInBy: 'PASSWORD' });
    expect((await salma.save({ ...form, signInBy: 'OTP' })).json().signInBy).toBe('PASSWORD');
  });
});
