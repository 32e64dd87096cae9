import { sql } from 'kysely';
import { prepared } from '../../../platform/database/preparedStatements';
import type { SessionTable } from '../../../platform/database/accountSchema';
import type { Db, Trx } from '../../../platform/database/schema';
import type { Language } from '../../../platform/mail';
import { ROLES_OF_USER } from '../userGrants';
import { notFound } from '../../../platform/http/errors';
import { once, type Write } from '../../../platform/writes/idempotency';

/** Opens a session. `language`: the language of the user's interface, for later e-mails. */
export async function insertSession(trx: Trx, session: SessionTable, language?: Language): Promise<void> {
  await trx.insertInto('session').values(session).execute();
  const last = { userId: session.userId, at: session.createdAt, ...(language && { language }) };
  await trx
    .insertInto('lastSignIn')
    .values(last)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(last))
    .execute();
}

export async function rememberLanguage(trx: Trx, userId: number, language: Language): Promise<void> {
  await trx
    .updateTable('lastSignIn')
    .set({ language })
    .where('userId', '=', userId)
    .where('language', 'is distinct from', language)
    .execute();
}

export async function insertRefreshToken(trx: Trx, sessionId: string, hash: Buffer): Promise<void> {
  await trx.insertInto('refreshToken').values({ sessionId, hash, usedAt: null }).execute();
}

interface HeldSession {
  id: string;
  userId: number;
}

/** The active session of a refresh token, locked until the transaction ends. */
export async function lockSessionOf(
  trx: Trx,
  tokenHash: Buffer,
  now: Date,
): Promise<HeldSession | undefined> {
  return trx
    .selectFrom('session')
    .innerJoin('refreshToken', 'refreshToken.sessionId', 'session.id')
    .select(['session.id', 'session.userId'])
    .where('refreshToken.hash', '=', tokenHash)
    .where('session.expiresAt', '>', now)
    .forUpdate('session')
    .executeTakeFirst();
}

/**
 * Marks a refresh token as used, unless it was already.
 * @returns when it was first used: `now` the first time.
 */
export async function useRefreshToken(trx: Trx, tokenHash: Buffer, now: Date): Promise<Date> {
  const { usedAt } = await trx
    .updateTable('refreshToken')
    .set({ usedAt: sql<Date>`coalesce(used_at, ${now})` })
    .where('hash', '=', tokenHash)
    .returning('usedAt')
    .executeTakeFirstOrThrow();
  return usedAt!;
}

export interface SessionUser {
  userId: number;
  userName: string;
  fullName: string;
  roles: string[];
}

const sessionUsers = prepared<SessionUser & { sessionId: string }>(
  'sessionUsers',
  `select session.id as "sessionId", app_user.id as "userId", user_name as "userName", full_name as "fullName",
    ${ROLES_OF_USER} as roles
  from session join app_user on app_user.id = session.user_id
  where session.id = any($1::uuid[]) and session.expires_at > $2 and is_enabled`,
);

/** The enabled users of active sessions by session, in one round trip because every request needs it. */
export async function findSessionUsers(
  db: Db,
  sessionIds: string[],
  now: Date,
): Promise<Map<string, SessionUser>> {
  const users = await sessionUsers(db, [sessionIds, now]);
  return new Map(users.map(({ sessionId, ...user }) => [sessionId, user]));
}

export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute();
}

export type WhichSession = { id: string } | { tokenHash: Buffer };

/** Ends the session of an id or of a refresh token. @returns what ended, if anything. */
export const endSessionAsked = (trx: Trx, which: WhichSession): Promise<HeldSession | undefined> =>
  trx
    .deleteFrom('session')
    .where('id', '=', (eb) =>
      'id' in which
        ? eb.val(which.id)
        : eb.selectFrom('refreshToken').select('sessionId').where('hash', '=', which.tokenHash),
    )
    .returning(['id', 'userId'])
    .executeTakeFirst();

export async function endSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).execute();
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<=', now).execute();
}

export interface ActiveSession {
  id: string;
  startedAt: Date;
  /** When the session's tokens were last renewed. */
  lastSeenAt: Date;
  device: string | null;
}

/** A user's active sessions, the newest first. */
export const sessionsOfUser = (db: Db, userId: number, now: Date): Promise<ActiveSession[]> =>
  db
    .selectFrom('session')
    .select(['id', 'createdAt as startedAt', 'device'])
    .select((eb) =>
      sql<Date>`greatest(created_at, ${eb
        .selectFrom('refreshToken')
        .select(({ fn }) => fn.max('usedAt').as('usedAt'))
        .whereRef('sessionId', '=', 'session.id')})`.as('lastSeenAt'),
    )
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

/**
 * Ends one of the user's own sessions.
 * @throws 404 if the user has no session with this id.
 */
export const endOwnSession = (db: Db, id: string, write: Write): Promise<{ id: string }> =>
  once(db, write, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('session')
      .where('id', '=', id)
      .where('userId', '=', write.by)
      .executeTakeFirst();
    if (!numDeletedRows) throw notFound();
    return { id };
  });

/** Ends all of the user's sessions except one, and returns those left. */
export const endOtherSessions = (db: Db, kept: string, write: Write): Promise<ActiveSession[]> =>
  once(db, write, async (trx) => {
    await endOtherSessionsOf(trx, write.by, kept);
    return sessionsOfUser(trx, write.by, new Date());
  });

export async function endOtherSessionsOf(db: Db, userId: number, kept: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).where('id', '<>', kept).execute();
}
