import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAccount } from '../../../server/store/users/users';
import { addUser, buildTestApp, changeAccess, MINUTE, type TestApp } from '../../support/signInAs';
import { knownBrowser } from './browser';
import { elsewhere, trySecret, unknownName } from './calls';

let test: TestApp;
let karim: string;
let users = 0;
let since = 0;
beforeAll(async () => {
  test = await buildTestApp({ connections: 10 });
});
afterAll(() => test.close());
beforeEach(async () => {
  karim = await addUser(test.db, { userName: `karim${(users += 1)}`, password: 'right' });
  const newest = test.db.selectFrom('event').select('id').orderBy('id', 'desc').limit(1);
  since = (await newest.executeTakeFirst())?.id ?? 0;
});

/** The account and the reason of each refused sign-in that this test has added to the history. */
async function kept(): Promise<string[]> {
  const rows = await test.db
    .selectFrom('event')
    .leftJoin('appUser', 'appUser.id', 'aboutUser')
    .select(['userName', 'details'])
    .where('kind', '=', 'SIGN_IN_REFUSED')
    .where('event.id', '>', since)
    .orderBy('event.id')
    .execute();
  return rows.map(
    ({ userName, details }) =>
      `${userName ?? 'nobody'} ${(details as { reason?: string }).reason ?? 'wrong'}`,
  );
}

const fail = async (name: string, times: number, ip?: string) => {
  for (let count = 0; count < times; count += 1) await trySecret(test, name, 'wrong', ip ?? elsewhere());
};

describe('refused sign-ins during a wait', () => {
  it('all sign-ins refused during a wait are recorded as one event', async () => {
    await fail(karim, 5);
    await fail(karim, 20);
    await Promise.all(Array.from({ length: 10 }, () => trySecret(test, karim, 'right', elsewhere())));
    expect(await kept()).toEqual([...Array<string>(5).fill(`${karim} wrong`), `${karim} WAITING`]);
  });

  it('parallel sign-ins refused during a wait are recorded as one event', async () => {
    await Promise.all(Array.from({ length: 30 }, () => trySecret(test, karim, 'wrong', elsewhere())));
    const events = await kept();
    expect(events.toSorted()).toEqual([`${karim} WAITING`, ...Array<string>(5).fill(`${karim} wrong`)]);
  });

  it('sign-ins refused during the next wait are recorded as another event', async () => {
    await fail(karim, 7);
    test.clock.pass(MINUTE);
    await fail(karim, 3);
    expect((await kept()).slice(5)).toEqual([`${karim} WAITING`, `${karim} wrong`, `${karim} WAITING`]);
  });

  it.each(['PASSWORD', 'OTP'] as const)(
    'refused sign-ins for an unknown name that is answered %s are recorded without an account',
    async (answer) => {
      const nobody = await unknownName(test, answer);
      await fail(nobody, 9);
      expect(await kept()).toEqual([...Array<string>(5).fill('nobody wrong'), 'nobody WAITING']);
    },
  );

  it('refused sign-ins of a known browser are recorded as a separate event from those of strangers', async () => {
    const browser = await knownBrowser(test, karim, 'right');
    await fail(karim, 7);
    for (let count = 0; count < 7; count += 1) await browser.trySecret(karim, 'wrong');
    expect((await kept()).filter((event) => event === `${karim} WAITING`)).toHaveLength(2);
  });
});

it('right secrets of a disabled user lead to waits like wrong ones, so that few events are recorded', async () => {
  const { id } = (await findAccount(test.db, karim))!;
  await changeAccess(test.db, id, { isEnabled: false });
  const answers: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const { error, error_description } = (await trySecret(test, karim, 'right', elsewhere())).json();
    answers.push(error === 'invalid_grant' ? error_description : error);
  }
  expect(answers).toEqual([
    ...Array<string>(5).fill('User is disabled'),
    ...Array<string>(15).fill('temporarily_unavailable'),
  ]);
  expect(await kept()).toEqual([...Array<string>(5).fill(`${karim} wrong`), `${karim} WAITING`]);
  await changeAccess(test.db, id, { isEnabled: true });
  test.clock.pass(MINUTE);
  expect((await trySecret(test, karim, 'right', elsewhere())).statusCode).toBe(200);
});

it('sign-ins refused after an IP address’s hundred failures a minute add no events', async () => {
  const ip = elsewhere();
  for (let count = 0; count < 105; count += 1) await trySecret(test, `somebody${count}`, 'wrong', ip);
  expect(await kept()).toHaveLength(100);
});
