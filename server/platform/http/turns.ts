import type { FastifyReply } from 'fastify';
import type { createSemaphore, Release } from '../semaphore';
import type { ApiError } from './errors';
import { setImmediate } from 'node:timers/promises';

interface Turn<Key> {
  key: Key;
  maxWait: number;
  refusal(): ApiError;
}

/** Takes a slot for a request. Resolves to undefined when the client has disconnected meanwhile. @throws `refusal()` */
export async function takeTurn<Key>(
  reply: FastifyReply,
  slots: ReturnType<typeof createSemaphore<Key>>,
  { key, maxWait, refusal }: Turn<Key>,
): Promise<Release | undefined> {
  const abortSignal = disconnectSignal(reply);
  return slots.take(key, { maxWait, refusal, abortSignal }).catch((error: unknown) => {
    if (abortSignal.aborted) return undefined;
    throw error;
  });
}

/**
 * A signal that aborts when the client disconnects or the reply closes. Watches the socket too: a pipelined
 * request that waits behind another one gets no `close` event of its own.
 */
function disconnectSignal({ request, raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const { socket } = request.raw;
  const abort = () => controller.abort();
  if (socket.destroyed) abort();
  socket.once('close', abort);
  raw.once('close', () => {
    socket.off('close', abort);
    abort();
  });
  return controller.signal;
}

/** Milliseconds of computing after which other requests get a turn. */
const TURN = 10;

/** The items one by one, with a turn for other requests in between. */
export async function* withPauses<T>(items: Iterable<T>): AsyncGenerator<T> {
  let until = performance.now() + TURN;
  for (const item of items) {
    yield item;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + TURN;
  }
}
