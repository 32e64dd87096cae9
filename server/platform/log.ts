import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/**
 * Writes one JSON line per event. Passwords, codes and tokens are never logged: the query string of /oauth is
 * removed, and neither headers nor bodies are logged.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const serializers = { req: requestLine, err: errorLine };
  return pino({ level, serializers }, destination ?? pino.destination(1));
}

/**
 * An error's loggable properties. Lists them one by one, since an error may hold a whole connection with its
 * cancel key, or the values of a row (`detail`, `where`).
 */
function errorLine(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, code, constraint, table, column, stack = '', cause } = error as PostgresError;
  return {
    type: error.constructor.name || name,
    code,
    message: messageOf(error),
    constraint,
    table,
    column,
    stack: stack.split('\n').filter(isFrame).join('\n'),
    ...(cause instanceof Error && { cause: errorLine(cause) }),
  };
}

interface PostgresError extends Error {
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
}

/** PostgreSQL errors of class 22 quote the invalid value; other classes quote only names of the schema. */
const messageOf = ({ code, message }: PostgresError) =>
  /^22[0-9A-Z]{3}$/.test(code ?? '') ? message.replace(/".*"/s, '"…"') : message;

/** Whether a line of a stack trace is a frame; the lines before the frames repeat the message. */
const isFrame = (line: string) => line.startsWith('    at ');

const requestLine = (request: { method: string; url: string; ip?: string }) => ({
  method: request.method,
  url: withoutSecrets(request.url),
  remoteAddress: request.ip,
});

const MAY_HOLD_SECRETS = /oauth|password|token/i;

/**
 * `/oauth/token?password=…` → `/oauth/token?[redacted]`; also for mistyped paths such as `/oauht/token`. The secret of
 * a calendar, which is in its path, is removed too.
 */
export function withoutSecrets(url: string): string {
  const shown = MAY_HOLD_SECRETS.test(decoded(url)) ? url.replace(/\?.*$/s, '?[redacted]') : url;
  if (!CALENDAR.test(decoded(shown))) return shown;
  return CALENDAR.test(shown) ? shown.replace(CALENDAR, '$1[redacted]') : '[redacted]';
}

const CALENDAR = /(calendar\/).*$/is;

/** The decoded URL, by which the router finds routes. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
