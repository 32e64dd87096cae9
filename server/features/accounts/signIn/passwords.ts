import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { tooBusy } from './errors';
import { inTurn, lanes, type Lane } from './lanes';

/**
 * Each hash takes 19 MiB and a core for tens of milliseconds, so at most two run at once. One slot is
 * reserved for known callers, who therefore wait for one hash at most, however many strangers guess.
 */
const takeSlot = lanes({ atOnce: 2, reserved: 1, queue: 20 });

/** Argon2id with the library's default parameters, which are those OWASP recommends. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(takeSlot('known'), tooBusy, () => hash(password.normalize('NFC')));

export interface Verification {
  /** The queue to wait in: strangers are refused when it is full. */
  lane: Lane;
  /** Runs once a slot is free; may throw to skip hashing. */
  before?: () => Promise<void>;
}

/**
 * Whether the password is right. `stored` is null for an unknown user; the password is then hashed all the
 * same, so that the answer takes the same time.
 * @throws OAuthError 429 when too many callers are waiting.
 */
export async function verifyPassword(
  stored: string | null,
  password: string,
  { lane, before }: Verification = { lane: 'known' },
): Promise<boolean> {
  const dummyHash = await createDummyHash();
  return inTurn(takeSlot(lane), tooBusy, async () => {
    await before?.();
    const matches = await verify(stored ?? dummyHash, password.normalize('NFC'));
    return matches && stored !== null;
  });
}

let dummy: Promise<string> | undefined;
const createDummyHash = () => (dummy ??= hashPassword(randomBytes(32).toString('base64')));
