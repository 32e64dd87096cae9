import type { FastifyReply } from 'fastify';

/**
 * A signal that aborts when the client disconnects or the reply closes. Watches the socket too: a pipelined
 * request that waits behind another one gets no `close` event of its own.
 */
export function disconnectSignal({ request, raw }: FastifyReply): AbortSignal {
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
