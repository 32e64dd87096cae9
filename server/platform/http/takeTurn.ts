import type { FastifyReply } from 'fastify';
import type { createSemaphore, Release } from '../semaphore';
import type { ApiError } from './errors';

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
