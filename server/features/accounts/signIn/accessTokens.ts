import type { KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Account } from '../users';

const MINUTES = 10;
const ALGORITHM = 'HS256';

export interface AccessToken {
  token: string;
  /** The lifetime of the token in seconds. */
  expiresIn: number;
  expiresAt: Date;
}

/** Signs a token with the claims of docs/contract.md, "Sign-in". The UI reads them all, the server only `sid`. */
export async function signAccessToken(
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
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuedAt(issued)
    .setExpirationTime(issued + expiresIn)
    .sign(key);
  return { token, expiresIn, expiresAt: new Date((issued + expiresIn) * 1000) };
}

/** The id of a token's session, or null when the token is forged, malformed or expired. */
export async function sessionOfToken(key: KeyObject, token: string, now: Date): Promise<string | null> {
  const known = checkedWith(key);
  let claims = known.get(token);
  if (!claims) {
    claims = await verified(key, token, now);
    if (!claims) return null;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(token, claims);
  }
  return claims.exp * 1000 > now.getTime() ? claims.sid : null;
}

interface Claims {
  sid: string;
  /** In seconds. */
  exp: number;
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
