import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError, busy } from '../errors';
import { finished } from 'node:stream';
import { createSemaphore } from '../../semaphore';
import { networkOf } from '../addresses';
import { takeTurn } from '../turns';
import { gzip } from 'node:zlib';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Accepts only JSON in UTF-8 with its content type. Invalid UTF-8 is refused rather than stored as
 * replacement characters. An empty body counts as no body, since some clients send a content type with
 * DELETE. A body that is too large, nested too deeply or has too many values is refused while it arrives.
 */
export const jsonBodies = plugin(async (app) => {
  const parser = app.getDefaultJsonParser('error', 'error');
  const parse = promisify<FastifyRequest, string, unknown>((...given) => void parser(...given));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    try {
      const body = await read(request, payload);
      return body.length === 0 ? undefined : await parse(request, utf8.decode(body));
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError(400, 'notJson');
    }
  });
});

/** Reads a body. @throws ApiError 413 and 400; whatever of the body is still to come then remains unread */
async function read(request: FastifyRequest, payload: IncomingMessage): Promise<Buffer> {
  const { bodyLimit } = request.routeOptions;
  if (Number(request.headers['content-length']) > bodyLimit) throw new ApiError(413, 'tooLarge');
  const most = mostValuesOf(request);
  const problemOf = createShapeCheck(most);
  const chunks: Buffer[] = [];
  let size = 0;
  // destroying the request would close its connection before the refusal is sent
  for await (const bytes of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    const problem = problemOf(bytes);
    if (problem) throw refused(problem, most);
    size += bytes.length;
    if (size > bodyLimit) throw new ApiError(413, 'tooLarge');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks, size);
}

const mostValuesOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.mostValues ?? MOST_VALUES;

const refused = (problem: ShapeProblem, mostValues: number) =>
  new ApiError(400, problem, { params: { max: { tooDeep: MAX_DEPTH, tooManyValues: mostValues }[problem] } });

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The maximum number of values in a body, for routes that take sheets rather than forms. */
    mostValues?: number;
  }
}

/** Maximum nesting of objects and arrays in a body; a form has four levels. */
const MAX_DEPTH = 32;

/** Maximum number of values in a body, unless the route allows more; a form sends about a hundred. */
const MOST_VALUES = 2000;

type ShapeProblem = 'tooDeep' | 'tooManyValues';

/**
 * Checks nesting and number of values of a JSON text while its bytes arrive, in one pass. JSON.parse would
 * take much time and memory for a thousand levels or a hundred thousand values.
 * @returns a function to call with each chunk; it returns the first limit that is exceeded, else null.
 */
export function createShapeCheck(mostValues = MOST_VALUES): (bytes: Uint8Array) => ShapeProblem | null {
  let depth = 0;
  let values = 1;
  let inText = false;
  let escaped = false;
  return (bytes) => {
    for (const byte of bytes) {
      if (inText) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inText = false;
      } else if (byte === QUOTE) inText = true;
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth += 1;
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1;
      else if (byte === COMMA) values += 1;
      if (depth > MAX_DEPTH) return 'tooDeep';
      if (values > mostValues) return 'tooManyValues';
    }
    return null;
  };
}

const [QUOTE, BACKSLASH, COMMA, OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = Buffer.from('"\\,{}[]');

/** In bytes. Forms are smaller, except those with a logo. */
const LARGE = 64 * 1024;

/**
 * Maximum time to receive a large body once it has a slot, in milliseconds; a logo then arrives with at least
 * 14 KiB a second.
 */
const DEADLINE = 10_000;

/**
 * Limits how many large bodies are read at once, in all and per IP address, so that memory and the response
 * times of other requests stay bounded however many are sent. A queued body is not read. Public routes refuse
 * large bodies, since no sign-in request needs one.
 */
export const largeBodies = plugin<{ deadline?: number }>(async (app, { deadline = DEADLINE }) => {
  const slots = createSemaphore<string>({ atOnce: 8, limitsOf: () => ({ slots: 4, queue: 500 }) });

  app.addHook('onRequest', async (request, reply) => {
    if (!isLarge(request)) return;
    if (request.routeOptions.config.access === 'public') throw new ApiError(413, 'tooLarge');
    const key = networkOf(request.ip);
    const release = await takeTurn(reply, slots, { key, maxWait: 4000, refusal: busy });
    if (!release) return reply.hijack();
    const timer = setTimeout(() => request.raw.destroy(), deadline);
    request.raw.once('end', () => clearTimeout(timer));
    finished(reply.raw, () => {
      clearTimeout(timer);
      release();
    });
  });
});

/** Whether a body is large or of undeclared length. */
const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGE;

const compress = promisify(gzip);

/** In characters. A response that fits into one packet would not arrive sooner compressed. */
const MIN_LENGTH = 1400;

/**
 * Gzips API responses; a list shrinks to a seventh. `/oauth` is left out, because the length of a compressed
 * response leaks information about the tokens in it (BREACH). API responses hold no secret and require an
 * Authorization header, which another site's page cannot send. Streams are not compressed: large pages and
 * proxied responses.
 */
export const compression = plugin(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api/') || typeof payload !== 'string') return payload;
    reply.header('vary', 'accept-encoding');
    if (payload.length < MIN_LENGTH || !acceptsGzip(request.headers['accept-encoding'])) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compress(payload);
  });
});

/** Whether the header names `gzip` with a weight other than 0. */
const acceptsGzip = (accepted: string | string[] | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(accepted ?? ''));
