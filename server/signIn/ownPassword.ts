import type { Kysely } from 'kysely';
import type { SignedInUser } from '../access';
import type { Database } from '../db/schema';
import { ApiError, invalidField } from '../errors';
import { replacePassword } from '../store/accounts';
import { endOtherSessionsOf, sessionsOfUser } from '../store/ownSessions';
import { accountById } from '../store/users';
import { OAuthError } from './errors';
import type { Keys } from './keys';
import { hashPassword } from './passwords';
import { trySecret } from './secrets';

/** Within so long after signing in a first password may be set. */
const FRESH = 15 * 60_000;

export interface PasswordChange {
  user: SignedInUser;
  /** The present password, or a code that was sent instead; not needed for the first password. */
  present: string;
  next: string;
  ip: string;
}

/**
 * Sets a user's password and ends its other sessions. @throws ApiError 400 at `present` when it is missing
 * or wrong, 429 when too many were, 403 when a first password comes too long after signing in.
 */
export async function changePassword(
  db: Kysely<Database>,
  keys: Keys,
  { user, present, next, ip }: PasswordChange,
  now: () => Date,
): Promise<void> {
  const { passwordHash } = (await accountById(db, user.userId))!;
  if (passwordHash === null) await refuseOldSession(db, user, now());
  else await provePresent(db, keys, { userName: user.userName, secret: present, ip }, now);
  const hash = await hashPassword(next);
  await db.transaction().execute(async (trx) => {
    // somebody else may have set one meanwhile
    if (!(await replacePassword(trx, user.userId, passwordHash, hash))) throw wrongPassword();
    await endOtherSessionsOf(trx, user.userId, user.sessionId);
  });
}

const wrongPassword = () => invalidField('present', 'wrongPassword');

async function refuseOldSession(
  db: Kysely<Database>,
  { userId, sessionId }: SignedInUser,
  now: Date,
): Promise<void> {
  const sessions = await sessionsOfUser(db, userId, now);
  const own = sessions.find(({ id }) => id === sessionId);
  const isFresh = own && now.getTime() - own.startedAt.getTime() <= FRESH;
  if (!isFresh) throw new ApiError(403, 'signInAgain');
}

/** Counts as a try to sign in: whoever sits at an open session guesses no faster than at the door. */
async function provePresent(
  db: Kysely<Database>,
  keys: Keys,
  attempt: { userName: string; secret: string; ip: string },
  now: () => Date,
): Promise<void> {
  if (!attempt.secret) throw invalidField('present', 'secretRequired');
  try {
    await trySecret(db, keys, { ...attempt, orPassword: true }, now, async () => {});
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    if (error.status !== 429) throw wrongPassword();
    const seconds = error.headers['retry-after']!;
    throw new ApiError(429, 'tooMany', { params: { seconds }, headers: error.headers });
  }
}
