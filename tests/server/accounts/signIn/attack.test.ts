import type { AddressInfo } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { isLong } from '../../../support/long';
import { addUser, buildTestApp, useTestApp, MINUTE } from '../../../support/signInAs';
import { knownBrowser, openBrowser, type Browser } from './browser';
import { CLIENT, elsewhere, sendOtp, trySecret, unknownName } from './calls';

const HOURS = 24;
/** Rounds of the attack per hour of the test’s clock; `npm run test:long` runs more of them. */
const ROUNDS_AN_HOUR = isLong ? 12 : 1;
const REQUESTS_A_ROUND = isLong ? 100 : 12;
/** Hours between two rounds that also exhaust the limits of the office’s own IP address. */
const HOURS_BETWEEN_FLOODS = isLong ? 6 : 24;
/** The number of parallel guesses. Forty of them are hashed or wait; a busy machine would answer 503 to many more. */
const GUESSES = isLong ? 200 : 60;

const DAY_TIMEOUT = (isLong ? 20 : 2) * 60_000;

const OFFICE = '103.4.5.6';

const test = useTestApp({ connections: 15 });
let byCode: string;
beforeAll(async () => {
  await addUser(test.db, { userName: 'karim', password: 'right' });
  await addUser(test.db, { userName: 'salma', signInBy: 'OTP' });
  byCode = await unknownName(test, 'OTP');
});

let asked = 0;
/** The next of a hundred IP addresses; a tenth of the requests come from the office’s own address. */
const attackersAddress = () => {
  asked += 1;
  return asked % 100 < 10 ? OFFICE : `198.51.100.${asked % 100}`;
};
const forgedBrowser = (ip: string) =>
  openBrowser(test, { ip, cookies: { 'casebook-device': String(asked).padStart(43, 'f') } });

/** The requests that an attacker repeats in this order. */
const ATTACKS: ((ip: string) => Promise<{ statusCode: number }>)[] = [
  (ip) => trySecret(test, 'karim', `guess ${asked}`, ip),
  (ip) => trySecret(test, 'salma', String(asked).padStart(6, '0'), ip),
  (ip) => sendOtp(test, 'salma', { ip }),
  (ip) => openBrowser(test, { ip }).sendOtpInstead('karim'),
  (ip) => forgedBrowser(ip).trySecret('karim', `guess ${asked}`),
  (ip) => forgedBrowser(ip).trySecret('salma', String(asked).padStart(6, '0')),
  (ip) => forgedBrowser(ip).sendOtp('salma'),
  (ip) => forgedBrowser(ip).sendOtpInstead('karim'),
  (ip) => sendOtp(test, `made up ${asked}`, { ip }),
  // the server asks this unknown name for a code, so no password hashing slows the flood down
  (ip) => trySecret(test, byCode, String(asked), ip),
];

/** Sends requests of the attack. @returns how often each status was answered. */
async function attack(requests: number, attacks = ATTACKS, address = attackersAddress) {
  const statuses = new Map<number, number>();
  for (let count = 0; count < requests; count += 10) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) => attacks[(count + number) % attacks.length]!(address())),
    );
    for (const { statusCode } of answers) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  return statuses;
}

/** Exhausts the limits of failures and of code requests of the office's IP address. */
async function useUpTheOffice(): Promise<void> {
  for (let round = 0; round < 26; round += 1) {
    const names = Array.from({ length: 4 }, (_, number) => `${byCode} ${round} ${number}`);
    await Promise.all(names.map((name) => trySecret(test, name, '000000', OFFICE)));
  }
  await attack(70, [(ip) => openBrowser(test, { ip }).sendOtpInstead('nobody')], () => OFFICE);
}

it(
  'an account’s known browsers are never blocked during a day of attack from a hundred addresses @long',
  async () => {
    const [password, code] = [
      await knownBrowser(test, 'karim', 'right', OFFICE),
      openBrowser(test, { ip: OFFICE }),
    ];
    await code.trySecret('salma', (await code.newCode('salma'))!);
    test.clock.pass(MINUTE);
    const statuses = new Map<number, number>();
    const outcomes: string[] = [];

    for (let round = 0; round < HOURS * ROUNDS_AN_HOUR; round += 1) {
      const isFlooded = round % (HOURS_BETWEEN_FLOODS * ROUNDS_AN_HOUR) === 0;
      if (isFlooded) await useUpTheOffice();
      const under = attack(REQUESTS_A_ROUND);
      if (round % (2 * ROUNDS_AN_HOUR) === 0) outcomes.push(await signIn(password, code));
      for (const [status, count] of await under) statuses.set(status, (statuses.get(status) ?? 0) + count);
      test.clock.pass((60 / ROUNDS_AN_HOUR) * MINUTE);
    }
    expect(outcomes).toEqual(Array(HOURS / 2).fill('PASSWORD 200, OTP 200'));
    // proves that the attack had an effect: many requests were refused, and no attacker signed in
    expect(statuses.get(429)).toBeGreaterThan(100);
    expect([...statuses.keys()].toSorted()).toEqual([200, 400, 429]);
    expect(await test.db.selectFrom('session').select('id').execute()).toHaveLength(2 + HOURS);
  },
  DAY_TIMEOUT,
);

/** Signs in the owners of both attacked accounts, with one attempt each. @returns the answers */
async function signIn(password: Browser, code: Browser): Promise<string> {
  const first = await password.sendOtp('karim');
  const second = await password.trySecret('karim', 'right');
  const before = test.sent.length;
  const third = await code.sendOtp('salma');
  await test.signIn.delivered();
  const sent = test.sent.slice(before).filter(({ to }) => to.userName === 'salma');
  const answers = await Promise.all(sent.map((each) => code.trySecret('salma', each.code)));
  const fourth = answers.find(({ statusCode }) => statusCode === 200);
  return `${first.body} ${second.statusCode}, ${third.body} ${fourth?.statusCode}`;
}

it(`a known browser can sign in while ${GUESSES} guesses by strangers wait for hashing @long`, async () => {
  const real = await buildTestApp({ connections: 20 });
  await addUser(real.db, { userName: 'karim', password: 'right' });
  const { jar } = await knownBrowser(real, 'karim', 'right');
  const names: string[] = [];
  for (let number = 0; names.length < GUESSES; number += 1) {
    const name = `madeup${number}`;
    const isHashed = (await real.signIn.requestCode(name, { ip: elsewhere() })) === 'PASSWORD';
    if (isHashed) names.push(name);
  }
  await real.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = real.app.server.address() as AddressInfo;
  const token = (username: string, password: string, headers: Record<string, string> = {}) =>
    fetch(
      `http://127.0.0.1:${port}/oauth/token?${new URLSearchParams({ grant_type: 'password', username, password })}`,
      { method: 'POST', headers: { authorization: CLIENT, ...headers } },
    );
  const flood = Promise.all(names.map((name) => token(name, 'wrong')));
  const cookie = `casebook-device=${jar.get('casebook-device')}`;
  const answer = await token('karim', 'right', { cookie });
  expect(answer.status).toBe(200);
  const statuses = (await flood).map(({ status }) => status);
  expect([...new Set(statuses)].toSorted()).toEqual([400, 429]);
  await real.close();
});
