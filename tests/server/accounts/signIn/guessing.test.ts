import { beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../../server/platform/log';
import { createSignIn } from '../../../../server/features/accounts/signIn';
import { loadKeys, slotOf } from '../../../../server/features/accounts/signIn/keys';
import { addUser, useTestApp, DAY, MINUTE, SECOND } from '../../../support/signInAs';
import { knownBrowser } from './browser';
import { elsewhere, sendOtp, trySecret, unknownName } from './calls';

const test = useTestApp({ connections: 10 });
let karim: string;
let users = 0;
beforeEach(async () => {
  karim = await addUser(test.db, { userName: `karim${(users += 1)}`, password: 'right' });
  test.clock.pass(MINUTE); // lets the failures of the previous test expire
});

const status = async (name: string, secret: string, ip?: string) =>
  (await trySecret(test, name, secret, ip)).statusCode;

async function fail(name: string, times: number, ip?: string): Promise<void> {
  for (let count = 0; count < times; count += 1) expect(await status(name, 'wrong', ip)).toBe(400);
}

const atOnce = <T>(times: number, task: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, number) => task(number)));

const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length;

describe('five wrong secrets in a row', () => {
  it('five wrong secrets in a row block even the right one, and the answer says for how long', async () => {
    await fail(karim, 5);
    const answer = await trySecret(test, karim, 'right');
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      error: 'temporarily_unavailable',
      error_description: 'Too many tries. Wait 60 seconds and try again',
    });

    test.clock.pass(59 * SECOND);
    expect((await trySecret(test, karim, 'right')).headers['retry-after']).toBe('1');
    test.clock.pass(SECOND);
    expect(await status(karim, 'right')).toBe(200);
  });

  it('after five wrong secrets in a row, the waits are 1, 2, 4, 8, 15 and 15 minutes', async () => {
    await fail(karim, 4);
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      await fail(karim, 1);
      expect((await trySecret(test, karim, 'wrong')).headers['retry-after']).toBe(String(minutes * 60));
      test.clock.pass(minutes * MINUTE);
    }
  });

  it('wrong secrets are counted from zero after the right one', async () => {
    await fail(karim, 4);
    expect(await status(karim, 'right')).toBe(200);
    await fail(karim, 4);
    expect(await status(karim, 'right')).toBe(200);
  });

  it('wrong secrets are counted together for all spellings of a user name', async () => {
    await fail(karim, 3);
    await fail(` ${karim.toUpperCase()}`, 2);
    expect(await status(karim, 'right')).toBe(429);
  });

  it.each(['PASSWORD', 'OTP'] as const)(
    'five wrong secrets block an unknown name with the sign-in method %s as they block an existing one',
    async (answer) => {
      const nobody = await unknownName(test, answer);
      await fail(nobody, 5);
      expect((await trySecret(test, nobody, 'wrong')).headers['retry-after']).toBe('60');
      test.clock.pass(MINUTE);
      await fail(nobody, 1);
      expect((await trySecret(test, nobody, 'wrong')).headers['retry-after']).toBe('120');
    },
  );

  it('five wrong secrets block an account also after a restart and in other processes', async () => {
    await fail(karim, 5);
    const log = createLog('silent');
    const other = createSignIn({ db: test.db, deliver: async () => {}, now: test.clock.now, log });
    await expect(other.withSecret(karim, 'right', { ip: '10.1.1.1' })).rejects.toMatchObject({ status: 429 });
    test.clock.pass(MINUTE);
    await expect(other.withSecret(karim, 'right', { ip: '10.1.1.1' })).resolves.toBeDefined();
  });
});

describe('parallel guesses', () => {
  it('of parallel guesses at a password, at most five are checked, and then even the right one is refused', async () => {
    const statuses = await atOnce(30, () => status(karim, 'wrong'));
    expect(count(statuses, 400)).toBe(5);
    expect(count(statuses, 429)).toBe(25);
    expect(await status(karim, 'right')).toBe(429);
  });

  it('of parallel guesses at a sign-in code, at most five are checked', async () => {
    const salma = await addUser(test.db, { userName: 'salma', signInBy: 'OTP' });
    await sendOtp(test, salma);
    const statuses = await atOnce(30, (number) => status(salma, `guess${number}`));
    expect(count(statuses, 400)).toBe(5);
    expect(count(statuses, 429)).toBe(25);
  });

  it('parallel guesses through two server processes share one limit', async () => {
    const log = createLog('silent');
    const other = createSignIn({ db: test.db, deliver: async () => {}, now: test.clock.now, log });
    const results = await atOnce(20, (number) =>
      (number % 2 ? other : test.signIn)
        .withSecret(karim, 'wrong', { ip: '10.1.1.2' })
        .catch((error: { status: number }) => error.status),
    );
    expect(results.filter((result) => result === 400)).toHaveLength(5);
  });

  it('forty parallel sign-ins with the right secret from a known browser all succeed', async () => {
    const browser = await knownBrowser(test, karim, 'right');
    const answers = await atOnce(40, () => browser.trySecret(karim, 'right'));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(40);
  });

  it('a stranger’s sign-in is refused for two seconds while twenty passwords of strangers wait', async () => {
    const answers = await atOnce(120, (number) =>
      trySecret(test, `${karim} ${number}`, 'wrong', elsewhere()),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.headers['retry-after']).toBe('2');
    expect(refused[0]!.json()).toMatchObject({ error: 'temporarily_unavailable' });
  });
});

