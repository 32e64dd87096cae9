import type { IncomingHttpHeaders } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { serverOptions } from './app';
import type { Config } from '../platform/config';
import { ApiError } from '../platform/http/errors';
import type { Log } from '../platform/log';
import { draining } from '../platform/http/plugins/shedding';
import { errors } from '../platform/http/plugins/errors';
import { security } from '../platform/http/plugins/security';
import { ui } from '../platform/http/plugins/ui';

/** Serves the UI and forwards `/api` and `/oauth` to another server that implements the contract. */
export async function buildProxy(config: Config, upstream: string, log: Log): Promise<FastifyInstance> {
  // Loaded only here, since loading it takes a third as long as our own server takes to start.
  const { default: proxy } = await import('@fastify/http-proxy');
  const app = Fastify(serverOptions(config, log));
  await app.register(errors);
  await app.register(draining);
  await app.register(security, { tls: config.tls !== undefined });
  for (const prefix of ['/api', '/oauth']) {
    await app.register(proxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: ({ ip, protocol }, headers) => ({
          ...withoutForwarding(headers),
          // the upstream's rate limits need the client's IP address, as far as TRUST_PROXY lets us believe it
          'x-forwarded-for': ip,
          'x-forwarded-proto': protocol,
        }),
        onError: (reply, { error }) => {
          reply.log.warn({ err: error }, 'the other server did not answer');
          void reply.send(new ApiError(502, 'upstreamUnreachable'));
        },
      },
    });
  }
  // nobody reads the rest of a body that the other server refused, so its connection would stay open
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!raw.complete) reply.header('connection', 'close');
  });
  for (const url of ['/healthz', '/readyz']) app.get(url, { logLevel: 'warn' }, () => ({ status: 'ok' }));
  await app.register(ui, { config });
  return app;
}

/** Forwarding headers sent by the client are dropped; the upstream would believe that we had set them. */
const FORWARDING_HEADERS = /^(forwarded|x-real-ip|x-forwarded-.*)$/;

const withoutForwarding = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !FORWARDING_HEADERS.test(name)));
