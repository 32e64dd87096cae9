import { createHash, randomBytes, randomUUID, type KeyObject } from 'node:crypto';
import type { SignedInUser } from '../../../platform/http/access';
import type { Db, Trx } from '../../../platform/database/schema';
import type { Language } from '../../../platform/mail';
import { inTransaction } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/writes/events';
import * as store from './storedSessions';
import { accountById, type Account } from '../users';
import { badCredentials, notSignedIn } from './errors';
import type { Keys } from './keys';
import { recordRefusal } from './refusals';
import { jwtVerify, SignJWT } from 'jose';
import { isAdministrator } from '../../../../domain/roles';

const LONGEST_SESSION = 30 * 24 * 60 * 60_000;
/** Time during which a refresh token may be used again, by a second tab or after a lost response. */
const GRACE = 10_000;

export interface TokenPair {
  access: AccessToken;
  refreshToken: string;
}

interface Refresh {
  refreshToken: string;
  language?: Language | undefined;
  /** The device that sent the token. */
  device: string | null;
}

interface Opening {
  device?: string | null;
  language?: Language | undefined;
  /** The id of the event of this sign-in. */
  signIn?: number | null;
}

/** Opens a session for a user whom the caller has authenticated. */
export async function openSession(
  trx: Trx,
  keys: Keys,
  account: Account,
  now: Date,
  { device = null, language, signIn = null }: Opening = {},
): Promise<TokenPair> {
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + LONGEST_SESSION);
  const session = { id, userId: account.id, createdAt: now, expiresAt, device, signIn };
  await store.insertSession(trx, session, language);
  return nextPair(trx, keys, account, id, now);
}

/**
 * Exchanges a refresh token for the next pair. Reuse of an exchanged token means that it was stolen, so the
 * whole session ends and an event of a refused sign-in is kept for the account.
 */
export async function refreshSession(
  db: Db,
  keys: Keys,
  { refreshToken, language, device }: Refresh,
  now: Date,
): Promise<TokenPair> {
  const hash = hashOf(refreshToken);
  const pair = await inTransaction(db, null, async (trx) => {
    const session = await store.lockSessionOf(trx, hash, now);
    if (!session) return null;
    const firstUsed = await store.useRefreshToken(trx, hash, now);
    // the user is not locked: changes of a user lock first the user and then the session, so a lock here
    // could deadlock
    const account = await accountById(trx, session.userId);
    const isReused = now.getTime() - firstUsed.getTime() > GRACE;
    if (!account?.isEnabled || isReused) {
      await store.endSession(trx, session.id);
      if (isReused) await recordRefusal(trx, { aboutUser: session.userId, device, reason: 'REUSED_TOKEN' });
      return null;
    }
    if (language) await store.rememberLanguage(trx, account.id, language);
    return nextPair(trx, keys, account, session.id, now);
  });
  if (!pair) throw badCredentials();
  return pair;
}

/** Ends the session of a refresh token, whether exchanged or not. @returns the session's id, or null. */
export const endSessionByRefreshToken = (db: Db, refreshToken: string): Promise<string | null> =>
  inTransaction(db, null, (trx) => signOut(trx, { tokenHash: hashOf(refreshToken) }));

/** Ends a session at its user's request. @returns its id, null when there is none. */
export async function signOut(trx: Trx, which: store.WhichSession): Promise<string | null> {
  const ended = await store.endSessionAsked(trx, which);
  if (!ended) return null;
  await recordEvent(trx, { kind: 'SIGN_OUT', byUser: ended.userId, aboutUser: ended.userId });
  return ended.id;
}

export async function identify(
  userOf: (sessionId: string) => Promise<store.SessionUser | undefined>,
  keys: Keys,
  accessToken: string,
  now: Date,
): Promise<SignedInUser> {
  const claims = await claimsOf(keys.accessTokens, accessToken, now);
  const user = claims && (await userOf(claims.sid));
  if (!user) throw notSignedIn('invalid_token');
  const due = claims.secondFactorDue === true && { lacksSecondFactor: true };
  return { ...user, sessionId: claims.sid, ...due };
}

async function nextPair(trx: Trx, keys: Keys, account: Account, sessionId: string, now: Date) {
  const refreshToken = randomBytes(32).toString('base64url');
  await store.insertRefreshToken(trx, sessionId, hashOf(refreshToken));
  return { access: await signAccessToken(keys.accessTokens, account, sessionId, now), refreshToken };
}

/** An unkeyed hash is enough: 256 random bits cannot be enumerated. */
const hashOf = (refreshToken: string) => createHash('sha256').update(refreshToken).digest();

const MINUTES = 10;
const ALGORITHM = 'HS256';

interface AccessToken {
  token: string;
  /** The lifetime of the token in seconds. */
  expiresIn: number;
  expiresAt: Date;
}

/**
 * Signs a token with the claims of docs/contract.md, "Sign-in". The UI reads them all, the server only `sid` and
 * `secondFactorDue`, which therefore takes effect when a token is renewed.
 */
async function signAccessToken(
  key: KeyObject,
  account: Account,
  sessionId: string,
  now: Date,
): Promise<AccessToken> {
  const issued = Math.floor(now.getTime() / 1000);
  const expiresIn = MINUTES * 60;
  const token = await new SignJWT({
    user_name: account.userName,
    userId: account.id,
    fullName: account.fullName,
    authorities: account.roles,
    territoryList: account.territories,
    sid: sessionId,
    ...(account.lacksSecondFactor && isAdministrator(account.roles) && { secondFactorDue: true }),
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuedAt(issued)
    .setExpirationTime(issued + expiresIn)
    .sign(key);
  return { token, expiresIn, expiresAt: new Date((issued + expiresIn) * 1000) };
}

/** The claims of a token, or null when it is forged, malformed or expired. */
async function claimsOf(key: KeyObject, token: string, now: Date): Promise<Claims | null> {
  const known = checkedWith(key);
  let claims = known.get(token);
  if (!claims) {
    claims = await verified(key, token, now);
    if (!claims) return null;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(token, claims);
  }
  return claims.exp * 1000 > now.getTime() ? claims : null;
}

interface Claims {
  sid: string;
  /** In seconds. */
  exp: number;
  secondFactorDue?: unknown;
}

async function verified(key: KeyObject, token: string, now: Date): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify<Claims>(token, key, {
      algorithms: [ALGORITHM],
      requiredClaims: ['exp', 'sid'],
      currentDate: now,
    });
    return typeof payload.sid === 'string' ? payload : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The cache of verified tokens, since a valid signature stays valid. Whether the session is still active is checked
 * with every request.
 */
function checkedWith(key: KeyObject): Map<string, Claims> {
  const known = checked.get(key) ?? new Map<string, Claims>();
  checked.set(key, known);
  return known;
}

const checked = new WeakMap<KeyObject, Map<string, Claims>>();

/** Several times the number of tokens in use within ten minutes, the lifetime of a token. */
const MOST_KNOWN = 10_000;
