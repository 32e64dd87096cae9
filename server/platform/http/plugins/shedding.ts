import { finished } from 'node:stream';
import plugin from 'fastify-plugin';
import type { PoolQueue } from '../../database/connect';
import { busy } from '../errors';
import { isApi } from '../addresses';
import { sendError } from './errors';
import type { EventEmitter } from 'node:events';

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

/**
 * Estimates how long new connections wait to be accepted. Node accepts one per turn of its event loop; on an
 * overloaded server the others wait in the kernel's accept queue, whose length Node cannot read. An
 * uninterrupted series of turns that each accepted one means that the queue was not empty.
 * @returns a function that gives the length of that series so far, in milliseconds; 0 when the queue is
 * empty.
 */
export function watchAcceptQueue(server: EventEmitter, now = () => performance.now()): () => number {
  let accepted = 0;
  let since: number | null = null;

  const endTurn = () => {
    if (accepted === 0) {
      since = null;
      return;
    }
    accepted = 0;
    setImmediate(endTurn); // makes the event loop poll again without blocking
  };

  server.on('connection', () => {
    accepted += 1;
    if (since !== null) return;
    since = now();
    setImmediate(endTurn);
  });
  return () => (since === null ? 0 : now() - since);
}

/**
 * Closes keep-alive connections during shutdown as soon as they are idle. Node closes only those that are idle
 * when shutdown begins; a busy one would delay it by a minute.
 */
export const draining = plugin(async (app) => {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => clearInterval(timer));
});
