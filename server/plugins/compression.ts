import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import plugin from 'fastify-plugin';

const compress = promisify(gzip);

/** What fits one packet is sent no sooner by being shorter. */
const WORTHWHILE = 1400;

/**
 * Compresses what the API answers, a list to a seventh. Not what hands out tokens (`/oauth`): how long a
 * compressed answer is tells of what it holds. An answer of the API holds no secret, and none comes without
 * the token in its header, which another site's page cannot send. Streams stay as they are: large pages, and
 * what another server behind this one answers.
 */
export const compression = plugin(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api/') || typeof payload !== 'string') return payload;
    reply.header('vary', 'accept-encoding');
    if (payload.length < WORTHWHILE || !acceptsGzip(request.headers['accept-encoding'])) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compress(payload);
  });
});

/** `gzip`, unless its weight is 0. */
const acceptsGzip = (accepted: string | string[] | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(accepted ?? ''));
