import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { rolesOfUser } from './userRoles';

export interface NewSession {
  id: string;
  userId: number;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertSession(trx: Transaction<Database>, session: NewSession): Promise<void> {
  await trx.insertInto('session').values(session).execute();
}

export async function insertRefreshToken(
  trx: Transaction<Database>,
  sessionId: string,
  hash: Buffer,
): Promise<void> {
  await trx.insertInto('refreshToken').values({ sessionId, hash, usedAt: null }).execute();
}

export interface HeldSession {
  id: string;
  userId: number;
}

/** The living session a refresh token was given for, kept from ending until the transaction does. */
export async function holdSessionOf(
  trx: Transaction<Database>,
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
export async function useRefreshToken(
  trx: Transaction<Database>,
  tokenHash: Buffer,
  now: Date,
): Promise<Date> {
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

/** The enabled user of a living session, in one round trip: every request asks. */
export async function findSessionUser(
  db: Kysely<Database>,
  sessionId: string,
  now: Date,
): Promise<SessionUser | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('appUser', 'appUser.id', 'session.userId')
    .select(['appUser.id as userId', 'appUser.userName', 'appUser.fullName', rolesOfUser.as('roles')])
    .where('session.id', '=', sessionId)
    .where('session.expiresAt', '>', now)
    .where('appUser.isEnabled', '=', true)
    .executeTakeFirst();
}

export async function endSession(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute();
}

export async function endSessionsOf(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).execute();
}

export async function deleteExpiredSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<=', now).execute();
}
