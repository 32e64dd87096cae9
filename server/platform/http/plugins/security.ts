import plugin from 'fastify-plugin';
import { isApi } from '../addresses';

/** The SHA-256 of an empty string: emotion inserts empty <style> elements and adds their rules by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Forbids inline code and other origins. */
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

interface RequestFacts {
  url: string;
  routeOptions?: { url?: string | undefined };
  /** Taken from `x-forwarded-proto` when TRUST_PROXY trusts the proxy. */
  protocol: string;
}

/**
 * Security headers of a response. Over plain http, as on an office LAN, `upgrade-insecure-requests` and HSTS
 * would lock the office out, so they are sent over TLS only.
 */
export const securityHeaders = (request: RequestFacts, tls: boolean) => ({
  ...(tls || request.protocol === 'https' ? OVER_TLS : EVERYWHERE),
  ...cachingOf(request),
});

const CALENDAR = '/api/casebook/calendar/';

/**
 * API responses hold records, which neither a proxy nor a browser may cache. Calendar programs store a
 * calendar anyway, so they may revalidate it.
 */
function cachingOf(request: RequestFacts) {
  if (!isApi(request)) return {};
  return { 'cache-control': request.url.startsWith(CALENDAR) ? 'private, no-cache' : 'no-store' };
}

export const security = plugin<{ tls: boolean }>(async (app, { tls }) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request, tls));
  });
  // overrides the upstream's header when this server is a proxy
  app.addHook('onSend', async (request, reply) => {
    reply.headers(cachingOf(request));
  });
});
