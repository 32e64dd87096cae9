import type { KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Account } from '../store/users';

const MINUTES = 10;
const ALGORITHM = 'HS256';

export interface AccessToken {
  token: string;
  /** Seconds. */
  expiresIn: number;
  expiresAt: Date;
}

/** The claims are those of docs/contract.md, "Sign-in"; the UI reads them, the server only `sid`. */
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

/** The session a token belongs to, or null when it is forged, malformed or too old. */
export async function sessionOfToken(key: KeyObject, token: string, now: Date): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      requiredClaims: ['exp', 'sid'],
      currentDate: now,
    });
    return typeof payload.sid === 'string' ? payload.sid : null;
  } catch {
    return null;
  }
}
