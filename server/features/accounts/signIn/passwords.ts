import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { tooBusy } from './errors';
import { createSemaphore } from '../../../platform/semaphore';
import { dictionary } from '@zxcvbn-ts/language-common';
import { fold } from '../../../../domain/folding';
import { isMadeOfNames } from '../../../../domain/passwords';
import { sampleAccounts } from '../sampleAccounts';

/** Argon2id with the library's default parameters, which are those OWASP recommends. */
export const hashPassword = (password: string): Promise<string> =>
  hashing.run('known', { refusal: tooBusy }, () => hash(password.normalize('NFC')));

interface Verification {
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

/** `known`: a browser that has signed in before, or a caller in a session. */
type CallerKind = 'known' | 'unknown';

/**
 * Each hash takes 19 MiB and a core for tens of milliseconds, so at most two run at once. One slot is
 * reserved for known callers, who therefore wait for one hash at most, however many unknown ones guess.
 */
const hashing = createSemaphore<CallerKind>({
  atOnce: 2,
  limitsOf: (caller) => (caller === 'known' ? { first: true } : { slots: 1, queue: 20 }),
});

/**
 * Each attempt takes a database connection, and attempts on one account wait for a row lock. The limit for
 * unknown callers keeps the other connections free for everybody else.
 */
const unknownCallers = createSemaphore({ atOnce: 5, limitsOf: () => ({ queue: 200 }) });

/** Queries for known callers at once, for unknown ones in a queue. @throws `refusal()` when the queue is full. */
export const queryInTurn = <T>(
  caller: CallerKind,
  refusal: () => Error,
  query: () => Promise<T>,
): Promise<T> => (caller === 'known' ? query() : unknownCallers.run(undefined, { refusal }, query));

/** Blanks alone (folded: nothing), the common passwords of zxcvbn, and the sample passwords in README.md. */
const known = new Set([
  '',
  ...[...dictionary['passwords-common'], ...sampleAccounts.flatMap(({ password }) => password ?? [])].map(
    fold,
  ),
]);

/** Whether a password is common or consists of its owner's `names`, which attackers try first. */
export const isGuessable = (password: string, names: readonly string[]): boolean =>
  known.has(fold(password).trim()) || isMadeOfNames(password, names);
