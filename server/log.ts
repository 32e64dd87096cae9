import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/**
 * One JSON line an event. No password, code or token reaches it: the query of /oauth is cut, and neither
 * headers nor bodies are logged.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino({ level, serializers: { req: requestLine } }, destination ?? pino.destination(1));
}

const requestLine = (request: { method: string; url: string; ip?: string }) => ({
  method: request.method,
  url: withoutSecrets(request.url),
  remoteAddress: request.ip,
});

const MAY_HOLD_SECRETS = /oauth|password|token/i;

/** `/oauth/token?password=…` → `/oauth/token?[redacted]`; a mistyped address of it too. */
export const withoutSecrets = (url: string): string =>
  MAY_HOLD_SECRETS.test(url) ? url.replace(/\?.*$/s, '?[redacted]') : url;