describe('wrong codes', () => {
  it('an account accepts no code for a day after thirty wrong codes', async () => {
    const salma = await addUser(test.db, { userName: 'salma30', signInBy: 'OTP' });
    const askForCode = async () => {
      test.clock.pass(MINUTE);
      await sendOtp(test, salma);
      await test.signIn.delivered();
      return test.sent.at(-1)!.code;
    };
    // the right code after every three wrong ones avoids a wait
    for (let round = 0; round < 9; round += 1) {
      const code = await askForCode();
      await fail(salma, 3);
      expect(await status(salma, code)).toBe(200);
    }
    const code = await askForCode();
    await fail(salma, 3);
    const answer = await trySecret(test, salma, code);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBe((DAY - 9 * MINUTE) / SECOND);

    test.clock.pass(DAY - 9 * MINUTE);
    expect(await status(salma, await askForCode())).toBe(200);
  });

  it('thirty wrong codes do not block the password of an account that has one', async () => {
    for (let round = 0; round < 10; round += 1) {
      test.clock.pass(7 * MINUTE);
      await test.signIn.requestCode(karim, { ip: elsewhere() }, { insteadOfPassword: true });
      await fail(karim, 3);
      expect(await status(karim, 'right')).toBe(200);
    }
    test.clock.pass(MINUTE);
    await test.signIn.requestCode(karim, { ip: elsewhere() }, { insteadOfPassword: true });
    await test.signIn.delivered();
    expect(await status(karim, test.sent.at(-1)!.code)).toBe(400);
    expect(await status(karim, 'right')).toBe(200);
  });
});

describe('the limit per IP address', () => {
  const office = '103.4.5.6';

  it('an IP address is allowed a hundred failures a minute, for all names together @long', async () => {
    await atOnce(20, () => status(karim, 'right', office));
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      statuses.push(...(await atOnce(15, (number) => status(`someone${round}.${number}`, 'wrong', office))));
    }
    expect(count(statuses, 400)).toBe(100);
    expect(count(statuses, 429)).toBe(50);
    const answer = await trySecret(test, karim, 'right', office);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');

    const salma = await addUser(test.db, { userName: 'salma100', signInBy: 'OTP' });
    await sendOtp(test, salma);
    await test.signIn.delivered();
    const { code } = test.sent.at(-1)!;
    expect(await status(salma, code, office)).toBe(429);

    expect(await status(karim, 'right', '103.4.5.7')).toBe(200);
    expect(await status(salma, code, '103.4.5.7')).toBe(200);
    test.clock.pass(MINUTE);
    expect(await status(karim, 'right', office)).toBe(200);
    await fail(karim, 2, office);
  });

  it('the limit of failures per IP address holds for parallel attempts that no hashing slows down @long', async () => {
    const byCode: string[] = [];
    for (let number = 0; byCode.length < 150; number += 1) {
      const answer = await test.signIn.requestCode(`mine${number}`, { ip: elsewhere() });
      if (answer === 'OTP') byCode.push(`mine${number}`);
    }
    const statuses = await atOnce(150, (number) => status(byCode[number]!, '0', '103.4.5.8'));
    expect(count(statuses, 400)).toBe(100);
    expect(count(statuses, 429)).toBe(50);
  });

  it('the failure limit treats an IPv6 /64 network as one address, and IPv4-mapped IPv6 as IPv4', async () => {
    const keys = await loadKeys(test.db);
    const failures = (address: string) =>
      test.db
        .selectFrom('signInAddress')
        .select('failures')
        .where('slot', '=', slotOf(keys, 'address', address))
        .execute();
    await fail(karim, 1, '2001:db8:0:7::1');
    await fail(karim, 1, '2001:0db8::7:ffff:1:2:3');
    await fail(karim, 1, '::ffff:10.9.8.7');
    await fail(karim, 1, '10.9.8.7');
    expect(await failures('2001:db8:0:7::/64')).toEqual([{ failures: 2 }]);
    expect(await failures('10.9.8.7')).toEqual([{ failures: 2 }]);
  });
});
