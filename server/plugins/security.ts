import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';

/** The SHA-256 of an empty style: emotion opens empty <style> elements and fills them by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The headers a browser is told to keep to. Nothing inline, nothing foreign. Over plain http, as on an
 * office LAN, `upgrade-insecure-requests` and HSTS would lock the office out, so only TLS sends them.
 */
export const security = plugin<{ tls: boolean }>(async (app, { tls }) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", EMPTY_STYLE],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(tls && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: tls,
    crossOriginOpenerPolicy: tls,
    originAgentCluster: tls,
    referrerPolicy: { policy: 'no-referrer' },
  });
  // Answers of the API are somebody's records: no proxy and no browser keeps them.
  app.addHook('onSend', async (request, reply) => {
    if (/^\/(api|oauth)\//.test(request.url)) reply.header('cache-control', 'no-store');
  });
});
