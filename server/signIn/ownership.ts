import type { Kysely } from 'kysely';
import type { SignedInUser } from '../http/access';
import type { Database } from '../db/schema';
import { ApiError, invalidField, tooMany } from '../http/errors';
import { sessionsOfUser } from '../store/signIn/ownSessions';
import { accountById } from '../store/users/users';
import { OAuthError } from './errors';
import type { Keys } from './keys';
import type { Caller } from './places';
import { trySecret } from './secrets';

/** For so long after signing in, who has no password need not prove it again. */
const FRESH = 15 * 60_000;

export interface OwnershipProof {
  user: SignedInUser;
  /** The present password, or a code that was sent instead; nothing from who has no password. */
  present: string;
  from: Caller;
}

/**
 * Makes sure that the account's owner sits at the session, and not whoever found it open.
 * @returns the hash of the password that was proven, null when there is none.
 * @throws ApiError 400 at `present` when it is missing or wrong, 429 when too many were, 403 when there is no
 * password and the session is not fresh.
 */
export async function proveOwner(
  db: Kysely<Database>,
  keys: Keys,
  { user, present, from }: OwnershipProof,
  now: () => Date,
): Promise<string | null> {
  const { passwordHash } = (await accountById(db, user.userId))!;
  if (passwordHash === null) await refuseOldSession(db, user, now());
  else await provePresent(db, keys, { userName: user.userName, secret: present, from }, now);
  return passwordHash;
}

export const wrongPassword = () => invalidField('present', 'wrongPassword');

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
