import type { FastifyBaseLogger } from 'fastify';
import type { ApiError } from './http/errors';

const ONE_SECOND = 1000;

/**
 * Logs requests refused during an outage: the first at once, then one line a second with their number. Logs
 * only the code of the latest error, since the stack is the same each time.
 */
export function outageLog() {
  let refused = 0;
  let latest: { code: string; cause: string };
  let timer: NodeJS.Timeout | undefined;

  const write = (log: FastifyBaseLogger) => {
    log.error({ ...latest, refused }, 'requests refused during an outage');
    refused = 0;
    timer = setTimeout(() => {
      timer = undefined;
      if (refused > 0) write(log);
    }, ONE_SECOND).unref();
  };

  return (answer: ApiError, cause: NodeJS.ErrnoException, log: FastifyBaseLogger) => {
    refused += 1;
    latest = { code: answer.code, cause: cause.code ?? cause.name };
    if (!timer) write(log);
  };
}
