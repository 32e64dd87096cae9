import type { Db } from '../../../platform/database/schema';
import type { WireRecord } from '../../../../domain/wire';
import { ownAccount, replacePassword } from '../ownAccount';
import { recordEvent } from '../../../platform/writes/events';
import { once, type Write } from '../../../platform/writes/idempotency';
import { endOtherSessionsOf, sessionsOfUser } from './storedSessions';
import { endOtherDevicesOf, hashOfDevice, type Caller } from './browsers';
import type { Keys } from './keys';
import { hashPassword } from './passwords';
import type { SignedInUser } from '../../../platform/http/access';
import { ApiError, invalidField, tooMany } from '../../../platform/http/errors';
import { accountById } from '../users';
import { OAuthError } from './errors';
import { trySecret } from './secrets';

export interface PasswordChange extends OwnershipProof {
  next: string;
  write: Write;
}

/**
 * Sets a user's password, ends the user's other sessions and forgets all other browsers.
 * @returns the account. @throws ApiError as `proveOwner` does.
 */
export async function changePassword(
  db: Db,
  keys: Keys,
  { next, write, ...proof }: PasswordChange,
  now: () => Date,
): Promise<WireRecord> {
  const { userId, sessionId } = proof.user;
  const before = await proveOwner(db, keys, proof, now);
  const hash = await hashPassword(next);
  return once(db, write, async (trx) => {
    // fails when another request has changed the password since it was verified
    if (!(await replacePassword(trx, userId, before, hash))) throw wrongPassword();
    await recordEvent(trx, { kind: 'PASSWORD_CHANGED', byUser: userId, aboutUser: userId });
    await endOtherSessionsOf(trx, userId, sessionId);
    await endOtherDevicesOf(trx, userId, hashOfDevice(keys, proof.from));
    return ownAccount(trx, userId);
  });
}

/** Time after signing in during which a user without a password needs no further proof, in milliseconds. */
const FRESH = 15 * 60_000;

export interface OwnershipProof {
  user: SignedInUser;
  /** The present password, or a code sent instead of it; empty for a user without a password. */
  present: string;
  from: Caller;
}

/**
 * Verifies that the session is used by the account's owner, not by somebody who found it open.
 * @returns the hash of the verified password, null when there is none.
 * @throws ApiError 400 naming `present` when it is missing or wrong, 429 after too many attempts, 403 when the
 * user has no password and signed in too long ago.
 */
export async function proveOwner(
  db: Db,
  keys: Keys,
  { user, present, from }: OwnershipProof,
  now: () => Date,
): Promise<string | null> {
  const { passwordHash } = (await accountById(db, user.userId))!;
  if (passwordHash === null) await refuseOldSession(db, user, now());
  else await provePresent(db, keys, { userName: user.userName, secret: present, from }, now);
  return passwordHash;
}

const wrongPassword = () => invalidField('present', 'wrongPassword');

async function refuseOldSession(db: Db, { userId, sessionId }: SignedInUser, now: Date): Promise<void> {
  const sessions = await sessionsOfUser(db, userId, now);
  const own = sessions.find(({ id }) => id === sessionId);
  const isFresh = own && now.getTime() - own.startedAt.getTime() <= FRESH;
  if (!isFresh) throw new ApiError(403, 'signInAgain');
}

/** Counts as a sign-in attempt, so that an open session does not allow faster guessing. */
async function provePresent(
  db: Db,
  keys: Keys,
  attempt: { userName: string; secret: string; from: Caller },
  now: () => Date,
): Promise<void> {
  if (!attempt.secret) throw invalidField('present', 'secretRequired');
  try {
    await trySecret(db, keys, { ...attempt, inSession: true }, now, async () => {});
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    if (error.status !== 429) throw wrongPassword();
    throw tooMany(Number(error.headers['retry-after']));
  }
}
