import plugin from 'fastify-plugin';

/** The SHA-256 of an empty style: emotion opens empty <style> elements and fills them by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Nothing inline, nothing foreign. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' ${EMPTY_STYLE}`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

const EVERYWHERE = {
  'content-security-policy': POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const OVER_TLS = {
  ...EVERYWHERE,
  'content-security-policy': `${POLICY};upgrade-insecure-requests`,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

const IS_API = /^\/(api|oauth)\//;

interface Asked {
  url: string;
  /** `https` also where a proxy that TRUST_PROXY names says so. */
  protocol: string;
}

/**
 * The headers a browser is told to keep to. Over plain http, as on an office LAN,
 * `upgrade-insecure-requests` and HSTS would lock the office out, so only TLS sends them.
 */
export const securityHeaders = ({ url, protocol }: Asked, tls: boolean) => ({
  ...(tls || protocol === 'https' ? OVER_TLS : EVERYWHERE),
  // answers of the API are somebody's records: no proxy and no browser keeps them
  ...(IS_API.test(url) && NOT_KEPT),
});

const NOT_KEPT = { 'cache-control': 'no-store' };

export const security = plugin<{ tls: boolean }>(async (app, { tls }) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request, tls));
  });
  // whatever another server behind this one says
  app.addHook('onSend', async (request, reply) => {
    if (IS_API.test(request.url)) reply.headers(NOT_KEPT);
  });
});
