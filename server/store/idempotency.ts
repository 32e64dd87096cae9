import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { inTransaction, type Origin } from '../db/transaction';
import { ApiError } from '../http/errors';

/** Who writes and how, and how the request is known again when it is sent again. */
export interface Write extends Origin {
  by: number;
  /** Absent without an Idempotency-Key: the request is simply carried out. */
  resend?: Resend | undefined;
}

export interface Resend {
  /** The header, hashed. */
  key: string;
  /** Of method, address and content: the key may be used for nothing else. */
  fingerprint: string;
}

type Db = Kysely<Database>;

/**
 * Every write goes through here (docs/contract.md, "Sending a write again"). Carries `work` out in a
 * transaction, whose result is the answer; a key that was seen before answers the first result again, also
 * when both arrive at the same moment. A failure forgets the key. @throws 409 when the key was used for
 * something else, OutcomeUnknown when COMMIT was sent and not answered.
 */
export function once<T>(db: Db, write: Write, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  const { by, resend } = write;
  return inTransaction(db, write, async (trx) => {
    if (!resend) return work(trx);
    const { key, fingerprint } = resend;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('idempotencyKey')
      .values({ userId: by, key, fingerprint, answer: null })
      // waits for a transaction that has the key at this moment
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return (await earlierAnswer(trx, { by, resend }))!.answer as T;
    const answer = await work(trx);
    await trx
      .updateTable('idempotencyKey')
      .set({ answer: JSON.stringify(answer) })
      .where('userId', '=', by)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/** What a key was answered before, if it was. @throws 409 when it was used for something else. */
export async function earlierAnswer(db: Db, { by, resend }: Write): Promise<{ answer: unknown } | undefined> {
  if (!resend) return undefined;
  const earlier = await db
    .selectFrom('idempotencyKey')
    .select(['fingerprint', 'answer'])
    .where('userId', '=', by)
    .where('key', '=', resend.key)
    .executeTakeFirst();
  if (earlier && earlier.fingerprint !== resend.fingerprint) throw new ApiError(409, 'keyReused');
  return earlier;
}

/**
 * For a write that asks for a proof its own success makes void: a password that it replaces, a code that it
 * spends. Sent again, it is answered before the proof, or when the proof fails meanwhile.
 */
export async function unlessAnswered<T>(db: Db, write: Write, attempt: () => Promise<T>): Promise<T> {
  const before = await earlierAnswer(db, write);
  if (before) return before.answer as T;
  try {
    return await attempt();
  } catch (error) {
    const meanwhile = error instanceof ApiError ? await earlierAnswer(db, write) : undefined;
    if (meanwhile) return meanwhile.answer as T;
    throw error;
  }
}

/** Forgets keys that no retry will send again. */
export async function forgetOldKeys(db: Db): Promise<void> {
  await inTransaction(db, null, (trx) =>
    sql`delete from idempotency_key where created_at < now() - interval '2 days'`.execute(trx),
  );
}
