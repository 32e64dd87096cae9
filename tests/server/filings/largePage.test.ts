import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../support/long';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { addUser, buildTestApp, signInAs, type TestApp } from '../../support/signInAs';

const COUNT = 2600;
/** The number of users, who send ten requests each: enough to fill all slots and the queue. */
const PERSONS = isLong ? 10 : 5;
let test: TestApp;
let origin: string;
let bearer: { authorization: string };

beforeAll(async () => {
  test = await buildTestApp({ connections: 10 });
  bearer = await test.as('ROLE_CUSTOMS');
  const workPlaceId = await addWorkPlace(test.db);
  const filings = Array.from({ length: COUNT }, (_, i) =>
    buildFiling({ workPlaceId, revenue: i, hsCode: i % 2 ? '8517' : null, remarks: 'পণ্য খালাস '.repeat(60) }),
  );
  for (let i = 0; i < COUNT; i += 500) await addFilings(test.db, filings.slice(i, i + 500));
  origin = await test.app.listen({ port: 0 });
});
afterAll(() => test.close());

const fetchPage = (query: string) =>
  fetch(`${origin}/api/case/case-fillings-page${query}`, { headers: bearer });
/** Reads the first bytes of a response and drops the connection. */
const readAndGoAway = (query: string) =>
  new Promise<void>((resolve) => {
    const request = get(`${origin}/api/case/case-fillings-page${query}`, { headers: bearer }, (response) =>
      response.once('data', () => {
        request.destroy();
        resolve();
      }),
    );
  });
/** Requests a page and never reads the response. */
const askAndNotRead = (query: string, { authorization } = bearer) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => resolve(socket));
    socket.pause();
    socket.write(
      `GET /api/case/case-fillings-page${query} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`,
    );
  });
/** Adds this many users and signs them in. */
const persons = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const userName = await addUser(test.db, {
        userName: `person-${(added += 1)}`,
        roles: ['ROLE_CUSTOMS'],
      });
      return signInAs(test.db, userName, test.clock.now());
    }),
  );
let added = 0;
const openTransactions = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
  `.execute(test.db);
  return rows[0]!.count;
};

describe('a page as large as the table', () => {
  it('a page as large as the table contains every row once, in order, in the usual page envelope', async () => {
    const { content, ...facts } = await (
      await fetchPage(`?size=${COUNT}&sortBy=revenue&ascOrDesc=desc`)
    ).json();
    expect(content.map((filing: { revenue: number }) => filing.revenue)).toEqual(
      Array.from({ length: COUNT }, (_, i) => COUNT - 1 - i),
    );
    expect(facts).toMatchObject({ totalElements: COUNT, totalPages: 1, numberOfElements: COUNT, last: true });
  });

  it('a large page has the same records as small pages', async () => {
    const query = 'sortBy=hsCode&ascOrDesc=desc';
    const large = await (await fetchPage(`?size=1000&page=1&${query}`)).json();
    const small = await (await fetchPage(`?size=500&page=2&${query}`)).json();
    expect(large.content.slice(0, 500)).toEqual(small.content);
    expect(large).toMatchObject({ number: 1, totalPages: 3, numberOfElements: 1000, first: false });
  });

  it('a large page may be empty', async () => {
    expect(await (await fetchPage('?size=5000&searchKey=nowhere')).json()).toMatchObject({
      content: [],
      totalElements: 0,
      empty: true,
    });
  });

  it('a large page leaves no database transaction open, even if the reader disconnects', async () => {
    for (let i = 0; i < 6; i++) await readAndGoAway(`?size=${COUNT}`);
    await expect.poll(openTransactions).toBe(0);
    expect((await fetchPage('?size=1')).status).toBe(200);
  });

  it('large pages leave database connections to other requests, however many of their readers are slow @long', async () => {
    const readers = await persons(14);
    const slow = await Promise.all(readers.map((reader) => askAndNotRead(`?size=${COUNT}`, reader)));
    await expect.poll(openTransactions).toBe(8);
    expect((await fetchPage('?size=1')).status).toBe(200);
    for (const socket of slow) socket.destroy();
    expect((await (await fetchPage(`?size=${COUNT}`)).json()).content).toHaveLength(COUNT);
  });

  it('a large page does not wait for slow readers of other users @long', async () => {
    const [slowReader] = await persons(1);
    const slow = await Promise.all(
      Array.from({ length: 30 }, () => askAndNotRead(`?size=${COUNT}`, slowReader)),
    );
    await expect.poll(openTransactions).toBe(2);
    expect((await (await fetchPage(`?size=${COUNT}`)).json()).content).toHaveLength(COUNT);
    for (const socket of slow) socket.destroy();
    await expect.poll(openTransactions).toBe(0);
  });

  it('a large page is refused with 503 and Retry-After for a user who is reading twelve such pages @long', async () => {
    const [hasty] = await persons(1);
    const slow = await Promise.all(Array.from({ length: 12 }, () => askAndNotRead(`?size=${COUNT}`, hasty)));
    await expect.poll(openTransactions).toBe(2);
    const response = await test.app.inject({
      url: `/api/case/case-fillings-page?size=${COUNT}`,
      headers: hasty!,
    });
    expect([response.statusCode, response.headers['retry-after'], response.json().code]).toEqual([
      503,
      '15',
      'largePagesBusy',
    ]);
    for (const socket of slow) socket.destroy();
  });

  it(`large pages free their slots after ${PERSONS * 10} readers have disconnected @long`, async () => {
    const readers = await persons(PERSONS);
    const asked = await Promise.all(
      readers.flatMap((reader) => Array.from({ length: 10 }, () => askAndNotRead(`?size=${COUNT}`, reader))),
    );
    // some readers disconnect while they are queued, others while they receive the page
    for (const [place, socket] of asked.entries()) {
      if (place % 25 === 0) await expect.poll(openTransactions).toBeGreaterThan(0);
      socket.destroy();
    }
    await expect.poll(openTransactions).toBe(0);
    const twice = [...readers, ...readers];
    const again = await Promise.all(twice.map((reader) => askAndNotRead(`?size=${COUNT}`, reader)));
    await expect.poll(openTransactions).toBe(8);
    for (const socket of again) socket.destroy();
  });

  it('large pages free their slots when a reader who requested several on one connection disconnects @long', async () => {
    const [reader] = await persons(1);
    const socket = await askAndNotRead(`?size=${COUNT}`, reader);
    for (let more = 0; more < 3; more += 1) {
      socket.write(
        `GET /api/case/case-fillings-page?size=${COUNT} HTTP/1.1\r\nHost: x\r\nAuthorization: ${reader!.authorization}\r\n\r\n`,
      );
    }
    await expect.poll(openTransactions).toBe(2);
    socket.destroy();
    await expect.poll(openTransactions).toBe(0);
  });
});
