import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors';

/** The key a form sends with its one creation, however often the network makes it try. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key.length > 255) throw new ApiError(400, 'invalid');
  return key || undefined;
}
