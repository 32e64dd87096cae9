import type { FastifyReply } from 'fastify';

/**
 * Tells when nobody is left to answer. Of requests that wait behind another one on a connection only its
 * socket knows.
 */
export function departure({ request, raw }: FastifyReply): AbortSignal {
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
