import { finished } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { createSemaphore } from '../../semaphore';
import { ApiError, busy } from '../errors';
import { networkOf } from '../addresses';
import { takeTurn } from '../takeTurn';

/** In bytes. Forms are smaller, except those with a logo. */
const LARGE = 64 * 1024;

/**
 * Maximum time to receive a large body once it has a slot, in milliseconds; a logo then arrives with at least
 * 14 KiB a second.
 */
const DEADLINE = 10_000;

/**
 * Limits how many large bodies are read at once, in all and per IP address, so that memory and the response
 * times of other requests stay bounded however many are sent. A queued body is not read. Public routes refuse
 * large bodies, since no sign-in request needs one.
 */
export const largeBodies = plugin<{ deadline?: number }>(async (app, { deadline = DEADLINE }) => {
  const slots = createSemaphore<string>({ atOnce: 8, limitsOf: () => ({ slots: 4, queue: 500 }) });

  app.addHook('onRequest', async (request, reply) => {
    if (!isLarge(request)) return;
    if (request.routeOptions.config.access === 'public') throw new ApiError(413, 'tooLarge');
    const key = networkOf(request.ip);
    const release = await takeTurn(reply, slots, { key, maxWait: 4000, refusal: busy });
    if (!release) return reply.hijack();
    const timer = setTimeout(() => request.raw.destroy(), deadline);
    request.raw.once('end', () => clearTimeout(timer));
    finished(reply.raw, () => {
      clearTimeout(timer);
      release();
    });
  });
});

/** Whether a body is large or of undeclared length. */
export const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGE;
