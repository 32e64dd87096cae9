import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../../platform/database/schema';

export interface WayIn {
  userId: number;
  codeHash: Buffer;
  validUntil: Date;
}

/** Stores a one-time sign-in code for a user locked by the caller; it replaces an older code. */
export async function saveWayIn(trx: Transaction<Database>, wayIn: WayIn): Promise<void> {
  await trx
    .insertInto('wayIn')
    .values(wayIn)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(wayIn))
    .execute();
}

/** Whether a user has this code and it has not expired. */
export async function hasWayIn(
  db: Kysely<Database>,
  userId: number,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('wayIn')
    .select('userId')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('validUntil', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses a code.
 * @returns false if it was used already or has expired.
 */
export async function useWayIn(
  trx: Transaction<Database>,
  userId: number,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('wayIn')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('validUntil', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteOldWaysIn(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('wayIn').where('validUntil', '<=', now).execute();
}
