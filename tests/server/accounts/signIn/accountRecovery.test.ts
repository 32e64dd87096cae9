import { beforeEach, expect, it } from 'vitest';
import { findAccount } from '../../../../server/features/accounts/users';
import { addUser, useTestApp, changeAccess, MINUTE, signInAs } from '../../../support/signInAs';
import { knownBrowser, lockOut, openBrowser } from './browser';
import { BAD_CREDENTIALS, elsewhere, trySecret } from './calls';

const test = useTestApp({ connections: 10 });
let karim: string;
let id: number;
let admin: { authorization: string };
let users = 0;
beforeEach(async () => {
  karim = await addUser(test.db, {
    userName: `karim${(users += 1)}`,
    password: 'right',
    roles: ['ROLE_CUSTOMS'],
  });
  id = (await findAccount(test.db, karim))!.id;
  admin = await test.as('ROLE_ADMIN');
});

const reset = (who = id, headers = admin) =>
  test.app.inject({ method: 'POST', url: `/api/casebook/users/${who}/reset-password`, headers });

it('an administrator’s password reset creates a twelve-digit recovery code, valid for ten minutes', async () => {
  const answer = await reset();
  expect(answer.statusCode).toBe(200);
  expect(answer.json().code).toMatch(/^\d{12}$/);
  expect(answer.json().validUntil).toBe(new Date(test.clock.now().getTime() + 10 * MINUTE).toISOString());
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('creating a recovery code ends the account’s sessions, and clears its password and known browsers', async () => {
  const browser = await knownBrowser(test, karim, 'right');
  const session = await signInAs(test.db, karim, test.clock.now());
  await reset();
  const asked = await test.app.inject({ url: '/api/case/banks', headers: session });
  expect(asked.statusCode).toBe(401);
  expect((await browser.trySecret(karim, 'right')).json()).toEqual(BAD_CREDENTIALS);
  expect((await browser.sendOtp(karim)).body).toBe('OTP');
  await lockOut(test, karim);
  expect((await browser.trySecret(karim, 'right')).statusCode).toBe(429);
});

it('a recovery code works in any browser during a lockout by strangers, and makes that browser known', async () => {
  const { code } = (await reset()).json();
  await lockOut(test, karim);
  const browser = openBrowser(test);
  expect((await browser.trySecret(karim, code)).statusCode).toBe(200);
  // the browser is known now, so the strangers' lockout does not apply to it
  await lockOut(test, karim);
  expect((await browser.trySecret(karim, '000000')).statusCode).toBe(400);
});

it('a recovery code may be typed with spaces, hyphens and Bengali digits', async () => {
  const { code } = (await reset()).json() as { code: string };
  const typed = ` ${code.slice(0, 4)} ${code.slice(4, 8)}-${code.slice(8)} `.replace(/\d/g, (digit) =>
    String.fromCharCode(0x09e6 + Number(digit)),
  );
  expect((await trySecret(test, karim, typed)).statusCode).toBe(200);
});

it('a recovery code is accepted once, even if it is sent twice in parallel', async () => {
  const { code } = (await reset()).json();
  const tries = await Promise.all([1, 2, 3].map(() => trySecret(test, karim, code, elsewhere())));
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  expect((await trySecret(test, karim, code)).json()).toEqual(BAD_CREDENTIALS);
});

it('a recovery code is refused after ten minutes, for another account, or once a newer one exists', async () => {
  const { code: older } = (await reset()).json();
  const { code } = (await reset()).json();
  expect((await trySecret(test, karim, older)).statusCode).toBe(400);
  const rahima = await addUser(test.db, { userName: `rahima${users}`, password: 'right' });
  expect((await trySecret(test, rahima, code)).statusCode).toBe(400);
  expect((await trySecret(test, `nobody${users}`, code)).statusCode).toBe(400);
  test.clock.pass(10 * MINUTE);
  expect((await trySecret(test, karim, code)).statusCode).toBe(400);
});

it('the recovery code of a disabled account is refused, used up and recorded as one refused sign-in', async () => {
  const { code } = (await reset()).json();
  await changeAccess(test.db, id, { isEnabled: false });
  expect((await trySecret(test, karim, code)).json()).toEqual({
    error: 'invalid_grant',
    error_description: 'User is disabled',
  });
  const refused = test.db
    .selectFrom('event')
    .select('byUser')
    .where('kind', '=', 'SIGN_IN_REFUSED')
    .where('aboutUser', '=', id);
  expect(await refused.execute()).toEqual([{ byUser: null }]);
  await changeAccess(test.db, id, { isEnabled: true });
  expect((await trySecret(test, karim, code)).json()).toEqual(BAD_CREDENTIALS);
});

it('resetting a password notifies the user and records who did it', async () => {
  const { code } = (await reset()).json();
  const { access_token } = (await trySecret(test, karim, code)).json();
  const unseen = await test.app.inject({
    url: '/api/attendance_server/unseenNotifications',
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(unseen.json()).toMatchObject([
    {
      notificationType: 'PASSWORD_RESET',
      shortMessage: expect.stringContaining('An administrator has reset your password') as string,
    },
  ]);
  const administrator = (await findAccount(test.db, 'role_admin'))!.id;
  const events = test.db.selectFrom('event').select(['kind', 'byUser', 'aboutUser']);
  expect(await events.where('aboutUser', '=', id).where('kind', '<>', 'SIGN_IN').execute()).toEqual([
    { kind: 'PASSWORD_CHANGED', byUser: administrator, aboutUser: id },
  ]);
});

it('a password reset is refused for one’s own account, to staff, and for an unknown user', async () => {
  const own = (await findAccount(test.db, 'role_admin'))!.id;
  expect((await reset(own)).json()).toMatchObject({ status: 409, code: 'ownReset' });
  expect((await reset(id, await test.as('ROLE_CUSTOMS'))).statusCode).toBe(403);
  expect((await reset(999_999)).statusCode).toBe(404);
});

it('cleaning the sign-in data deletes expired recovery codes', async () => {
  await reset();
  test.clock.pass(10 * MINUTE);
  await test.signIn.clean();
  expect(await test.db.selectFrom('wayIn').select('userId').where('userId', '=', id).execute()).toEqual([]);
});

it('a user’s record shows when the user last signed in', async () => {
  const seen = async () =>
    (await test.app.inject({ url: `/api/casebook/users/${id}`, headers: admin })).json().lastSignInAt;
  expect(await seen()).toBeNull();
  await trySecret(test, karim, 'right');
  expect(await seen()).toBe(test.clock.now().toISOString());
});
