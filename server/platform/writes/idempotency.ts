import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/schema';
import { inTransaction, type Origin } from '../database/transaction';
import { ApiError } from '../http/errors';

/** Who writes and how, and the key by which a repeated request is recognised. */
export interface Write extends Origin {
  by: number;
  /** Absent without an Idempotency-Key; the request is then carried out each time. */
  resend?: Resend | undefined;
  /** What the transaction does after the work, before its answer is stored. */
  finish?: Finish | undefined;
}

export type Finish = (trx: Transaction<Database>) => Promise<unknown>;

export interface Resend {
  /** A hash of the header. */
  key: string;
  /** A hash of method, URL, body and the user's roles: the key is valid only for the same request. */
  fingerprint: string;
}

type Db = Kysely<Database>;

/**
 * Every write goes through here (docs/contract.md, "Sending a write again"). Runs `work` in a transaction and
 * returns its result; a repeated key returns the first result again, also when both requests arrive at once.
 * After a failure the key may be used again.
 * @throws 409 if the key was used for another request, OutcomeUnknown if COMMIT was sent but not answered.
 */
export function once<T>(db: Db, write: Write, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  const { by, resend, finish } = write;
  const workAndFinish = async (trx: Transaction<Database>) => {
    const answer = await work(trx);
    await finish?.(trx);
    return answer;
  };
  return inTransaction(db, write, async (trx) => {
    if (!resend) return workAndFinish(trx);
    const { key, fingerprint } = resend;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('idempotencyKey')
      .values({ userId: by, key, fingerprint, answer: null })
      // waits for a concurrent transaction with the same key
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return (await earlierAnswer(trx, { by, resend }))!.answer as T;
    const answer = await workAndFinish(trx);
    await trx
      .updateTable('idempotencyKey')
      .set({ answer: JSON.stringify(answer) })
      .where('userId', '=', by)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/**
 * The stored answer of a key, if there is one.
 * @throws 409 if the key was used for another request.
 */
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
 * For a write whose success invalidates its own proof, such as the password it replaces or the code it uses.
 * A repeated request gets the stored answer before the proof is checked, and also if the check fails because
 * the first request was carried out in between.
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

/** Deletes keys that are too old for a retry. */
export async function forgetOldKeys(db: Db): Promise<void> {
  await inTransaction(db, null, (trx) =>
    sql`delete from idempotency_key where created_at < now() - interval '2 days'`.execute(trx),
  );
}
