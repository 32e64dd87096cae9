import { beforeEach, describe, expect, it } from 'vitest';
import { findAccount } from '../../../../server/features/accounts/users';
import { addUser, useTestApp, changeAccess, HOUR, MINUTE } from '../../../support/signInAs';
import { knownBrowser } from './browser';
import { elsewhere, trySecret, unknownName } from './calls';

const test = useTestApp({ connections: 10 });
let karim: string;
let users = 0;
let since = 0;
beforeEach(async () => {
  karim = await addUser(test.db, { userName: `karim${(users += 1)}`, password: 'right' });
  const newest = test.db.selectFrom('event').select('id').orderBy('id', 'desc').limit(1);
  since = (await newest.executeTakeFirst())?.id ?? 0;
});

/** The account, the reason and the number of each refused sign-in that this test has added to the history. */
async function kept(): Promise<string[]> {
  const rows = await test.db
    .selectFrom('event')
    .leftJoin('appUser', 'appUser.id', 'aboutUser')
    .select(['userName', 'details'])
    .where('kind', '=', 'SIGN_IN_REFUSED')
    .where('event.id', '>', since)
    .orderBy('event.id')
    .execute();
  return rows.map(({ userName, details }) => {
    const { reason, count, addresses } = details as { reason?: string; count?: number; addresses?: number };
    return [userName ?? 'nobody', reason ?? 'wrong', count, addresses].filter(Boolean).join(' ');
  });
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

describe('sign-ins with names that nobody has', () => {
  /** Brings the clock to the beginning of an hour, and keeps the events of the last one. */
  const nextHour = async () => {
    test.clock.pass(HOUR - (test.clock.now().getTime() % HOUR));
    await test.signIn.recordUnknownNames();
  };
  beforeEach(async () => {
    await nextHour();
    since =
      (await test.db.selectFrom('event').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0;
  });

  it.each(['PASSWORD', 'OTP'] as const)(
    'sign-ins with an unknown name that is answered %s are one event for each IP address and hour, with their number @long',
    async (answer) => {
      const [one, other] = [elsewhere(), elsewhere()];
      const nobody = await unknownName(test, answer);
      await fail(nobody, 3, one);
      for (let name = 0; name < 97; name += 1) await fail(`${nobody}${name}`, 1, one);
      await fail(`${nobody}other`, 2, other);
      expect(await kept()).toEqual([]);
      await nextHour();
      await fail(`${nobody}later`, 1, one);
      expect(await kept()).toEqual(['nobody UNKNOWN_NAMES 100', 'nobody UNKNOWN_NAMES 2']);
      await nextHour();
      expect((await kept()).slice(2)).toEqual(['nobody UNKNOWN_NAMES 1']);
    },
  );

  it('200 sign-ins from one IP address, of which its limit of a hundred a minute refuses some, are one event @long', async () => {
    const ip = elsewhere();
    for (const turn of ['first', 'second']) {
      for (let count = 0; count < 105; count += 1) await fail(`${turn}${count}`, 1, ip);
      test.clock.pass(MINUTE);
    }
    await nextHour();
    expect(await kept()).toEqual(['nobody UNKNOWN_NAMES 200']);
  });

  it('sign-ins during the wait after five with the same unknown name count once', async () => {
    const ip = elsewhere();
    await fail('nobody.at.all', 9, ip);
    await nextHour();
    expect(await kept()).toEqual(['nobody UNKNOWN_NAMES 6']);
  });

  it('an hour has an event for each of the ten IP addresses with the most attempts, and one for all others', async () => {
    for (let address = 1; address <= 13; address += 1)
      await fail(`many${address}`, address % 5 || 5, elsewhere());
    await nextHour();
    expect(await kept()).toEqual([
      ...Array<string>(2).fill('nobody UNKNOWN_NAMES 5'),
      ...Array<string>(2).fill('nobody UNKNOWN_NAMES 4'),
      ...Array<string>(3).fill('nobody UNKNOWN_NAMES 3'),
      ...Array<string>(3).fill('nobody UNKNOWN_NAMES 2'),
      'nobody UNKNOWN_NAMES_ELSEWHERE 3 3',
    ]);
  });

  it('attempts whose hour has ended are neither forgotten nor recorded twice', async () => {
    const ip = elsewhere();
    await fail('left.waiting', 2, ip);
    test.clock.pass(3 * HOUR);
    await test.signIn.clean();
    await fail('left.waiting.too', 1, ip);
    await Promise.all([test.signIn.recordUnknownNames(), test.signIn.recordUnknownNames()]);
    expect(await kept()).toEqual(['nobody UNKNOWN_NAMES 3']);
    await test.signIn.clean();
    await nextHour();
    expect(await kept()).toHaveLength(1);
  });
});
