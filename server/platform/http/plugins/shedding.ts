import { finished } from 'node:stream';
import plugin from 'fastify-plugin';
import { watchAcceptQueue } from '../acceptQueue';
import type { PoolQueue } from '../../database/poolQueue';
import { busy } from '../errors';
import { isApi } from '../isApi';
import { sendError } from './errors';

/** Maximum number of concurrent requests; that many take several seconds. */
const MAX_CONCURRENT = 1000;

/** Up to this length, the queue for database connections is a short peak whose requests are answered in time. */
const SHORT_QUEUE = 40;

/**
 * Maximum wait at the head of a longer queue, in milliseconds. A request needs a connection two or three
 * times, so with longer waits it would take several seconds.
 */
const MAX_QUEUE_WAIT = 1000;

/** How long the accept queue may go without being empty, in milliseconds. No connection has waited longer. */
const MAX_ACCEPT_WAIT = 3000;

/** Interval at which the number of refused requests is logged, in milliseconds. */
const LOG_INTERVAL = 10_000;

/**
 * Sheds load: answers API requests with 503 at once, before reading them, when they would take so long that
 * users give up. Pages, files and `/healthz` are always served.
 */
export const shedding = plugin<{ queue: PoolQueue }>(async (app, { queue }) => {
  let underWay = 0;
  let refused = 0;

  const unacceptedFor = watchAcceptQueue(app.server);

  const isOverloaded = () =>
    underWay >= MAX_CONCURRENT ||
    unacceptedFor() > MAX_ACCEPT_WAIT ||
    (queue.waiting() > SHORT_QUEUE && queue.longestWait() > MAX_QUEUE_WAIT);

  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return;
    if (isOverloaded()) {
      refused += 1;
      return sendError(busy(), request, reply);
    }
    underWay += 1;
    finished(reply.raw, () => (underWay -= 1));
  });

  const logTimer = setInterval(() => {
    if (refused) app.log.warn({ refused, underWay }, 'more was asked than could be answered in time');
    refused = 0;
  }, LOG_INTERVAL);
  logTimer.unref();
  app.addHook('onClose', async () => clearInterval(logTimer));
});
