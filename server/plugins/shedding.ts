import { finished } from 'node:stream';
import plugin from 'fastify-plugin';
import { watchAcceptQueue } from '../http/acceptQueue';
import type { PoolQueue } from '../db/poolQueue';
import { busy } from '../http/errors';
import { sendError } from './errors';

/** No more requests are answered at once; that is several seconds' work. */
const MOST_UNDER_WAY = 1000;

/** Fewer that wait for a connection are a crowd that passes; they are answered in time. */
const CROWD = 40;

/**
 * How long the next in the crowd may have waited, in milliseconds. A request asks for a connection two or
 * three times, so after that it would take several seconds.
 */
const PATIENCE = 1000;

/** For how long new connections may have queued, in milliseconds: none of them has waited longer. */
const LONGEST_UNACCEPTED = 3000;

/** How often the log says how many were refused, in milliseconds. */
const TOLD_EVERY = 10_000;

/**
 * Refuses what could not be answered in time, before anything of it is read: a 503 at once, rather than an
 * answer after everybody has given up. Pages, files and `/healthz` are always answered.
 */
export const shedding = plugin<{ queue: PoolQueue }>(async (app, { queue }) => {
  let underWay = 0;
  let refused = 0;

  const unacceptedFor = watchAcceptQueue(app.server);

  const isTooMuch = () =>
    underWay >= MOST_UNDER_WAY ||
    unacceptedFor() > LONGEST_UNACCEPTED ||
    (queue.waiting() > CROWD && queue.longestWait() > PATIENCE);

  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(api|oauth)\//.test(request.url)) return;
    if (isTooMuch()) {
      refused += 1;
      return sendError(busy(), request, reply);
    }
    underWay += 1;
    finished(reply.raw, () => (underWay -= 1));
  });

  const telling = setInterval(() => {
    if (refused) app.log.warn({ refused, underWay }, 'more was asked than could be answered in time');
    refused = 0;
  }, TOLD_EVERY);
  telling.unref();
  app.addHook('onClose', async () => clearInterval(telling));
});
