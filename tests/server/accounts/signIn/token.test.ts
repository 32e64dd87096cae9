import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { addUser, buildTestApp, useTestApp, changeAccess } from '../../../support/signInAs';
import { BAD_CREDENTIALS, callWith, requestToken, sendOtp, trySecret, unknownName } from './calls';

const test = useTestApp();
beforeAll(async () => {
  await addUser(test.db, {
    userName: 'karim',
    fullName: 'আব্দুল করিম',
    password: 'Casebook#1 ক',
    roles: ['ROLE_CUSTOMS', 'ROLE_ADMIN'],
    territories: [{ territoryId: 7, territoryName: 'Chattogram Port' }],
  });
});

const grant = { grant_type: 'password', username: 'karim', password: 'Casebook#1 ক' };
const basic = (credentials: string) => ({
  authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
});

it('signing in answers a pair of tokens that must not be cached', async () => {
  const answer = await requestToken(test, grant);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  const body = answer.json();
  expect(Object.keys(body).toSorted()).toEqual([
    'access_token',
    'expire_date',
    'expires_in',
    'refresh_token',
    'token_type',
  ]);
  expect(body).toMatchObject({ token_type: 'bearer', expires_in: 600 });
  expect(body.refresh_token).toMatch(/^[\w-]{43}$/);
  const ends = Math.floor(test.clock.now().getTime() / 1000) * 1000 + 600_000;
  expect(body.expire_date).toBe(new Date(ends).toISOString());
});

it('the access token has the claims that the UI reads', async () => {
  const { access_token } = (await requestToken(test, grant)).json();
  const user = await test.db.selectFrom('appUser').select('id').executeTakeFirstOrThrow();
  expect(decodeProtectedHeader(access_token)).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(decodeJwt(access_token)).toEqual({
    user_name: 'karim',
    userId: user.id,
    fullName: 'আব্দুল করিম',
    authorities: ['ROLE_ADMIN', 'ROLE_CUSTOMS'],
    territoryList: [{ territoryId: 7, territoryName: 'Chattogram Port' }],
    sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    iat: expect.any(Number),
    exp: Math.floor(test.clock.now().getTime() / 1000) + 600,
  });
});

it('a token request may have an empty body of any content type', async () => {
  const types = ['application/x-www-form-urlencoded', 'application/json', 'text/plain', 'image/png'];
  for (const type of types) {
    const answer = await requestToken(test, grant, { headers: { 'content-type': type }, payload: '' });
    expect(answer.statusCode).toBe(200);
  }
});

it('the body of a token request is ignored', async () => {
  const answer = await requestToken(
    test,
    { ...grant, password: 'wrong' },
    {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(grant).toString(),
    },
  );
  expect(answer.statusCode).toBe(400);
});

it('every client but the configured one is refused a token', async () => {
  for (const headers of [
    { authorization: '' },
    { authorization: 'Basic' },
    { authorization: 'Bearer casebook' },
    basic('casebook:wrong'),
    basic('other:casebook'),
    basic('casebook'),
    basic(''),
  ]) {
    const answer = await requestToken(test, grant, { headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      error: 'invalid_client',
      error_description: 'Bad client credentials',
    });
    expect(answer.headers['www-authenticate']).toBe('Basic realm="casebook"');
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

it('the password is not checked when the client credentials are wrong', async () => {
  const failures = () => test.db.selectFrom('signInAddress').selectAll().execute();
  const before = await failures();
  await requestToken(test, { ...grant, password: 'wrong' }, { headers: basic('casebook:wrong') });
  expect(await failures()).toEqual(before);
});

it('an unsupported grant type is refused with unsupported_grant_type', async () => {
  const answer = await requestToken(test, { ...grant, grant_type: 'client_credentials' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toBe('unsupported_grant_type');
});

it.each([
  ['grant_type', 'username=karim&password=x'],
  ['username', 'grant_type=password&password=x'],
  ['password', 'grant_type=password&username=karim'],
  ['password', 'grant_type=password&username=karim&password=x&password=y'],
  ['refresh_token', 'grant_type=refresh_token'],
])('a token request without exactly one %s is refused: %s', async (parameter, query) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/oauth/token?${query}`,
    headers: basic('casebook:casebook'),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    error: 'invalid_request',
    error_description: `The parameter ${parameter} must be given once`,
  });
});

it('a wrong password, a wrong code and an unknown user name get the same answer', async () => {
  await addUser(test.db, { userName: 'salma' });
  await sendOtp(test, 'salma');
  const names = [
    'karim',
    'salma',
    await unknownName(test, 'PASSWORD'),
    await unknownName(test, 'OTP'),
    'a\0b',
  ];
  for (const name of names) {
    const answer = await trySecret(test, name, 'wrong');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(BAD_CREDENTIALS);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

it('only the right password or code reveals that a user is disabled', async () => {
  const left = await addUser(test.db, { userName: 'left', password: 'right' });
  const { id } = (
    await test.db.selectFrom('appUser').select('id').where('userName', '=', left).execute()
  )[0]!;
  await changeAccess(test.db, id, { isEnabled: false });
  expect((await trySecret(test, left, 'wrong')).json()).toEqual(BAD_CREDENTIALS);
  const answer = await trySecret(test, left, 'right');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ error: 'invalid_grant', error_description: 'User is disabled' });
});

it('a password is accepted in any Unicode normalisation form', async () => {
  const rene = await addUser(test.db, { userName: 'rene', password: 'caf\u00e9' });
  expect((await trySecret(test, rene, 'cafe\u0301')).statusCode).toBe(200);
});

it('a moderator can sign in, but the API refuses the moderator’s token with 403', async () => {
  const dipankar = await addUser(test.db, { userName: 'dipankar', password: 'x', roles: ['ROLE_MODERATOR'] });
  const answer = await trySecret(test, dipankar, 'x');
  expect(answer.statusCode).toBe(200);
  expect(await callWith(test, answer.json().access_token)).toBe(403);
});

it('a token request is answered 503 without a stack trace when the database is unreachable', async () => {
  const other = await buildTestApp();
  await sendOtp(other, 'karim');
  await other.db.destroy();
  const answer = await trySecret(other, 'karim', 'x');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().message).toBe('The database cannot be reached right now');
  expect(answer.body).not.toMatch(/driver|kysely|\.ts/i);
  await other.close().catch(() => undefined);
});
