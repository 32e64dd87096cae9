import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { turns } from '../turns';

/** Each hash takes 19 MiB and a core for tens of milliseconds: two at once, the others queue. */
const takeTurn = turns(2);

/** Argon2id with the library's parameters, which are OWASP's. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFC')));

/**
 * Whether the password is right; `stored` null stands for a user that does not exist and costs the same.
 * `before` runs when the turn has come and may refuse by throwing, so that a flood of guesses that has
 * reached its limit meanwhile is not hashed any more.
 */
export async function verifyPassword(
  stored: string | null,
  password: string,
  before?: () => Promise<void>,
): Promise<boolean> {
  const nobodys = await hashOfNobody();
  return inTurn(async () => {
    await before?.();
    const matches = await verify(stored ?? nobodys, password.normalize('NFC'));
    return matches && stored !== null;
  });
}

let nobody: Promise<string> | undefined;
const hashOfNobody = () => (nobody ??= hashPassword(randomBytes(32).toString('base64')));

async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const endTurn = await takeTurn();
  try {
    return await task();
  } finally {
    endTurn();
  }
}
