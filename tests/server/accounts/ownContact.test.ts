import { beforeEach, describe, expect, it } from 'vitest';
import { addUser, useTestApp, MINUTE } from '../../support/signInAs';
import { elsewhere, sendOtp, trySecret } from './signIn/calls';
import { accountIn, signedIn } from './ownAccount';

const PASSWORD = 'Right#Word1';

const test = useTestApp();

let made = 0;
/** A user with a password. */
let karim: string;
/** A user without a password. */
let salma: string;
beforeEach(async () => {
  const roles = ['ROLE_CUSTOMS'];
  const contact = { email: 'old@customs.example', phone: '01199000001' };
  karim = await addUser(test.db, { userName: `karim${++made}`, password: PASSWORD, roles, ...contact });
  salma = await addUser(test.db, { userName: `salma${made}`, roles, ...contact });
});

const form = { fullName: 'Rahima Begum', email: 'old@customs.example', phone: '01199000001' };
const moved = { ...form, email: 'new@elsewhere.example' };

async function codeTo(userName: string): Promise<string> {
  await test.signIn.requestCode(userName, { ip: elsewhere() }, { insteadOfPassword: true });
  await test.signIn.delivered();
  return test.sent.at(-1)!.code;
}

describe('the address that codes are sent to', () => {
  it.each([
    ['an e-mail address', moved],
    ['no e-mail address', { ...form, email: '' }],
    ['a phone', { ...form, phone: '01199000002' }],
  ])(
    'the address for sign-in codes is not changed to %s without the present password',
    async (_, changed) => {
      const account = await signedIn(test, karim, PASSWORD);
      for (const version of [undefined, 1]) {
        const answer = await account.save({ ...changed, version });
        expect(answer.statusCode).toBe(400);
        expect(answer.json().errors).toMatchObject([{ field: 'present', message: 'This field is required' }]);
      }
      expect((await account.read()).json()).toMatchObject({
        email: form.email,
        phone: form.phone,
        version: 1,
      });
      const answer = await account.save({ ...changed, present: PASSWORD });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ version: 2 });
    },
  );

  it('a wrong password does not change the address for sign-in codes, and counts as a failed sign-in', async () => {
    const account = await signedIn(test, karim, PASSWORD);
    for (let tries = 1; tries <= 5; tries++) {
      const answer = await account.save({ ...moved, present: `wrong ${tries}` });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([{ field: 'present', code: 'wrongPassword' }]);
    }
    expect((await account.save({ ...moved, present: PASSWORD })).statusCode).toBe(429);
    expect((await trySecret(test, karim, PASSWORD)).statusCode).toBe(429);
    expect((await account.read()).json()).toMatchObject({ email: form.email });
  });

  it('the address for sign-in codes can be changed with a code sent to the old address', async () => {
    const account = await signedIn(test, karim, PASSWORD);
    const present = await codeTo(karim);
    expect((await account.save({ ...moved, present })).json()).toMatchObject({ email: moved.email });
  });

  it('saving one’s own account needs no password if the address for sign-in codes is unchanged', async () => {
    const account = await signedIn(test, karim, PASSWORD);
    const answer = await account.save({ ...form, fullName: 'Rahima Khatun', phone: '০১১৯৯-০০০০০১' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ ...form, fullName: 'Rahima Khatun' });
  });

  it('a user without a password can change the address for sign-in codes only soon after signing in', async () => {
    await sendOtp(test, salma);
    await test.signIn.delivered();
    const pair = (await trySecret(test, salma, test.sent.at(-1)!.code)).json();
    const account = accountIn(test, pair.access_token);
    test.clock.pass(9 * MINUTE);
    expect((await account.save(moved)).statusCode).toBe(200);
    test.clock.pass(6 * MINUTE + 1);
    const later = accountIn(test, (await test.signIn.refresh(pair.refresh_token)).access.token);
    const answer = await later.save(form);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'signInAgain', message: 'Sign in again to continue' });
    expect((await later.save(moved)).statusCode).toBe(200);
  });
});
