import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import plugin from 'fastify-plugin';

const compress = promisify(gzip);

/** In characters. A response that fits into one packet would not arrive sooner compressed. */
const MIN_LENGTH = 1400;

/**
 * Gzips API responses; a list shrinks to a seventh. `/oauth` is left out, because the length of a compressed
 * response leaks information about the tokens in it (BREACH). API responses hold no secret and require an
 * Authorization header, which another site's page cannot send. Streams are not compressed: large pages and
 * proxied responses.
 */
export const compression = plugin(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api/') || typeof payload !== 'string') return payload;
    reply.header('vary', 'accept-encoding');
    if (payload.length < MIN_LENGTH || !acceptsGzip(request.headers['accept-encoding'])) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compress(payload);
  });
});

/** Whether the header names `gzip` with a weight other than 0. */
const acceptsGzip = (accepted: string | string[] | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(accepted ?? ''));
