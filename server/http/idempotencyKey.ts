import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors';
import type { Write } from '../store/idempotency';

const LONGEST_KEY = 255;

/**
 * What `once` knows a request by. The key is kept as a hash and keys the fingerprint: whoever reads the
 * database cannot try passwords against it. @throws 400 when the header is too long or repeated.
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

/** The key a person's one action is sent with, however often the network makes it try. */
function idempotencyKey({ raw, headers }: FastifyRequest): string | undefined {
  // Node joins a repeated header, as if it were one
  const given = raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === HEADER);
  const key = headers[HEADER];
  if (key === undefined) return undefined;
  if (given.length > 1 || typeof key !== 'string' || key.length > LONGEST_KEY)
    throw new ApiError(400, 'invalid');
  return key || undefined;
}

const HEADER = 'idempotency-key';
