import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUser, buildTestApp, signInAs, type TestApp } from '../../support/signInAs';

let test: TestApp;
let userName: string;
beforeAll(async () => {
  test = await buildTestApp();
  userName = await addUser(test.db, { userName: 'karim', roles: ['ROLE_CUSTOMS'] });
});
afterAll(() => test.close());

const FAULT = {
  id: '7K3M-Q2XD',
  kind: 'render',
  message: 'Objects are not valid as a React child',
  stack: 'Error: no child\n    at Cell (/assets/List-x.js:1:2)',
  page: '/case-fillings-list/12/edit',
  version: '0.1.0',
};

/** Opens a new session. @returns its headers. */
const session = () => signInAs(test.db, userName, test.clock.now());

const tell = (payload: object, headers: Record<string, string>, remoteAddress = '10.0.0.1') =>
  test.app.inject({ method: 'POST', url: '/api/casebook/client-errors', payload, headers, remoteAddress });

const lines = (level = 50) =>
  test.logged.map((line) => JSON.parse(line)).filter((line) => line.level === level && line.clientError);

it('a fault reported by a browser is logged as an error with its id', async () => {
  const answer = await tell(FAULT, await session());
  expect([answer.statusCode, answer.json()]).toEqual([200, { id: '7K3M-Q2XD' }]);
  expect(lines()).toEqual([
    expect.objectContaining({
      msg: 'fault in a browser',
      clientError: FAULT,
      userId: expect.any(Number),
    }),
  ]);
});

it('the log of a fault in a browser has neither typed texts nor tokens, whatever the browser sends', async () => {
  await tell(
    {
      ...FAULT,
      id: '7K3M-Q2XE',
      message: 'bad value "Padma Traders"',
      page: '/add-tribunal-case/S-99%2FAP?token=abcdef',
      stack: 'x\u001b[2J Bearer eyJhbGciOi.eyJzdWIiOiIx.c2lnbmF0dXJl',
      typed: 'Karnaphuli',
    },
    await session(),
  );
  const logged = test.logged.join('');
  expect(lines().at(-1).clientError.page).toBe('/add-tribunal-case/…');
  for (const secret of ['Padma', 'S-99', 'abcdef', 'eyJzdWIi', '\\u001b', 'Karnaphuli']) {
    expect(logged, secret).not.toContain(secret);
  }
});

it.each([
  ['without an id', { id: undefined }],
  ['with an id of another kind', { id: 'forged\nline' }],
  ['of no known kind', { kind: 'other' }],
  ['whose message is no text', { message: 5 }],
])('a report of a fault %s is refused', async (_what, given) => {
  const { length } = lines();
  expect((await tell({ ...FAULT, ...given }, await session())).statusCode).toBe(400);
  expect(lines()).toHaveLength(length);
});

it('a report of a fault with more than 16 KiB is refused', async () => {
  const answer = await tell({ ...FAULT, stack: 'x'.repeat(17_000) }, await session());
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'tooLarge']);
});

it('ten reports of faults a minute are accepted per session, without affecting other sessions', async () => {
  const looping = await session();
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1) {
    statuses.push((await tell(FAULT, looping, '10.0.0.2')).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  const refused = await tell(FAULT, looping, '10.0.0.2');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await tell(FAULT, await session(), '10.0.0.2')).statusCode).toBe(200);
});

it('a hundred reports of faults a minute are accepted per IP address', async () => {
  const statuses = new Map<number, number>();
  for (let person = 0; person < 11; person += 1) {
    const headers = await session();
    for (let time = 0; time < 10; time += 1) {
      const { statusCode } = await tell(FAULT, headers, '10.0.0.3');
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
  }
  expect([...statuses]).toEqual([
    [200, 100],
    [429, 10],
  ]);
});
