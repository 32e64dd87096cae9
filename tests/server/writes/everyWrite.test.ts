import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { everyWrite, methodOf, someWrites, unlikeWrites } from './allWrites';
import { somebody } from './requests';

/** The writes that ignore an Idempotency-Key, with the reason. */
const EXEMPT: Record<string, string> = {
  'POST /api/casebook/limits/preview': 'writes nothing: it says what would move',
  'POST /api/casebook/users/:id/reset-password':
    'answers a secret that is kept nowhere; sent again it makes another',
  'POST /api/casebook/account/calendar': 'answers a secret that is kept nowhere; sent again it makes another',
  'POST /api/casebook/account/second-factor':
    'answers a secret; sent again before it is confirmed it makes another',
  'DELETE /api/casebook/account/second-factor':
    'each code works once, and afterwards the account says that it is off',
  'POST /api/casebook/account/second-factor/codes':
    'answers codes that are kept nowhere; sent again it is refused, since each code works once',
  'POST /api/casebook/webhooks':
    'answers a secret that is kept nowhere readable; sent again it makes another',
  'POST /api/casebook/tokens': 'answers a secret that is kept nowhere; sent again it makes another',
  'POST /api/casebook/hearings/match': 'writes nothing: it says what a list names',
  'POST /api/casebook/files/named': 'writes nothing: it says which files a list names',
  'PUT /api/casebook/papers/uploads/:id': 'sent again, a part that is there already changes nothing',
  'POST /api/casebook/session/code': 'anonymous: a key belongs to a user. Within 59 seconds nothing is sent',
  'DELETE /api/casebook/session': 'sent again it ends nothing more',
  'POST /api/casebook/client-errors': 'writes a line of the log, and nothing that is kept',
};

const registered: string[] = [];
let test: TestApp;

beforeAll(async () => {
  const collect = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      if (!url.startsWith('/api/')) return;
      const writes = [method].flat().filter((each) => !['GET', 'HEAD'].includes(each));
      registered.push(...writes.map((each) => `${each} ${url}`));
    });
  };
  subscribe('fastify.initialization', collect);
  test = await buildTestApp({ connections: 12 });
  unsubscribe('fastify.initialization', collect);
});
afterAll(() => test.close());

it('every write route of the API has a test of idempotency keys or is exempt', () => {
  const tried = [...everyWrite.map(({ route }) => route), ...Object.keys(EXEMPT)];
  expect(tried.toSorted()).toEqual(registered.toSorted());
});

it.each(unlikeWrites)(
  'a repeated request with the same idempotency key gets the first result: $route',
  async (write) => {
    const me = await somebody(test);
    const method = methodOf(write);
    const sent = await write.request(test, me);
    const send = (key: string) =>
      test.app.inject({ method, ...sent, headers: { ...me.bearer, 'idempotency-key': key } });

    await test.app.inject({
      method: 'PUT',
      url: '/api/attendance_server/notifications/markAllAsRead?spent',
      headers: { ...me.bearer, 'idempotency-key': 'spent on all notifications' },
      payload: {},
    });
    const elsewhere = await send('spent on all notifications');
    expect(elsewhere.json()).toMatchObject({ status: 409, code: 'keyReused' });

    expect((await send('k'.repeat(256))).statusCode).toBe(400);

    const first = await send('this action');
    expect(first.statusCode).toBe(200);
    const again = await send('this action');
    expect(again.statusCode).toBe(200);
    expect(again.body).toBe(first.body);
  },
);

it.each(someWrites)(
  '$route is done once when sent three times in parallel with one idempotency key',
  async (write) => {
    const me = await somebody(test);
    const sent = await write.request(test, me);
    const headers = { ...me.bearer, 'idempotency-key': 'one action' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.app.inject({ method: methodOf(write), ...sent, headers })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  },
);
