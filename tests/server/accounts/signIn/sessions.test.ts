import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../../../server/platform/database/connect';
import { createLog } from '../../../../server/platform/log';
import { createSignIn } from '../../../../server/features/accounts/signIn';
import { createTestDatabase } from '../../../support/database';
import { addUser, useTestApp, changeAccess, MINUTE } from '../../../support/signInAs';
import { callWith, refresh, trySecret } from './calls';

const test = useTestApp();
let karim: number;
let first: { access_token: string; refresh_token: string };
beforeAll(async () => {
  await addUser(test.db, { userName: 'karim', password: 'right', roles: ['ROLE_CUSTOMS'] });
});
beforeEach(async () => {
  karim = (await test.db.selectFrom('appUser').select('id').executeTakeFirstOrThrow()).id;
  await changeAccess(test.db, karim, { isEnabled: true });
  await changeAccess(test.db, karim, { roles: ['ROLE_CUSTOMS'] });
  first = (await trySecret(test, 'karim', 'right')).json();
});

it('an access token is refused ten minutes after its issue, however often it was used before', async () => {
  expect(await callWith(test, first.access_token)).toBe(200);
  expect(await callWith(test, first.access_token)).toBe(200);
  test.clock.pass(10 * MINUTE);
  expect(await callWith(test, first.access_token)).toBe(401);
  expect(await callWith(test, first.access_token)).toBe(401);
});

async function expectEnded(): Promise<void> {
  expect(await callWith(test, first.access_token)).toBe(401);
  expect((await refresh(test, first.refresh_token)).statusCode).toBe(400);
}

it('signing out ends only the user’s own session, at once', async () => {
  const other = (await trySecret(test, 'karim', 'right')).json();
  const answer = await test.app.inject({
    method: 'DELETE',
    url: '/api/casebook/session',
    headers: { authorization: `Bearer ${first.access_token}` },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ id: decodeJwt(first.access_token).sid });
  await expectEnded();
  expect(await callWith(test, other.access_token)).toBe(200);
});

describe('signing out with the refresh token', () => {
  const signOut = (payload: object | undefined, accessToken?: string) =>
    test.app.inject({
      method: 'DELETE',
      url: '/api/casebook/session',
      headers: accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` },
      payload,
    });
  const idOf = (pair: typeof first) => decodeJwt(pair.access_token).sid;

  it('signing out with the refresh token ends its session even if the access token has expired', async () => {
    const other = (await trySecret(test, 'karim', 'right')).json();
    test.clock.pass(10 * MINUTE);
    const answer = await signOut({ refreshToken: first.refresh_token }, first.access_token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id: idOf(first) });
    await expectEnded();
    expect((await refresh(test, other.refresh_token)).statusCode).toBe(200);
  });

  it('signing out works with an already exchanged refresh token and without an access token', async () => {
    const next = (await refresh(test, first.refresh_token)).json();
    expect((await signOut({ refreshToken: first.refresh_token })).statusCode).toBe(200);
    expect(await callWith(test, next.access_token)).toBe(401);
  });

  it('signing out succeeds when the session has already ended', async () => {
    await signOut({ refreshToken: first.refresh_token });
    const again = await signOut({ refreshToken: first.refresh_token }, first.access_token);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual({ id: null });
  });

  it('signing out with an unknown refresh token ends the session of the access token', async () => {
    expect((await signOut({ refreshToken: 'nobodys' }, first.access_token)).json()).toEqual({
      id: idOf(first),
    });
    await expectEnded();
  });

  it('signing out accepts the refresh token only as a string in the body', async () => {
    expect((await signOut({ refreshToken: 5 })).statusCode).toBe(400);
    for (const payload of [undefined, {}, { refreshToken: null }, { refreshToken: '' }]) {
      expect((await signOut(payload)).statusCode).toBe(401);
    }
    const inAddress = await test.app.inject({
      method: 'DELETE',
      url: `/api/casebook/session?refreshToken=${first.refresh_token}`,
    });
    expect(inAddress.statusCode).toBe(401);
  });
});

it('the sessions of a disabled user are ended permanently', async () => {
  await changeAccess(test.db, karim, { isEnabled: false });
  expect(await callWith(test, first.access_token)).toBe(401);
  await changeAccess(test.db, karim, { isEnabled: true });
  await expectEnded();
});

it('a disabled user is refused even if the session still exists', async () => {
  await test.db.updateTable('appUser').set({ isEnabled: false }).execute();
  await expectEnded();
});

it('the sessions of a user whose roles change are ended', async () => {
  await changeAccess(test.db, karim, { roles: ['ROLE_MODERATOR'] });
  await expectEnded();
  const next = (await trySecret(test, 'karim', 'right')).json();
  expect(decodeJwt(next.access_token).authorities).toEqual(['ROLE_MODERATOR']);
});

it('a request is allowed by the user’s stored roles, not by those in the token', async () => {
  await test.db.deleteFrom('userRole').execute();
  expect(await callWith(test, first.access_token)).toBe(403);
});

it('the server identifies the signed-in user by the access token', async () => {
  expect(await test.signIn.identify(first.access_token)).toEqual({
    userId: karim,
    userName: 'karim',
    fullName: 'Rahima Begum',
    roles: ['ROLE_CUSTOMS'],
    sessionId: decodeJwt(first.access_token).sid,
  });
});

it('an answer 401 has a Bearer challenge in its WWW-Authenticate header', async () => {
  const challenge = async (authorization?: string) => {
    const answer = await test.app.inject({
      url: '/api/case/banks',
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ status: 401, message: 'Sign in again to continue' });
    return answer.headers['www-authenticate'];
  };
  expect(await challenge()).toBe('Bearer');
  expect(await challenge('Bearer x.y.z')).toBe('Bearer error="invalid_token"');
  expect(await challenge('Basic Y2FzZWJvb2s6Y2FzZWJvb2s=')).toBe('Bearer error="invalid_token"');
});

it('several processes that start in parallel create one signing key, and keep it across a restart', async () => {
  const database = await createTestDatabase();
  const pools = Array.from({ length: 6 }, () => connect(database.connection, { max: 2 }));
  await addUser(database.db, { userName: 'karim', password: 'right' });
  const log = createLog('silent');
  const processes = pools.map((db) => createSignIn({ db, deliver: async () => {}, log }));
  const pairs = await Promise.all(
    processes.map((signIn) => signIn.withSecret('karim', 'right', { ip: '::1' })),
  );
  const restarted = createSignIn({ db: database.db, deliver: async () => {}, log });
  for (const { access } of pairs) {
    expect(await restarted.identify(access.token)).toMatchObject({ userName: 'karim' });
    expect(await processes[0]!.identify(access.token)).toMatchObject({ userName: 'karim' });
  }
  await Promise.all(pools.map((db) => db.destroy()));
  await database.drop();
});

it('a token refresh does not deadlock with a parallel change of the user', async () => {
  let answer: number | undefined;
  let refreshing: Promise<unknown> | undefined;
  await test.db.transaction().execute(async (trx) => {
    await trx.updateTable('appUser').set({ changedAt: test.clock.now() }).execute();
    refreshing = refresh(test, first.refresh_token).then(({ statusCode }) => (answer = statusCode));
    const waits = sql<{ waits: boolean }>`
      select exists (select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as waits
    `;
    await expect
      .poll(async () => answer !== undefined || (await waits.execute(test.db)).rows[0]!.waits)
      .toBe(true);
    await trx.deleteFrom('session').execute();
  });
  await refreshing;
  expect(answer).toBe(200);
  await expectEnded();
});
