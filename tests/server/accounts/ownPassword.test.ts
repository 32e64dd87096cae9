import { beforeEach, describe, expect, it } from 'vitest';
import { addUser, useTestApp, MINUTE, signInAs } from '../../support/signInAs';
import { elsewhere, sendOtp, trySecret } from './signIn/calls';
import { accountIn, signedIn } from './ownAccount';

const PRESENT = 'Right#Word1';
const NEXT = 'Another#Word2';

const test = useTestApp({ connections: 12 });

let made = 0;
/** A user with a password. */
let karim: string;
/** A user without a password. */
let salma: string;
beforeEach(async () => {
  const roles = ['ROLE_CUSTOMS'];
  karim = await addUser(test.db, { userName: `karim${++made}`, password: PRESENT, roles });
  salma = await addUser(test.db, { userName: `salma${made}`, roles });
});

/** Opens a session without a password or code. @returns its calls. */
async function opened(userName: string) {
  const { authorization } = await signInAs(test.db, userName, test.clock.now());
  return accountIn(test, authorization.slice('Bearer '.length));
}

async function newCode(userName: string): Promise<string> {
  await test.signIn.requestCode(userName, { ip: elsewhere() }, { insteadOfPassword: true });
  await test.signIn.delivered();
  return test.sent.at(-1)!.code;
}

const opens = async (userName: string, secret: string) =>
  (await trySecret(test, userName, secret)).statusCode === 200;

