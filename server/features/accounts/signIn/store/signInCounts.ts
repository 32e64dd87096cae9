import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../../../platform/database/schema';
import type { SignInCountsTable } from '../../../../platform/database/accountSchema';

export type Counts = Selectable<SignInCountsTable>;

/** An owner's row, created if missing and locked: attempts that share limits are serialised. */
export async function lockCounts(trx: Transaction<Database>, owner: Buffer, now: Date): Promise<Counts> {
  return trx
    .insertInto('signInCounts')
    .values({ owner, touchedAt: now })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet({ touchedAt: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function saveCounts(trx: Transaction<Database>, counts: Counts): Promise<void> {
  const { owner, codes, ...values } = counts;
  await trx
    .updateTable('signInCounts')
    .set({ ...values, codes: JSON.stringify(codes) })
    .where('owner', '=', owner)
    .execute();
}

/**
 * Records that the event of a refused sign-in is stored for the current wait. @returns false if one was
 * stored already.
 */
export async function claimRefusal(
  trx: Transaction<Database>,
  owner: Buffer,
  waitUntil: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('signInCounts')
    .set({ refusalKept: waitUntil })
    .where('owner', '=', owner)
    .where('refusalKept', 'is distinct from', waitUntil)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes rows unused since `untouchedSince`, and expired codes of the others. */
export async function deleteOldCounts(db: Kysely<Database>, untouchedSince: Date, now: Date): Promise<void> {
  await db.deleteFrom('signInCounts').where('touchedAt', '<', untouchedSince).execute();
  await db
    .updateTable('signInCounts')
    .set({ codes: '[]', codesUntil: null })
    .where('codesUntil', '<=', now)
    .execute();
}
