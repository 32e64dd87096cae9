import type { FastifyBaseLogger } from 'fastify';
import type { ApiError } from './errors';

const ONE_SECOND = 1000;

/**
 * Logs requests that are refused because of an outage: the first at once, then one line a second with how
 * many more there were. Of the error only what it is called, since each request has the same.
 */
export function outageLog() {
  let refused = 0;
  let timer: NodeJS.Timeout | undefined;
  return (answer: ApiError, cause: Error, log: FastifyBaseLogger) => {
    refused += 1;
    if (timer) return;
    const write = () => {
      log.error({ code: answer.code, cause: nameOf(cause), refused }, 'requests refused during an outage');
      refused = 0;
      timer = setTimeout(again, ONE_SECOND).unref();
    };
    const again = () => {
      timer = undefined;
      if (refused > 0) write();
    };
    write();
  };
}

const nameOf = (error: NodeJS.ErrnoException) => error.code ?? error.name;