describe('changing a password', () => {
  it('after a password change only the new password is accepted, and all other sessions are ended', async () => {
    const other = await signedIn(test, karim, PRESENT);
    const account = await signedIn(test, karim, PRESENT);
    const answer = await account.setPassword({ present: PRESENT, new: NEXT });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ userName: karim, hasPassword: true });
    expect((await other.read()).statusCode).toBe(401);
    expect((await account.read()).statusCode).toBe(200);
    expect(await opens(karim, PRESENT)).toBe(false);
    expect(await opens(karim, NEXT)).toBe(true);
  });

  it('a password change with a wrong present password is refused at that field and changes nothing', async () => {
    const other = await signedIn(test, karim, PRESENT);
    const account = await signedIn(test, karim, PRESENT);
    const answer = await account.setPassword({ present: NEXT, new: NEXT });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: 'present', code: 'wrongPassword', message: 'This is not your current password' },
    ]);
    expect((await other.read()).statusCode).toBe(200);
    expect(await opens(karim, PRESENT)).toBe(true);
  });

  it.each([{}, { present: '' }, { present: null }])(
    'a password change without the present password is refused: %j',
    async (sent) => {
      const account = await opened(karim);
      const answer = await account.setPassword({ ...sent, new: NEXT });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([{ field: 'present', message: 'This field is required' }]);
    },
  );

  it.each([
    ['none', undefined, 'secretRequired', 'This field is required'],
    ['nine characters', 'nine char', 'passwordTooShort', 'Must be at least 10 characters'],
    ['1001 characters', 'x'.repeat(1001), 'tooLong', 'Must be at most 1000 characters'],
  ])('a password change refuses %s as a new password', async (_, next, code, message) => {
    const account = await opened(karim);
    const answer = await account.setPassword({ present: PRESENT, new: next });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ field: 'new', code, message }]);
  });

  it.each([
    ['a common password', () => '1234567890'],
    ['blanks alone', () => ' \u00a0'.repeat(5)],
    ['several such words', () => 'Custom House, Chattogram 2026'],
    ['a password that the README publishes', () => 'Casebook#Territory1'],
    ['one’s own user name with digits', () => `${karim}-2026-11`],
    ['one’s own name', () => 'Rahima.Begum'],
  ])('a password change refuses %s as a new password because it is easily guessed', async (_, next) => {
    const account = await opened(karim);
    const answer = await account.setPassword({ present: PRESENT, new: next() });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      {
        field: 'new',
        code: 'passwordGuessable',
        message: 'Too easy to guess: a common password, a name, or a word of this product',
      },
    ]);
    expect(await opens(karim, PRESENT)).toBe(true);
  });

  it('a password change accepts a new password that merely begins with the product’s name', async () => {
    const account = await signedIn(test, karim, PRESENT);
    const next = 'casebook in the rain';
    expect((await account.setPassword({ present: PRESENT, new: next })).statusCode).toBe(200);
  });

  it.each([
    ['long', 'x'.repeat(1000)],
    ['Bengali', 'পাসওয়ার্ড ১২৩ 🔑'],
    ['strange', ' nul\u0000 and space '],
  ])('a password change accepts a %s new password unchanged', async (_, next) => {
    const account = await signedIn(test, karim, PRESENT);
    expect((await account.setPassword({ present: PRESENT, new: next })).statusCode).toBe(200);
    expect(await opens(karim, next)).toBe(true);
  });

  it('wrong present passwords at a password change count as failed sign-ins, and the sixth is blocked', async () => {
    const account = await signedIn(test, karim, PRESENT);
    for (let tries = 1; tries <= 5; tries++) {
      expect((await account.setPassword({ present: `wrong ${tries}`, new: NEXT })).statusCode).toBe(400);
    }
    const answer = await account.setPassword({ present: PRESENT, new: NEXT });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.json()).toMatchObject({
      code: 'tooMany',
      message: 'Too many tries. Wait 60 seconds and try again',
    });
    expect((await trySecret(test, karim, PRESENT)).statusCode).toBe(429);
    test.clock.pass(MINUTE + 1);
    expect((await account.setPassword({ present: PRESENT, new: NEXT })).statusCode).toBe(200);
  });

  it('of many parallel wrong passwords at a password change, only five are checked', async () => {
    const account = await signedIn(test, karim, PRESENT);
    const guesses = Array.from({ length: 12 }, (_, n) =>
      account.setPassword({ present: `wrong ${n}`, new: NEXT }),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('a password change accepts the present password of an account that signs in by code', async () => {
    const account = await signedIn(test, karim, PRESENT);
    await test.db.updateTable('appUser').set({ signInBy: 'OTP' }).where('userName', '=', karim).execute();
    expect((await account.setPassword({ present: NEXT, new: NEXT })).statusCode).toBe(400);
    expect((await account.setPassword({ present: PRESENT, new: NEXT })).statusCode).toBe(200);
  });

  it('a password change accepts a sign-in code instead of the present password, once', async () => {
    const account = await signedIn(test, karim, await newCode(karim));
    test.clock.pass(MINUTE);
    const code = await newCode(karim);
    expect((await account.setPassword({ present: code, new: NEXT })).statusCode).toBe(200);
    expect((await account.setPassword({ present: code, new: PRESENT })).statusCode).toBe(400);
    expect(await opens(karim, NEXT)).toBe(true);
  });

  it('only one of two parallel password changes succeeds', async () => {
    const account = await signedIn(test, karim, PRESENT);
    const answers = await Promise.all(
      ['First#Word10', 'Second#Word10'].map((next) => account.setPassword({ present: PRESENT, new: next })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it('a password change writes no password to the log', async () => {
    const account = await signedIn(test, karim, PRESENT);
    await account.setPassword({ present: 'Wrong#Word3', new: NEXT });
    await account.setPassword({ present: PRESENT, new: 'Short#4' });
    await account.setPassword({ present: PRESENT, new: NEXT });
    const logged = test.logged.join('');
    expect(logged).toContain('/api/casebook/account/password');
    expect(logged).not.toMatch(/#Word|Short#/);
  });
});

describe('a first password', () => {
  const signIn = async () => signedIn(test, salma, await newCode(salma));

  it('a user without a password can set a first one soon after signing in by code', async () => {
    const account = await signIn();
    test.clock.pass(9 * MINUTE);
    expect((await account.setPassword({ new: NEXT })).json()).toMatchObject({ hasPassword: true });
    expect((await sendOtp(test, salma)).body).toBe('PASSWORD');
    expect(await opens(salma, NEXT)).toBe(true);
    expect((await account.setPassword({ new: PRESENT })).statusCode).toBe(400);
  });

  it('a first password cannot be set from a session that is more than fifteen minutes old', async () => {
    await sendOtp(test, salma);
    await test.signIn.delivered();
    const pair = (await trySecret(test, salma, test.sent.at(-1)!.code)).json();
    test.clock.pass(15 * MINUTE + 1);
    const later = await test.signIn.refresh(pair.refresh_token);
    const answer = await accountIn(test, later.access.token).setPassword({ new: NEXT });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'signInAgain', message: 'Sign in again to continue' });
  });

  it('only one of two parallel sessions can set a first password', async () => {
    const first = await signIn();
    test.clock.pass(MINUTE);
    const second = await signIn();
    const answers = await Promise.all([
      first.setPassword({ new: 'First#Word10' }),
      second.setPassword({ new: 'Second#Word10' }),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await opens(salma, statuses[0] === 200 ? 'First#Word10' : 'Second#Word10')).toBe(true);
  });
});
