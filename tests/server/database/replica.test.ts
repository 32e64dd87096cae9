import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../server/platform/config';
import { connect, createPool } from '../../../server/platform/database/connect';
import type { Database } from '../../../server/platform/database/schema';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { addUser, appOver, signInAs } from '../../support/signInAs';

/** Another database stands in for the replica, so that each answer shows which of the two was read. */
let primary: TestDatabase;
let other: TestDatabase;
let pool: pg.Pool;
let db: Kysely<Database>;
let app: FastifyInstance;
let headers: { authorization: string };
let workPlace: { id: number };
const replica = { isFresh: true, isAway: false };

beforeAll(async () => {
  [primary, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  pool = createPool(other.connection, { max: 2 });
  const standIn = {
    isFresh: () => replica.isFresh,
    connect: () => (replica.isAway ? Promise.reject(new Error('away')) : pool.connect()),
    close: () => pool.end(),
  };
  db = connect(primary.connection, { max: 4, replica: () => standIn });
  const settings = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: other.url };
  app = await appOver(db, { settings });
  headers = await signInAs(db, await addUser(db, { roles: ['ROLE_ADMIN'] }), new Date());
  for (const [each, name] of [
    [primary, 'primary'],
    [other, 'replica'],
  ] as const) {
    const workPlaceId = await addWorkPlace(each.db);
    if (each === primary) workPlace = { id: workPlaceId };
    await addFilings(
      each.db,
      Array.from({ length: 101 }, (_, nr) => buildFiling({ workPlaceId, nothiNumber: `${name} ${nr}` })),
    );
  }
});
afterAll(async () => {
  await app.close();
  await pool.end();
  await db.destroy();
  await Promise.all([primary.drop(), other.drop()]);
});
beforeEach(() => {
  Object.assign(replica, { isFresh: true, isAway: false });
});

/** Requests a list. @returns whether it was read from the primary or the replica. */
async function listed(cookie = ''): Promise<string> {
  const url = '/api/case/case-fillings-page?size=1';
  const { content } = (await app.inject({ url, headers: { ...headers, cookie } })).json();
  return content[0].nothiNumber.split(' ')[0];
}

it('the replica answers lists and figures, and the primary answers single records', async () => {
  expect(await listed()).toBe('replica');
  const figures = await app.inject({ url: '/api/casebook/proceedings', headers });
  expect(figures.json()[0].number).toMatch(/^replica /);
  const one = await app.inject({ url: '/api/casebook/case-fillings/1', headers });
  expect(one.json().nothiNumber).toMatch(/^primary /);
});

it('the replica is not used while it lags or is unreachable', async () => {
  replica.isFresh = false;
  expect(await listed()).toBe('primary');
  replica.isFresh = true;
  replica.isAway = true;
  expect(await listed()).toBe('primary');
});

it('the primary answers a browser that has just written, and the replica answers the others', async () => {
  const payload = { nothiNumber: 'written', workPlace };
  const saved = await app.inject({ method: 'POST', url: '/api/case/case-fillings', headers, payload });
  expect(saved.headers['set-cookie']).toBe(
    'casebook-wrote=yes; Path=/; Max-Age=5; HttpOnly; SameSite=Strict',
  );
  expect(await listed('casebook-wrote=yes')).toBe('primary');
  expect(await listed()).toBe('replica');
  const refused = await app.inject({ method: 'POST', url: '/api/case/case-fillings', headers, payload });
  expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([409, undefined]);
});

it('the export of a list read from the replica is recorded on the primary', async () => {
  const url = '/api/case/case-fillings-page?size=1000';
  const { content } = (await app.inject({ url, headers })).json();
  expect(content).toHaveLength(101);
  const exported = (each: Kysely<Database>) =>
    sql<{ rows: number }>`select (details ->> 'rows')::int as rows from event where kind = 'EXPORT'`
      .execute(each)
      .then(({ rows }) => rows.map(({ rows: count }) => count));
  expect({ primary: await exported(primary.db), replica: await exported(other.db) }).toEqual({
    primary: [101],
    replica: [],
  });
});

it('configuring a replica is refused without DATABASE_URL', () => {
  expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgresql://replica/casebook' })).toThrow(
    'DATABASE_REPLICA_URL needs DATABASE_URL',
  );
});
