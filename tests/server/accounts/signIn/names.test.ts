import { beforeAll, expect, it } from 'vitest';
import { addUser, useTestApp } from '../../../support/signInAs';
import { elsewhere, sendOtp } from './calls';

const test = useTestApp();
beforeAll(async () => {
  await addUser(test.db, { userName: 'Karim', password: 'right' });
  await addUser(test.db, { userName: 'salma', signInBy: 'OTP', password: 'right' });
  await addUser(test.db, { userName: 'newcomer' });
  await addUser(test.db, { userName: 'শাখা১২', signInBy: 'OTP' });
});

it('the sign-in method of a user with a password is PASSWORD in plain text, and no code is sent', async () => {
  const answer = await sendOtp(test, 'Karim');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toBe('PASSWORD');
  expect(test.sent).toEqual([]);
});

it('the sign-in method of a user who signs in by code is OTP, and six digits are sent', async () => {
  expect((await sendOtp(test, 'salma')).body).toBe('OTP');
  await test.signIn.delivered();
  expect(test.sent.at(-1)).toMatchObject({ to: { userName: 'salma' }, code: /^\d{6}$/ });
});

it('the sign-in method of a user without a password is OTP', async () => {
  expect((await sendOtp(test, 'newcomer')).body).toBe('OTP');
});

it('a user name is recognised in any case, with Bengali digits and surrounding space', async () => {
  expect((await sendOtp(test, ' KARIM ')).body).toBe('PASSWORD');
  expect((await sendOtp(test, 'শাখা12')).body).toBe('OTP');
  await test.signIn.delivered();
  expect(test.sent.at(-1)?.to.userName).toBe('শাখা১২');
});

it('an unknown user name always gets the same answer, either OTP or PASSWORD, and no code is sent', async () => {
  const sent = test.sent.length;
  const names = Array.from({ length: 40 }, (_, number) => `nobody${number}`);
  const ask = async () => {
    const answers = await Promise.all(
      names.map((name) => test.signIn.requestCode(name, { ip: elsewhere() })),
    );
    return answers.join();
  };
  const answers = await ask();
  expect(await ask()).toBe(answers);
  expect(new Set(answers.split(','))).toEqual(new Set(['OTP', 'PASSWORD']));
  await test.signIn.delivered();
  expect(test.sent.length).toBe(sent);
});

it('an unknown user name, which may be a password typed into the wrong field, is never stored', async () => {
  await sendOtp(test, 'MyPassw0rd');
  await test.signIn.withSecret('MyPassw0rd', 'x', { ip: '10.0.0.9' }).catch(() => undefined);
  const rows = await test.db.selectFrom('signInCounts').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows.map((row) => [row.owner.toString('latin1'), row.codes]))).not.toMatch(
    /passw0rd/i,
  );
});

it('asking for the sign-in method of a user name that no user can have causes no error', async () => {
  for (const name of ['a\0b', '%', "' or 1=1 --", '\ud800', 'x'.repeat(5000)]) {
    expect((await sendOtp(test, name)).statusCode).toBe(200);
  }
});

it('asking for the sign-in method is refused when the user name is missing or repeated', async () => {
  for (const query of ['', '?userName=', '?userName=%20', '?userName=a&userName=b']) {
    const answer = await test.app.inject(`/oauth/token/otp/sendOtp${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'Username is required field.',
      errors: [{ field: 'userName' }],
    });
  }
});

it('a HEAD request for the sign-in method is answered 404 and sends no code', async () => {
  const sent = test.sent.length;
  const answer = await test.app.inject({ method: 'HEAD', url: '/oauth/token/otp/sendOtp?userName=newcomer' });
  expect(answer.statusCode).toBe(404);
  expect(test.sent.length).toBe(sent);
});
