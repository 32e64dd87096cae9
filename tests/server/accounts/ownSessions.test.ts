import { decodeJwt } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deviceOf } from '../../../server/features/accounts/signIn/devices';
import { addUser, useTestApp, DAY, MINUTE, signInAs } from '../../support/signInAs';
import { callWith, refresh, requestToken } from './signIn/calls';
import { accountIn } from './ownAccount';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';

const test = useTestApp();
beforeAll(async () => {
  await addUser(test.db, { userName: 'karim', password: 'right', roles: ['ROLE_CUSTOMS'] });
  await addUser(test.db, { userName: 'salma', roles: ['ROLE_CUSTOMS'] });
});
beforeEach(() => test.db.deleteFrom('session').execute());

interface Pair {
  access_token: string;
  refresh_token: string;
}

async function open(userAgent: string): Promise<Pair & { id: string }> {
  const query = { grant_type: 'password', username: 'karim', password: 'right' };
  const pair: Pair = (await requestToken(test, query, { headers: { 'user-agent': userAgent } })).json();
  return { ...pair, id: decodeJwt(pair.access_token).sid as string };
}

const inSession = ({ access_token }: Pair) => accountIn(test, access_token);

describe('my sessions', () => {
  it('a user’s sessions are listed newest first, with start, last use and device', async () => {
    const start = test.clock.now().toISOString();
    const first = await open(FIREFOX);
    test.clock.pass(5 * MINUTE);
    const next = (await refresh(test, first.refresh_token)).json();
    const used = test.clock.now().toISOString();
    test.clock.pass(MINUTE);
    const second = await open(EDGE);
    const now = test.clock.now().toISOString();
    expect((await inSession(next).sessions()).json()).toEqual([
      { id: second.id, startedAt: now, lastSeenAt: now, device: 'Edge, Windows', current: false },
      { id: first.id, startedAt: start, lastSeenAt: used, device: 'Firefox, Linux', current: true },
    ]);
  });

  it('the list of a user’s sessions has neither expired ones nor those of others', async () => {
    await signInAs(test.db, 'salma', test.clock.now());
    await open(EDGE);
    test.clock.pass(30 * DAY);
    const living = await open(FIREFOX);
    const sessions: { id: string }[] = (await inSession(living).sessions()).json();
    expect(sessions.map(({ id }) => id)).toEqual([living.id]);
  });

  it('a user can end all their other sessions at once', async () => {
    const [lost, here] = [await open(EDGE), await open(FIREFOX)];
    const salma = await signInAs(test.db, 'salma', test.clock.now());
    const answer = await inSession(here).endOthers();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject([{ id: here.id, current: true }]);
    expect(await callWith(test, lost.access_token)).toBe(401);
    expect((await refresh(test, lost.refresh_token)).statusCode).toBe(400);
    expect(await callWith(test, here.access_token)).toBe(200);
    expect(await callWith(test, salma.authorization.slice('Bearer '.length))).toBe(200);
  });

  it('a user can end each of their own sessions, including the current one', async () => {
    const [lost, here] = [await open(EDGE), await open(FIREFOX)];
    expect((await inSession(here).end(lost.id)).json()).toEqual({ id: lost.id });
    expect(await callWith(test, lost.access_token)).toBe(401);
    expect((await inSession(here).end(lost.id)).statusCode).toBe(404);
    expect((await inSession(here).end(here.id)).statusCode).toBe(200);
    expect(await callWith(test, here.access_token)).toBe(401);
  });

  it('a session cannot be ended by another user', async () => {
    const here = await open(FIREFOX);
    const { authorization } = await signInAs(test.db, 'salma', test.clock.now());
    const salma = authorization.slice('Bearer '.length);
    expect((await accountIn(test, salma).end(here.id)).statusCode).toBe(404);
    expect(await callWith(test, here.access_token)).toBe(200);
  });

  it.each(['', '1', "' or 1=1 --", '\u0000', 'x'.repeat(500)])(
    'ending a session by the invalid id %j is refused',
    async (id) => {
      const here = await open(FIREFOX);
      const answer = await inSession(here).end(id);
      expect([400, 404]).toContain(answer.statusCode);
      expect(await callWith(test, here.access_token)).toBe(200);
    },
  );
});

it.each([
  [FIREFOX, 'Firefox, Linux'],
  [EDGE, 'Edge, Windows'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['<script>alert(1)</script>\u202e\u0007', 'scriptalert1/script'],
  ['x'.repeat(5000), 'x'.repeat(100)],
  ['«»', null],
  [undefined, null],
])('a session’s User-Agent %j is described as %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
