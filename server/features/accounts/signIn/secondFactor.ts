import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { SecondFactorTable } from '../../../platform/database/accountSchema';
import type { Db, Trx } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';
import type { SignedInUser } from '../../../platform/http/access';
import { ApiError, invalidField, notFound, tooMany } from '../../../platform/http/errors';
import { recordEvent } from '../../../platform/writes/events';
import { tellUser } from '../../alerts/notifications';
import type { Account } from '../users';
import { digitsOf } from './codes';
import { factorRefused, secondsUntil, tooManyTries, type OAuthError } from './errors';
import type { Keys } from './keys';
import { waitAfter, type SecretKind } from './lockoutPolicy';
import { recordRefusal } from './refusals';
import { endOtherSessionsOf } from './storedSessions';

type Factor = Selectable<SecondFactorTable>;

/** What proved the second factor: the authenticator app, or one of the recovery codes. */
export type FactorKind = 'APP' | 'RECOVERY_CODE';

/** Opens a session in the transaction of its sign-in. */
export type Open<T> = (trx: Trx, account: Account, by: SecretKind, factorBy?: FactorKind) => Promise<T>;

const RECOVERY_CODES = 10;
const RECOVERY_DIGITS = 12;

/**
 * Checks the second factor of an account whose first secret was right.
 * @returns what proved it (nothing for an account without one), or the refusal, which the caller must commit.
 */
export async function proveFactor(
  trx: Trx,
  keys: Keys,
  { account, code, browser }: { account: Account; code: string | undefined; browser: string | null },
  now: Date,
): Promise<{ by?: FactorKind } | OAuthError> {
  const factor = await lockFactor(trx, account.id);
  if (!factor?.confirmedAt) return {};
  if (!code?.trim()) return factorRefused('factorNeeded');
  const tried = await tryCode(trx, keys, factor, code, now);
  if (tried instanceof Date) return tooManyTries(tried, now);
  if (tried) return { by: tried };
  await recordRefusal(trx, { aboutUser: account.id, device: browser, reason: 'SECOND_FACTOR' });
  return factorRefused('factorWrong');
}

/**
 * Tries a code of the app or a recovery code, each of which works once. Wrong ones are counted apart from wrong
 * passwords, since a right password would begin their count anew.
 * @returns what the code was, null for a wrong one, or until when no code is tried.
 */
async function tryCode(
  trx: Trx,
  keys: Keys,
  factor: Factor,
  typed: string,
  now: Date,
): Promise<FactorKind | Date | null> {
  if (factor.waitUntil && factor.waitUntil > now) return factor.waitUntil;
  const code = digitsOf(typed);
  const hash = hashOf(keys, factor.userId, code);
  const recoveryCodes = factor.recoveryCodes.filter((each) => !each.equals(hash));
  const step = await stepOf(keys, factor, code, now);
  const wasRecovery = recoveryCodes.length < factor.recoveryCodes.length;
  const kind = step !== null ? 'APP' : wasRecovery ? 'RECOVERY_CODE' : null;
  const wrongInRow = kind ? 0 : factor.wrongInRow + 1;
  await update(trx, factor.userId, {
    recoveryCodes,
    lastStep: step ?? factor.lastStep,
    wrongInRow,
    waitUntil: kind ? null : waitAfter(wrongInRow, now),
  });
  return kind;
}

/** The time step of a code that is valid now, or was 30 seconds ago, or will be then; null once a code was used. */
async function stepOf(
  keys: Keys,
  { userId, secret, lastStep }: Factor,
  token: string,
  now: Date,
): Promise<number | null> {
  const facts = await keys.unseal('factor', String(userId), secret, now);
  if (!facts) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    token,
    secret: Secret.fromBase32(facts.secret as string),
    timestamp,
    window: 1,
  });
  if (delta === null) return null;
  const step = TOTP.counter({ timestamp }) + delta;
  return step > lastStep ? step : null;
}

const hashOf = (keys: Keys, userId: number, code: string) => keys.hash('factor', String(userId), code);

/** The secret of a second factor that is not on yet, as a text and as the address in its QR code. */
export interface FactorSecret {
  secret: string;
  uri: string;
}

