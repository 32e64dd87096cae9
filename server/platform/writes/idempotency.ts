import { sql } from 'kysely';
import type { Db, Trx } from '../database/schema';
import { inTransaction, type Origin, type Via } from '../database/transaction';
import type { SignedInUser } from '../http/access';
import { ApiError, invalid } from '../http/errors';
import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { text } from '../../../domain/fields';
import { check } from '../../../domain/validation';

/** Who writes and how, and the key by which a repeated request is recognised. */
export interface Write extends Origin {
  by: number;
  /** Absent without an Idempotency-Key; the request is then carried out each time. */
  resend?: Resend | undefined;
  /** What the transaction does after the work, before its answer is stored. */
  finish?: Finish | undefined;
}

type Finish = (trx: Trx) => Promise<unknown>;

export interface Resend {
  /** A hash of the header. */
  key: string;
  /** A hash of method, URL, body and the user's roles: the key is valid only for the same request. */
  fingerprint: string;
}

/**
 * Every write goes through here (docs/contract.md, "Sending a write again"). Runs `work` in a transaction and
 * returns its result; a repeated key returns the first result again, also when both requests arrive at once.
 * After a failure the key may be used again.
 * @throws 409 if the key was used for another request, OutcomeUnknown if COMMIT was sent but not answered.
 */
export function once<T>(db: Db, write: Write, work: (trx: Trx) => Promise<T>): Promise<T> {
  const { by, resend, finish } = write;
  const workAndFinish = async (trx: Trx) => {
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

const LONGEST_KEY = 255;

/**
 * Returns who writes and how, and what `once` needs to recognise a repeated request. Only a hash of the key
 * is stored, and the fingerprint is an HMAC with the key, so that nobody who reads the database can guess a
 * password in the body. It includes the roles: a user with other roles may not read the stored answer.
 * @throws 400 when the header is too long or repeated.
 */
export function writeOf(request: FastifyRequest): Write {
  const origin = originOf(request);
  const key = idempotencyKey(request);
  if (!key) return origin;
  const content = [request.method, request.url.split('?')[0], request.body, request.user.roles.toSorted()];
  return {
    ...origin,
    resend: {
      key: createHash('sha256').update(key).digest('hex'),
      fingerprint: createHmac('sha256', key).update(JSON.stringify(content)).digest('hex'),
    },
  };
}

/** How the history names the API token by which somebody writes. */
export const viaToken = ({ token }: SignedInUser): Via | undefined => token && `token:${token.name}`;

/** The facts of a request that the history keeps, the reason in one line. @throws 400 if the reason is not a text. */
function originOf({ user, id, headers, method, query, server }: FastifyRequest) {
  const typed: Via = headers['casebook-via'] === 'row' ? 'row' : 'form';
  const via = viaToken(user) ?? typed;
  const reason = method === 'DELETE' ? reasonIn(query) : null;
  return { by: user.userId, via, requestId: id, reason, finish: server.finishWrite };
}

const REASON = { reason: text() };

function reasonIn(query: unknown): string | null {
  const result = check(REASON, 'create', { reason: (query as { reason?: unknown } | null)?.reason });
  if (!result.ok) throw invalid(result.errors);
  return result.values.reason;
}

/** The `Idempotency-Key` header: the same for every retry of one user action. */
function idempotencyKey({ raw, headers }: FastifyRequest): string | undefined {
  // Node joins repeated headers into one value, so only the raw headers show a repetition
  const given = raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === HEADER);
  const key = headers[HEADER];
  if (key === undefined) return undefined;
  if (given.length > 1 || typeof key !== 'string' || key.length > LONGEST_KEY)
    throw new ApiError(400, 'invalid');
  return key || undefined;
}

const HEADER = 'idempotency-key';

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends every write of a request. */
    finishWrite?: Finish;
  }
}
