import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest, FastifyBaseLogger } from 'fastify';
import plugin from 'fastify-plugin';
import { isDeadlock, isOutage, OutcomeUnknown } from '../../database/errors';
import { ApiError, approvalNeeded, busy, noSpace, unavailable } from '../errors';

/** Sends every error in one format, without SQL, file names or stack traces. */
export const errors = plugin(async (app) => {
  const logOutage = outageLog();
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const known = error instanceof ApiError ? error : translate(error, request);
    if (known.status === 503) logOutage(known, error, app.log);
    else if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(known, request, reply);
  });
});

export function sendError(error: ApiError, request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(error.status)
    .headers(error.headers)
    .send({
      status: error.status,
      error: STATUS_CODES[error.status],
      message: error.message,
      path: request.url.split('?')[0],
      timestamp: new Date().toISOString(),
      code: error.code,
      params: error.params,
      ...(error.errors && { errors: error.errors }),
      ...(error.usedBy && { usedBy: error.usedBy.map(({ resource, count }) => ({ resource, count })) }),
    });
}

/** Maps errors of Fastify, the body parser and PostgreSQL to ours. */
function translate(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof OutcomeUnknown)
    return unavailable(request.headers['idempotency-key'] ? 'outcomeUnknown' : 'outcomeUnknownLookUp');
  const unapproved = approvalNeeded(error, request.user?.roles ?? []);
  if (unapproved) return unapproved;
  if ('constraint' in error && error.constraint === 'money_entry_total')
    return new ApiError(409, 'totalOutside');
  if (error.code === DISK_FULL) return noSpace();
  if (isDeadlock(error)) return busy(); // still a deadlock after several tries; nothing was saved
  if (isOutage(error)) return unavailable(isWrite(request) ? 'notSaved' : 'unavailable');
  if (error.statusCode === 413) return new ApiError(413, 'tooLarge');
  if (error.code?.startsWith('FST_ERR_CTP') || error instanceof SyntaxError)
    return new ApiError(400, 'notJson');
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new ApiError(error.statusCode, 'invalid');
  }
  return new ApiError(500, 'internal');
}

const DISK_FULL = '53100';
/** Whether the user expects something to be saved; a read or a sign-in saves nothing. */
const isWrite = ({ method, url }: FastifyRequest) =>
  !['GET', 'HEAD'].includes(method) && url.startsWith('/api/');

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
