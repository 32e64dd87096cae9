import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { text } from '../../../domain/fields';
import { check } from '../../../domain/validation';
import type { Via } from '../database/transaction';
import { ApiError, invalid } from './errors';
import type { Finish, Write } from '../writes/idempotency';

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

/** The facts of a request that the history keeps, the reason in one line. @throws 400 if the reason is not a text. */
function originOf({ user, id, headers, method, query, server }: FastifyRequest) {
  const via: Via = headers['casebook-via'] === 'row' ? 'row' : 'form';
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
