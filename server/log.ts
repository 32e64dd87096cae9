import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/**
 * One JSON line an event. No password, code or token reaches it: the query of /oauth is cut, and neither
 * headers nor bodies are logged.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const serializers = { req: requestLine, err: errorLine };
  return pino({ level, serializers }, destination ?? pino.destination(1));
}

/**
 * What went wrong and where in the code. Named one by one, since an error may carry a whole connection
 * with its cancel key, or the values of a row (`detail`, `where`).
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

/** PostgreSQL's errors of class 22 quote the value that is wrong; in others quotes hold names of the schema. */
const messageOf = ({ code, message }: PostgresError) =>
  /^22[0-9A-Z]{3}$/.test(code ?? '') ? message.replace(/".*"/s, '"…"') : message;

/** The lines before the frames repeat the message. */
const isFrame = (line: string) => line.startsWith('    at ');

const requestLine = (request: { method: string; url: string; ip?: string }) => ({
  method: request.method,
  url: withoutSecrets(request.url),
  remoteAddress: request.ip,
});

const MAY_HOLD_SECRETS = /oauth|password|token/i;

/** `/oauth/token?password=…` → `/oauth/token?[redacted]`; a mistyped address of it too. */
export const withoutSecrets = (url: string): string =>
  MAY_HOLD_SECRETS.test(url) ? url.replace(/\?.*$/s, '?[redacted]') : url;
