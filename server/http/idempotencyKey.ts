import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors';
import type { Write } from '../store/idempotency';

const LONGEST_KEY = 255;

/**
 * What `once` needs to recognise a repeated request. Stores only a hash of the key, and keys the
 * fingerprint's HMAC with it, so that nobody who reads the database can guess a password in the body.
 * @throws 400 when the header is too long or repeated.
 */
export function writeOf(request: FastifyRequest): Write {
  const by = request.user.userId;
  const key = idempotencyKey(request);
  if (!key) return { by };
  const content = [request.method, request.url.split('?')[0], request.body];
  return {
    by,
    resend: {
      key: createHash('sha256').update(key).digest('hex'),
      fingerprint: createHmac('sha256', key).update(JSON.stringify(content)).digest('hex'),
    },
  };
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
