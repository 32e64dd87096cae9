import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

export interface LivingSession {
  id: string;
  startedAt: Date;
  /** When its tokens were last renewed. */
  lastSeenAt: Date;
  device: string | null;
}

/** The living sessions of a user, the newest first. */
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

/** Ends one session of a user. @returns false when it has none of this id. */
export async function endSessionOf(db: Db, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function endOtherSessionsOf(db: Db, userId: number, kept: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).where('id', '<>', kept).execute();
}
