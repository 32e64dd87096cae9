import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shedding, watchAcceptQueue } from '../../../server/platform/http/plugins/shedding';
import { connect, queueOf } from '../../../server/platform/database/connect';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';

describe('an overloaded server', () => {
  const queue = { waiting: 0, longestWait: 0 };
  let app: ReturnType<typeof Fastify>;
  let answer: () => void;
  let asked: number;

  beforeEach(async () => {
    queue.waiting = 0;
    queue.longestWait = 0;
    asked = 0;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    app = Fastify();
    await app.register(shedding, {
      queue: { waiting: () => queue.waiting, longestWait: () => queue.longestWait },
    });
    app.get('/api/case/banks', async () => {
      asked += 1;
      await answered;
      return [];
    });
    for (const url of ['/healthz', '/readyz', '/config.json', '/oauth/token']) app.get(url, () => 'answered');
    await app.ready();
  });
  afterEach(() => app.close());

  it('the server refuses with 503 and Retry-After while a long queue has waited for more than a second', async () => {
    queue.waiting = 41;
    queue.longestWait = 1001;
    const response = await app.inject('/api/case/banks');
    expect([response.statusCode, response.headers['retry-after'], asked]).toEqual([503, '2', 0]);
    expect(response.json()).toMatchObject({
      code: 'busy',
      message: 'The server is very busy right now. Please try again in a moment',
    });
    expect((await app.inject('/oauth/token')).statusCode).toBe(503);
    expect((await app.inject('/%61pi/case/banks')).statusCode).toBe(503);
  });

  it.each(['/healthz', '/readyz', '/config.json'])('an overloaded server still answers %s', async (url) => {
    queue.waiting = 1000;
    queue.longestWait = 10_000;
    expect((await app.inject(url)).statusCode).toBe(200);
  });

  it.each([
    ['a short queue with a long wait', 40, 3000],
    ['a long queue with a short wait', 1000, 1000],
  ])('the server accepts requests with %s', async (_what, waiting, longestWait) => {
    Object.assign(queue, { waiting, longestWait });
    answer();
    expect((await app.inject('/api/case/banks')).statusCode).toBe(200);
  });

  it('the server refuses the 1,001st concurrent request, and accepts new ones when others are answered', async () => {
    const underWay = Array.from({ length: 1000 }, () => app.inject('/api/case/banks'));
    await expect.poll(() => asked).toBe(1000);
    expect((await app.inject('/api/case/banks')).statusCode).toBe(503);
    answer();
    const statuses = (await Promise.all(underWay)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await app.inject('/api/case/banks')).statusCode).toBe(200);
  });
});

describe('a request waiting for a database connection', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('a request waiting for a database connection is counted, and refused as busy after four seconds @long', async () => {
    const db = connect(database.connection, { max: 1 });
    const queue = queueOf(db);
    const holding = await db.startTransaction().execute();
    expect([queue.waiting(), queue.longestWait()]).toEqual([0, 0]);
    const waiting = sql`select 1`.execute(db).catch((error: unknown) => error);
    await expect.poll(() => queue.waiting()).toBe(1);
    expect(queue.longestWait()).toBeGreaterThan(0);
    expect(await waiting).toMatchObject({ status: 503, code: 'busy' });
    expect(queue.waiting()).toBe(0);
    await holding.rollback().execute();
    await sql`select 1`.execute(db);
    await db.destroy();
  });
});

function watched() {
  const server = new EventEmitter();
  let now = 0;
  const unacceptedFor = watchAcceptQueue(server, () => now);
  return {
    unacceptedFor,
    /** Simulates a 10 ms turn of the event loop, with or without a new connection. */
    async turn(taking: boolean) {
      if (taking) server.emit('connection');
      now += 10;
      await nextTurn();
    },
  };
}

it('the measured wait in the accept queue grows while every turn of the event loop accepts a connection', async () => {
  const { turn, unacceptedFor } = watched();
  expect(unacceptedFor()).toBe(0);
  for (let taken = 0; taken < 50; taken += 1) await turn(true);
  expect(unacceptedFor()).toBe(500);
});

it('the measured wait in the accept queue restarts after a turn of the event loop without a connection', async () => {
  const { turn, unacceptedFor } = watched();
  for (let taken = 0; taken < 50; taken += 1) await turn(true);
  await turn(false);
  await turn(false);
  expect(unacceptedFor()).toBe(0);
  await turn(true);
  expect(unacceptedFor()).toBe(10);
});
