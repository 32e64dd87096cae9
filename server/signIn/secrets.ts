import { randomBytes, randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { toAsciiDigits } from '../../domain/digits';
import { foldTerm } from '../../domain/folding';
import type { Database } from '../db/schema';
import { countFailure, lockAttempts, readLimits, saveAttempts } from '../store/signInAttempts';
import { findAccount, holdAccount, type Account } from '../store/users';
import { networkOf } from './addresses';
import { badCredentials, tooManyTries, userDisabled, type OAuthError } from './errors';
import { ADDRESS_WINDOW, afterSending, FAILURES_PER_ADDRESS, judge } from './guessing';
import type { Keys } from './keys';
import { verifyPassword } from './passwords';

/** A name somebody typed: of a user, or of nobody. Whatever happens must not tell the two apart. */
export interface Name {
  folded: string;
  /** What its attempts are kept under. */
  key: Buffer;
  account: Account | undefined;
  signsInByCode: boolean;
}

export async function lookUp(db: Kysely<Database>, keys: Keys, userName: string): Promise<Name> {
  const term = foldTerm(userName);
  const account = await findAccount(db, term, userName);
  // one's codes are not the other's
  const folded = account?.namesake ? `${term}\0${account.namesake}` : term;
  const signsInByCode = account
    ? account.signInBy === 'OTP' || account.passwordHash === null
    : keys.hash('mode', folded)[0]! % 2 === 0;
  return { folded, key: keys.hash('name', folded), account, signsInByCode };
}

/** Makes a new code the valid one. @returns null when it is too early for one, or too many were sent. */
export async function newCode(
  db: Kysely<Database>,
  keys: Keys,
  name: Name,
  now: Date,
): Promise<string | null> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = name.account ? hashOfCode(keys, name, code) : randomBytes(32);
  return db.transaction().execute(async (trx) => {
    const attempts = await lockAttempts(trx, name.key, now);
    const kept = afterSending(attempts, hash, now);
    if (!kept) return null;
    await saveAttempts(trx, kept);
    return code;
  });
}

export interface Attempt {
  userName: string;
  secret: string;
  ip: string;
  /** Takes the password, too, of an account that is set to sign in by code. */
  orPassword?: boolean;
}

/**
 * Tries a password or code.
 * @returns what `open` makes of the account, in the same transaction.
 * @throws OAuthError when the secret is wrong, a limit is reached or the user is disabled.
 */
export async function trySecret<T>(
  db: Kysely<Database>,
  keys: Keys,
  attempt: Attempt,
  now: () => Date,
  open: (trx: Transaction<Database>, account: Account) => Promise<T>,
): Promise<T> {
  const name = await lookUp(db, keys, attempt.userName);
  const address = networkOf(attempt.ip);
  const byCode = name.signsInByCode && !attempt.orPassword;
  const passwordRight =
    !byCode &&
    (await verifyPassword(name.account?.passwordHash ?? null, attempt.secret, async () => {
      const refused = await refusal(db, name.key, address, now());
      if (refused) throw refused;
    }));
  const codeHash = hashOfCode(keys, name, attempt.secret);

  // A failure is returned, not thrown, so that its count is committed.
  const outcome = await db.transaction().execute(async (trx): Promise<{ opened: T } | OAuthError> => {
    const attempts = await lockAttempts(trx, name.key, now());
    const refused = await refusal(trx, name.key, address, now());
    if (refused) return refused;
    const judgement = judge(attempts, { byCode, passwordRight, codeHash }, now());
    if (judgement.is === 'tooMany') return tooManyTries(judgement.until, now());
    if (judgement.is === 'wrong') {
      const until = new Date(now().getTime() + ADDRESS_WINDOW);
      const counted = await countFailure(trx, address, FAILURES_PER_ADDRESS, now(), until);
      if (!counted) return (await refusal(trx, name.key, address, now())) ?? tooManyTries(until, now());
      await saveAttempts(trx, judgement.kept);
      return badCredentials();
    }
    await saveAttempts(trx, judgement.kept);
    const account = await holdAccount(trx, name.account!.id);
    if (!account) return badCredentials();
    return account.isEnabled ? { opened: await open(trx, account) } : userDisabled();
  });
  if (outcome instanceof Error) throw outcome;
  return outcome.opened;
}

async function refusal(
  db: Kysely<Database>,
  account: Buffer,
  address: string,
  now: Date,
): Promise<OAuthError | null> {
  const { waitUntil, failures, failuresUntil } = await readLimits(db, account, address);
  if (waitUntil && waitUntil > now) return tooManyTries(waitUntil, now);
  const limited = failuresUntil && failuresUntil > now && failures! >= FAILURES_PER_ADDRESS;
  return limited ? tooManyTries(failuresUntil, now) : null;
}

/** Six digits are quickly searched: the hash is keyed. A code typed in Bengali digits is the same code. */
const hashOfCode = (keys: Keys, name: Name, code: string) =>
  keys.hash('code', name.folded, toAsciiDigits(code.trim()));
