import { randomInt } from 'node:crypto';
import type { Db, Trx } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/writes/events';
import { tellUser } from '../../alerts/notifications';
import { endSessionsOf } from './storedSessions';
import { endDevicesOf } from './browsers';
import { lockUser } from '../userAccess';
import { clearPassword, lockAccount } from '../users';
import { userDisabled, type OAuthError } from './errors';
import type { Keys } from './keys';
import type { Name } from './names';
import { digitsOf, isRecoveryCode } from './codes';
import { recordRefusal } from './refusals';
import { proveFactor, removeFactor, type Open } from './secondFactor';
import { after, MINUTE } from './counters';

const DIGITS = 12;
const LIFE = 10 * MINUTE;

/**
 * An id that no account has; for an unknown name the same statement runs with this id, so that the answer
 * takes the same time.
 */
const NO_ACCOUNT = 0;

export interface WayIn {
  /** Twelve digits, shown once; easy to read out on the phone and to type on any keypad. */
  code: string;
  validUntil: Date;
  /** Whether a second factor was removed. */
  hadFactor: boolean;
}

/**
 * Account recovery: clears the password and the link to the OpenID Connect provider, ends all sessions, forgets known
 * browsers and creates a recovery code. The user is notified. @throws ApiError 404
 *
 * @param by the administrator's id; null when run on the server, which also removes the second factor
 */
export async function createRecoveryCode(
  db: Db,
  keys: Keys,
  { userId, by, now }: { userId: number; by: number | null; now: Date },
): Promise<WayIn> {
  const code = Array.from({ length: DIGITS }, () => randomInt(10)).join('');
  const validUntil = after(now, LIFE);
  const hadFactor = await inTransaction(db, by, async (trx) => {
    await lockUser(trx, userId);
    const hadFactor = by === null && (await removeFactor(trx, userId, by));
    await clearPassword(trx, userId);
    await trx.deleteFrom('oidcLink').where('userId', '=', userId).execute();
    await endSessionsOf(trx, userId);
    await endDevicesOf(trx, userId);
    await saveRecoveryCode(trx, { userId, codeHash: hashOf(keys, userId, code), validUntil });
    await tellUser(trx, userId, by === null ? 'PASSWORD_RESET_ON_SERVER' : 'PASSWORD_RESET');
    const details = { reset: true };
    await recordEvent(trx, { kind: 'PASSWORD_CHANGED', byUser: by, aboutUser: userId, details });
    return hadFactor;
  });
  return { code, validUntil, hadFactor };
}

interface RecoveryAttempt {
  name: Name;
  secret: string;
  browser: string | null;
  factor: string | undefined;
  now: Date;
}

/**
 * Signs in with a recovery code of `createRecoveryCode`, from any browser and despite a lockout: 10^12 codes cannot be
 * guessed in the ten minutes of its life.
 * @returns null when the secret is no valid recovery code; an error when the user is disabled. This refusal
 * uses up the code too, so that only one event of it is stored.
 */
export async function signInByRecoveryCode<T>(
  db: Db,
  keys: Keys,
  { name, secret, browser, factor, now }: RecoveryAttempt,
  open: Open<T>,
): Promise<{ opened: T } | OAuthError | null> {
  const code = digitsOf(secret);
  if (!isRecoveryCode(code)) return null;
  const userId = name.account?.id ?? NO_ACCOUNT;
  const hash = hashOf(keys, userId, code);
  if (!(await hasRecoveryCode(db, userId, hash, now))) return null;
  return inTransaction(db, null, async (trx) => {
    const account = await lockAccount(trx, userId);
    // before the code is used up, which has to be sent again with the second factor
    const proof = account?.isEnabled
      ? await proveFactor(trx, keys, { account, code: factor, browser }, now)
      : {};
    if (proof instanceof Error) return proof;
    if (!account || !(await useRecoveryCode(trx, userId, hash, now))) return null;
    if (account.isEnabled) return { opened: await open(trx, account, 'RECOVERY', proof.by) };
    await recordRefusal(trx, { aboutUser: userId, device: browser });
    return userDisabled();
  });
}

const hashOf = (keys: Keys, userId: number, code: string) => keys.hash('wayIn', String(userId), code);

interface StoredWayIn {
  userId: number;
  codeHash: Buffer;
  validUntil: Date;
}

/** Stores a one-time sign-in code for a user locked by the caller; it replaces an older code. */
async function saveRecoveryCode(trx: Trx, wayIn: StoredWayIn): Promise<void> {
  await trx
    .insertInto('wayIn')
    .values(wayIn)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(wayIn))
    .execute();
}

/** Whether a user has this code and it has not expired. */
async function hasRecoveryCode(db: Db, userId: number, codeHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('wayIn')
    .select('userId')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('validUntil', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses a code.
 * @returns false if it was used already or has expired.
 */
async function useRecoveryCode(trx: Trx, userId: number, codeHash: Buffer, now: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('wayIn')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('validUntil', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteOldRecoveryCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('wayIn').where('validUntil', '<=', now).execute();
}
