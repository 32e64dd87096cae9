import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../../../server/features/accounts/signIn/passwords';

it('passwords are hashed with argon2id, 19 MiB, two passes and a random salt', async () => {
  const [one, two] = await Promise.all([hashPassword('Casebook#1'), hashPassword('Casebook#1')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword(one, 'Casebook#1')).toBe(true);
  expect(await verifyPassword(one, 'Casebook#2')).toBe(false);
});

it('no password is accepted for an unknown user', async () => {
  expect(await verifyPassword(null, '')).toBe(false);
});

it('at most two passwords are hashed in parallel, and the others are queued', async () => {
  const stored = await hashPassword('x');
  let running = 0;
  let most = 0;
  const step = async () => {
    most = Math.max(most, (running += 1));
    await nextTurn();
    running -= 1;
  };
  await Promise.all(
    Array.from({ length: 7 }, () => verifyPassword(stored, 'x', { caller: 'known', before: step })),
  );
  expect(most).toBe(2);
});

it('a queued password is not hashed if its sign-in is refused meanwhile, and the queue goes on', async () => {
  const refuse = () => Promise.reject(new Error('refused'));
  const notAHash = Array.from({ length: 5 }, () =>
    verifyPassword('not a hash', 'x', { caller: 'known', before: refuse }),
  );
  const results = await Promise.allSettled(notAHash);
  expect(results).toEqual(results.map(() => ({ status: 'rejected', reason: new Error('refused') })));
  expect(await verifyPassword(await hashPassword('x'), 'x')).toBe(true);
});
