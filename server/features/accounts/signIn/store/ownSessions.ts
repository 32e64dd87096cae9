import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../../platform/database/schema';
import { notFound } from '../../../../platform/http/errors';
import { once, type Write } from '../../../../platform/writes/idempotency';

type Db = Kysely<Database>;

export interface LivingSession {
  id: string;
  startedAt: Date;
  /** When the session's tokens were last renewed. */
  lastSeenAt: Date;
  device: string | null;
}

/** A user's active sessions, the newest first. */
export const sessionsOfUser = (db: Db, userId: number, now: Date): Promise<LivingSession[]> =>
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
export const endOtherSessions = (db: Db, kept: string, write: Write): Promise<LivingSession[]> =>
  once(db, write, async (trx) => {
    await endOtherSessionsOf(trx, write.by, kept);
    return sessionsOfUser(trx, write.by, new Date());
  });

export async function endOtherSessionsOf(db: Db, userId: number, kept: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).where('id', '<>', kept).execute();
}
