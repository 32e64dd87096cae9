import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { dayInDhaka, type Day } from '../../../../domain/dates';
import { maySignIn, type STAFF } from '../../../../domain/roles';
import { TOKEN_START } from '../../../../domain/tokens';
import { joinLookups } from '../../../platform/database/joinedLookups';
import { prepared } from '../../../platform/database/preparedStatements';
import type { Db } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';
import type { SignedInUser } from '../../../platform/http/access';
import { recordEvent } from '../../../platform/writes/events';
import { notSignedIn } from '../signIn/errors';
import { ROLES_OF_USER } from '../userGrants';

export const isApiToken = (accessToken: string): boolean => accessToken.startsWith(TOKEN_START);

/** An unkeyed hash is enough: 256 random bits cannot be enumerated. */
export const hashOfToken = (secret: string): Buffer => createHash('sha256').update(secret).digest();

interface Found extends Pick<SignedInUser, 'userId' | 'userName' | 'fullName' | 'roles'> {
  hash: string;
  id: number;
  name: string;
  role: (typeof STAFF)[number];
  scopes: string[];
  expiresOn: Day;
  isRevoked: boolean;
  lastUsedAt: Date | null;
  isEnabled: boolean;
}

/** Read with every request, so a token that one process revokes is refused by all at once. */
const tokens = prepared<Found>(
  'api tokens',
  `select encode(secret_hash, 'hex') as hash, api_token.id, name, role, scopes, expires_on as "expiresOn",
    revoked_at is not null as "isRevoked", last_used_at as "lastUsedAt", app_user.id as "userId",
    user_name as "userName", full_name as "fullName", is_enabled as "isEnabled", ${ROLES_OF_USER} as roles
  from api_token join app_user on app_user.id = api_token.created_by
  where secret_hash = any(select decode(unnest($1::text[]), 'hex'))`,
);

/**
 * Returns a function that gives the user for whom an API token acts, with the token's role and at most the maker's.
 * It throws the 401 of any other invalid token.
 */
export function createTokenCheck(db: Db, now: () => Date): (secret: string) => Promise<SignedInUser> {
  const tokenOf = joinLookups(async (hashes) => {
    const found = await tokens(db, [hashes]);
    return new Map(found.map((token) => [token.hash, token]));
  });
  return async (secret) => {
    const token = await tokenOf(hashOfToken(secret).toString('hex'));
    if (!token) throw notSignedIn('invalid_token');
    const { userId, userName, fullName, name, scopes } = token;
    if (token.isRevoked || !token.isEnabled || token.expiresOn < dayInDhaka(now())) {
      await recordRefusal(db, token, now());
      throw notSignedIn('invalid_token');
    }
    if (!token.lastUsedAt || now().getTime() - token.lastUsedAt.getTime() > MINUTE)
      await recordUse(db, token, now());
    return {
      userId,
      userName,
      fullName,
      roles: rolesOf(token),
      sessionId: NO_SESSION,
      token: { name, scopes },
    };
  };
}

const MINUTE = 60_000;

/** In place of the id of a session, which is a UUID. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/** The maker's present roles, or less where the token is to act as customs staff. */
const rolesOf = ({ role, roles }: Found): string[] =>
  role === 'ROLE_CUSTOMS' && maySignIn(roles) ? [role] : roles;

/** Notes the use, at most once a minute; the first one is also an event. */
const recordUse = (db: Db, { id, name, userId }: Found, now: Date): Promise<void> =>
  inTransaction(db, userId, async (trx) => {
    const { rows } = await sql<{ lastUsedAt: Date | null }>`
      update api_token new set last_used_at = ${now} from api_token old
      where new.id = ${id} and old.id = new.id
        and (new.last_used_at is null or new.last_used_at < ${now}::timestamptz - interval '1 minute')
      returning old.last_used_at
    `.execute(trx);
    if (rows[0]?.lastUsedAt === null)
      await recordEvent(trx, { kind: 'TOKEN_USED', byUser: userId, details: { token: name } });
  });

/** One event a day and token, so that a program that goes on asking adds no rows. */
const recordRefusal = (db: Db, { id, name, userId }: Found, now: Date): Promise<void> =>
  inTransaction(db, null, async (trx) => {
    const { rows } = await sql`
      update api_token set refused_at = ${now}
      where id = ${id} and (refused_at is null or refused_at < ${now}::timestamptz - interval '1 day')
      returning id
    `.execute(trx);
    if (rows.length)
      await recordEvent(trx, {
        kind: 'TOKEN_REFUSED',
        byUser: null,
        aboutUser: userId,
        details: { token: name },
      });
  });
