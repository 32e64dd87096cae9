import { beforeAll, expect, it } from 'vitest';
import { addUser, useTestApp, DAY, HOUR, MINUTE, SECOND } from '../../../support/signInAs';
import { knownBrowser, openBrowser } from './browser';
import { elsewhere, trySecret } from './calls';

const test = useTestApp();
beforeAll(async () => {
  await addUser(test.db, { userName: 'karim', password: 'right' });
  await addUser(test.db, { userName: 'salma' });
});

const rows = async (table: 'session' | 'refreshToken' | 'signInCounts' | 'signInAddress' | 'signInDevice') =>
  (await test.db.selectFrom(table).selectAll().execute()).length;

const codes = async () =>
  (await test.db.selectFrom('signInCounts').select('codes').execute()).flatMap((row) => row.codes).length;

async function cleanAfter(milliseconds: number): Promise<void> {
  test.clock.pass(milliseconds);
  await test.signIn.clean();
}

it('cleaning the sign-in data deletes expired sessions with their refresh tokens', async () => {
  await knownBrowser(test, 'karim', 'right');
  await cleanAfter(30 * DAY - SECOND);
  expect([await rows('session'), await rows('refreshToken')]).toEqual([1, 1]);
  await cleanAfter(SECOND);
  expect([await rows('session'), await rows('refreshToken')]).toEqual([0, 0]);
});

it('cleaning the sign-in data deletes expired codes, but keeps the counters of code requests and failures', async () => {
  expect(await openBrowser(test).newCode('salma')).not.toBeNull();
  const counted = await rows('signInCounts');
  await cleanAfter(5 * MINUTE - SECOND);
  expect(await codes()).toBe(1);
  await cleanAfter(SECOND);
  expect(await codes()).toBe(0);
  expect(await rows('signInCounts')).toBe(counted);
});

it('cleaning the sign-in data deletes an account’s counters of attempts a day after the last attempt', async () => {
  await trySecret(test, 'karim', 'wrong', elsewhere());
  await trySecret(test, 'nobody', 'wrong', elsewhere());
  const known = await knownBrowser(test, 'karim', 'right');
  await known.trySecret('karim', 'wrong');
  await cleanAfter(DAY);
  expect(await rows('signInCounts')).toBe(3);
  await cleanAfter(SECOND);
  expect(await rows('signInCounts')).toBe(0);
});

it('cleaning the sign-in data deletes the counters of an IP address once their periods are over', async () => {
  test.clock.pass(HOUR);
  await test.signIn.recordUnknownNames();
  await cleanAfter(HOUR);
  const ip = elsewhere();
  await openBrowser(test, { ip }).sendOtp('salma');
  await trySecret(test, 'karim', 'wrong', ip);
  await cleanAfter(10 * MINUTE - SECOND);
  expect(await rows('signInAddress')).toBe(1);
  await cleanAfter(SECOND);
  expect(await rows('signInAddress')).toBe(0);
});

it('cleaning the sign-in data deletes a known browser 180 days after its last sign-in', async () => {
  await test.db.deleteFrom('signInDevice').execute();
  await knownBrowser(test, 'karim', 'right');
  await cleanAfter(180 * DAY - SECOND);
  expect(await rows('signInDevice')).toBe(1);
  await cleanAfter(SECOND);
  expect(await rows('signInDevice')).toBe(0);
});
