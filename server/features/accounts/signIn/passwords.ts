import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { tooBusy } from './errors';
import { hashing, type CallerKind } from './queues';

/** Argon2id with the library's default parameters, which are those OWASP recommends. */
export const hashPassword = (password: string): Promise<string> =>
  hashing.run('known', { refusal: tooBusy }, () => hash(password.normalize('NFC')));

export interface Verification {
  /** Unknown callers are refused when their queue is full. */
  caller: CallerKind;
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
  { caller, before }: Verification = { caller: 'known' },
): Promise<boolean> {
  const dummyHash = await createDummyHash();
  return hashing.run(caller, { refusal: tooBusy }, async () => {
    await before?.();
    const matches = await verify(stored ?? dummyHash, password.normalize('NFC'));
    return matches && stored !== null;
  });
}

let dummy: Promise<string> | undefined;
const createDummyHash = () => (dummy ??= hashPassword(randomBytes(32).toString('base64')));
