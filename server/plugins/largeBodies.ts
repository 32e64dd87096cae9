import { finished } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { departure } from '../http/departure';
import { ApiError, busy } from '../http/errors';
import { fairSemaphore } from '../http/fairSemaphore';
import { networkOf } from '../signIn/addresses';

/** In bytes; a form is smaller, unless it has a logo. */
const LARGE = 64 * 1024;

/** How long a large body may take once it is read, in milliseconds: a logo needs 14 KiB a second. */
const DEADLINE = 10_000;

/**
 * Large bodies are read a few at a time, those of one address in turn, so that neither memory nor anybody
 * else's answers depend on how many are sent at once. One that waits is not read at all. Whoever is not
 * signed in has nothing large to say.
 */
export const largeBodies = plugin<{ deadline?: number }>(async (app, { deadline = DEADLINE }) => {
  const turns = fairSemaphore({
    atOnce: 8,
    ofOne: 4,
    patience: 4000,
    waitingOfOne: 500,
    refusal: () => busy(),
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!isLarge(request)) return;
    if (request.routeOptions.config.access === 'public') throw new ApiError(413, 'tooLarge');
    const gone = departure(reply);
    const endTurn = await turns.take(networkOf(request.ip), gone).catch((error: unknown) => {
      if (!gone.aborted) throw error;
    });
    if (!endTurn) return reply.hijack();
    const timer = setTimeout(() => request.raw.destroy(), deadline);
    request.raw.once('end', () => clearTimeout(timer));
    finished(reply.raw, () => {
      clearTimeout(timer);
      endTurn();
    });
  });
});

/** Whether a body is large, or does not say how long it is. */
export const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGE;
