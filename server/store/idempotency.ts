import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { ApiError } from '../errors';

export interface IdempotentRequest {
  userId: number;
  /** The Idempotency-Key header; without one the request is simply carried out. */
  key: string | undefined;
  /** What was asked; the same key may not be used for anything else. */
  content: unknown;
}

/**
 * Carries a creation out once: the same key with the same content answers the first result's id again,
 * also when both arrive at the same moment. @throws 409 when the key was used for another content.
 */
export function once(
  db: Kysely<Database>,
  { userId, key, content }: IdempotentRequest,
  create: (trx: Transaction<Database>) => Promise<number>,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    if (!key) return create(trx);
    const fingerprint = fingerprintOf(content);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('idempotencyKey')
      .values({ userId, key, fingerprint, recordId: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) {
      const recordId = await create(trx);
      await trx
        .updateTable('idempotencyKey')
        .set({ recordId })
        .where('userId', '=', userId)
        .where('key', '=', key)
        .execute();
      return recordId;
    }
    return earlierResult(trx, { userId, key, fingerprint });
  });
}

/** What tells one content of a key from another. */
export const fingerprintOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** The id that a key was given before. @throws 409 when it was used for another content. */
export async function earlierResult(
  db: Kysely<Database>,
  { userId, key, fingerprint }: { userId: number; key: string; fingerprint: string },
): Promise<number> {
  const earlier = await db
    .selectFrom('idempotencyKey')
    .select(['fingerprint', 'recordId'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (earlier.fingerprint !== fingerprint) throw new ApiError(409, 'keyReused');
  return earlier.recordId!;
}

/** Forgets keys that no retry will send again. */
export async function forgetOldKeys(db: Kysely<Database>): Promise<void> {
  await sql`delete from idempotency_key where created_at < now() - interval '2 days'`.execute(db);
}
