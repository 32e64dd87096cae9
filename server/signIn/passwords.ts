import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { tooBusy } from './errors';
import { inTurn, lanes, type Lane } from './lanes';

/**
 * Each hash takes 19 MiB and a core for tens of milliseconds: two at once, the others queue. However many
 * strangers guess, the known wait for one hash at most.
 */
const takeTurn = lanes({ atOnce: 2, reserved: 1, queue: 20 });

/** Argon2id with the library's parameters, which are OWASP's. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(takeTurn('known'), tooBusy, () => hash(password.normalize('NFC')));

export interface Verification {
  /** A stranger's is refused when too many others wait. */
  lane: Lane;
  /** Runs when the turn has come and may refuse by throwing: then nothing is hashed. */
  before?: () => Promise<void>;
}

/**
 * Whether the password is right; `stored` null stands for a user that does not exist and costs the same.
 * @throws OAuthError 429 when too many wait already.
 */
export async function verifyPassword(
  stored: string | null,
  password: string,
  { lane, before }: Verification = { lane: 'known' },
): Promise<boolean> {
  const nobodys = await hashOfNobody();
  return inTurn(takeTurn(lane), tooBusy, async () => {
    await before?.();
    const matches = await verify(stored ?? nobodys, password.normalize('NFC'));
    return matches && stored !== null;
  });
}

let nobody: Promise<string> | undefined;
const hashOfNobody = () => (nobody ??= hashPassword(randomBytes(32).toString('base64')));