/** Makes the secret for a user's app; the factor is on once `confirmFactor` has seen a code. @throws 409 if it is on. */
export async function beginFactor(
  db: Db,
  keys: Keys,
  { userId, userName }: SignedInUser,
): Promise<FactorSecret> {
  const secret = new Secret({ size: 20 });
  const row = {
    userId,
    secret: await keys.seal('factor', String(userId), { secret: secret.base32 }),
    lastStep: 0,
    wrongInRow: 0,
  };
  const { numInsertedOrUpdatedRows } = await inTransaction(db, userId, (trx) =>
    trx
      .insertInto('secondFactor')
      .values({ ...row, recoveryCodes: [] })
      .onConflict((conflict) =>
        conflict.column('userId').doUpdateSet(row).where('secondFactor.confirmedAt', 'is', null),
      )
      .executeTakeFirstOrThrow(),
  );
  if (!numInsertedOrUpdatedRows) throw new ApiError(409, 'factorOn');
  return { secret: secret.base32, uri: new TOTP({ issuer: 'Casebook', label: userName, secret }).toString() };
}

/**
 * Switches a begun second factor on, which ends the user's other sessions, or renews the recovery codes of one that
 * is on. @returns ten recovery codes, which are kept only as hashes. @throws as `proveInSession`.
 */
export async function confirmFactor(
  db: Db,
  keys: Keys,
  { user, code, now }: InSession,
): Promise<{ recoveryCodes: string[] }> {
  const { userId, sessionId } = user;
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await proveInSession(db, keys, { user, code, now }, async (trx, { confirmedAt }) => {
    const recoveryCodes = codes.map((each) => hashOf(keys, userId, each));
    await update(trx, userId, { recoveryCodes, confirmedAt: confirmedAt ?? now });
    const kind = confirmedAt ? 'RECOVERY_CODES_RENEWED' : 'SECOND_FACTOR_ON';
    await recordEvent(trx, { kind, byUser: userId, aboutUser: userId });
    if (!confirmedAt) await endOtherSessionsOf(trx, userId, sessionId);
  });
  return { recoveryCodes: codes };
}

const newRecoveryCode = () => Array.from({ length: RECOVERY_DIGITS }, () => randomInt(10)).join('');

interface InSession {
  user: SignedInUser;
  code: string;
  now: Date;
}

/**
 * Checks a code that a signed-in user has typed, and then does `work` in the same transaction.
 * @throws 400 naming `code`, 404 without a second factor, 429 after too many wrong codes.
 */
async function proveInSession(
  db: Db,
  keys: Keys,
  { user, code, now }: InSession,
  work: (trx: Trx, factor: Factor) => Promise<unknown>,
): Promise<void> {
  // a refusal is returned, not thrown, so that its count is committed
  const refusal = await inTransaction(db, user.userId, async (trx) => {
    const factor = await lockFactor(trx, user.userId);
    if (!factor) return notFound();
    const tried = await tryCode(trx, keys, factor, code, now);
    if (tried instanceof Date) return tooMany(secondsUntil(tried, now));
    if (!tried) return invalidField('code', 'factorWrong');
    await work(trx, factor);
    return null;
  });
  if (refusal) throw refusal;
}

/** Switches a user's own second factor off. @throws as `proveInSession`. */
export const endFactor = (db: Db, keys: Keys, proof: InSession): Promise<void> =>
  proveInSession(db, keys, proof, (trx) => removeFactor(trx, proof.user.userId, proof.user.userId));

/** Removes a user's second factor. @param by null when run on the server. @returns false if there was none. */
export async function removeFactor(trx: Trx, userId: number, by: number | null): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('secondFactor')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  if (!numDeletedRows) return false;
  await recordEvent(trx, { kind: 'SECOND_FACTOR_OFF', byUser: by, aboutUser: userId });
  if (by !== userId) await tellUser(trx, userId, 'SECOND_FACTOR_REMOVED');
  return true;
}

const lockFactor = (trx: Trx, userId: number): Promise<Factor | undefined> =>
  trx.selectFrom('secondFactor').selectAll().where('userId', '=', userId).forUpdate().executeTakeFirst();

const update = (trx: Trx, userId: number, values: Partial<Factor>) =>
  trx.updateTable('secondFactor').set(values).where('userId', '=', userId).execute();
