import { decodeJwt } from 'jose';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addUser, useTestApp, DAY, HOUR, MINUTE, SECOND } from '../../../support/signInAs';
import { BAD_CREDENTIALS, callWith, refresh, requestToken, trySecret } from './calls';

interface Pair {
  access_token: string;
  refresh_token: string;
}

const test = useTestApp({ connections: 10 });
let first: Pair;
beforeAll(async () => {
  await addUser(test.db, { userName: 'karim', password: 'right', roles: ['ROLE_CUSTOMS'] });
});
beforeEach(async () => {
  first = (await trySecret(test, 'karim', 'right')).json<Pair>();
});

async function exchange(refreshToken: string): Promise<Pair> {
  const answer = await refresh(test, refreshToken);
  expect(answer.statusCode).toBe(200);
  return answer.json<Pair>();
}

async function expectRefused(refreshToken: string): Promise<void> {
  const answer = await refresh(test, refreshToken);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual(BAD_CREDENTIALS);
}

it('a refresh token is exchanged for a new pair of tokens of the same session', async () => {
  test.clock.pass(10 * MINUTE);
  expect(await callWith(test, first.access_token)).toBe(401);
  const answer = await refresh(test, first.refresh_token);
  expect(answer.headers['cache-control']).toBe('no-store');
  const second = answer.json<Pair>();
  expect(await callWith(test, second.access_token)).toBe(200);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(decodeJwt(second.access_token).sid).toBe(decodeJwt(first.access_token).sid);
});

it('parallel uses of one refresh token, as by several tabs, each get a refresh token of their own', async () => {
  const pairs = await Promise.all(Array.from({ length: 5 }, () => exchange(first.refresh_token)));
  expect(new Set(pairs.map((pair) => pair.refresh_token)).size).toBe(5);
  test.clock.pass(9 * MINUTE);
  for (const pair of pairs) await exchange(pair.refresh_token);
});

it('a refresh token is accepted for ten seconds after its first use, and later ends the session', async () => {
  const second = await exchange(first.refresh_token);
  test.clock.pass(10 * SECOND);
  await exchange(first.refresh_token);
  test.clock.pass(1);
  await expectRefused(first.refresh_token);
  expect(await callWith(test, second.access_token)).toBe(401);
  await expectRefused(second.refresh_token);
});

it('the history records the reuse of a refresh token as one refused sign-in, without the token', async () => {
  const kept = () =>
    test.db
      .selectFrom('event')
      .select(['byUser', 'details'])
      .where('kind', '=', 'SIGN_IN_REFUSED')
      .where('aboutUser', '=', (eb) => eb.selectFrom('appUser').select('id').where('userName', '=', 'salma'))
      .execute();
  await addUser(test.db, { userName: 'salma', password: 'right', roles: ['ROLE_CUSTOMS'] });
  const { refresh_token: stolen } = (await trySecret(test, 'salma', 'right')).json<Pair>();
  await exchange(stolen);
  test.clock.pass(10 * SECOND);
  await exchange(stolen);
  expect(await kept()).toEqual([]);
  test.clock.pass(1);
  const query = { grant_type: 'refresh_token', refresh_token: stolen };
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
  for (let time = 0; time < 2; time += 1)
    expect((await requestToken(test, query, { headers })).json()).toEqual(BAD_CREDENTIALS);
  expect(await kept()).toEqual([
    { byUser: null, details: { device: 'Firefox, Linux', reason: 'REUSED_TOKEN' } },
  ]);
});

it('the reuse of a refresh token that was exchanged long ago is detected', async () => {
  let newest = first;
  for (let count = 0; count < 20; count += 1) {
    test.clock.pass(12 * HOUR);
    newest = await exchange(newest.refresh_token);
  }
  await test.signIn.clean();
  await expectRefused(first.refresh_token);
  await expectRefused(newest.refresh_token);
});

it('a session ends after thirty days, however often its token was refreshed', async () => {
  let newest = first;
  for (let day = 0; day < 29; day += 1) {
    test.clock.pass(DAY);
    newest = await exchange(newest.refresh_token);
  }
  test.clock.pass(DAY - SECOND);
  newest = await exchange(newest.refresh_token);
  test.clock.pass(SECOND);
  expect(await callWith(test, newest.access_token)).toBe(401);
  await expectRefused(newest.refresh_token);
});

it('an unknown refresh token, or an access token in its place, is refused', async () => {
  for (const token of ['', 'x', 'a\0b', 'x'.repeat(5000), first.access_token]) await expectRefused(token);
});

it('a refreshed access token has the user’s changed name', async () => {
  await test.db.updateTable('appUser').set({ fullName: 'Abdul Karim' }).execute();
  const second = await exchange(first.refresh_token);
  expect(decodeJwt(second.access_token).fullName).toBe('Abdul Karim');
});

it('refresh tokens are stored only as hashes', async () => {
  const rows = await test.db.selectFrom('refreshToken').select('hash').execute();
  expect(rows.every((row) => row.hash.length === 32)).toBe(true);
  expect(rows.some((row) => row.hash.equals(Buffer.from(first.refresh_token, 'base64url')))).toBe(false);
});

it('an invalid refresh token is not counted as a failed sign-in, since a forgotten tab may keep sending it', async () => {
  await refresh(test, 'dead');
  expect(await test.db.selectFrom('signInAddress').selectAll().execute()).toEqual([]);
});
