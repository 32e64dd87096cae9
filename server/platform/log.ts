import { inspect } from 'node:util';
import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/**
 * Writes one line per event. Passwords, codes and tokens are never logged: the query string of /oauth is
 * removed, and neither headers nor bodies are logged.
 */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Log {
  const serializers = { req: requestLine, err: errorLine };
  return pino({ level, serializers }, destination);
}

/** Standard output: sentences on a terminal, else JSON. */
export function standardOutput(
  format: 'text' | 'json' = process.stdout.isTTY ? 'text' : 'json',
): DestinationStream {
  const output = pino.destination(1);
  return format === 'json' ? output : { write: (line) => output.write(asText(line)) };
}

interface Line {
  level: number;
  time: number;
  msg?: string;
  err?: { type: string; message?: string; stack?: string };
}

/** `{"level":40,"msg":"…","code":"x"}` → `16:05:09 Warning: … (code: 'x')`, and an error in lines below. */
export function asText(json: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(json) as Line;
  const facts = Object.entries(rest)
    .filter(([name]) => name !== 'pid' && name !== 'hostname')
    .map(([name, value]) => `${name}: ${inspect(value, { breakLength: Infinity })}`);
  const said = `${new Date(time).toTimeString().slice(0, 8)} ${LEVELS[level]}: ${msg ?? ''}`;
  return [
    facts.length ? `${said} (${facts.join(', ')})` : said,
    err && `${err.type}: ${err.message}`,
    err?.stack,
  ]
    .filter(Boolean)
    .join('\n')
    .concat('\n');
}

const LEVELS: Record<number, string> = { 20: 'Debug', 30: 'Note', 40: 'Warning', 50: 'Error', 60: 'Fatal' };

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
