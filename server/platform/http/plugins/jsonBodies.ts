import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { createShapeCheck, DEEPEST, MOST_VALUES, type ShapeProblem } from '../bodyShape';
import { ApiError } from '../errors';

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
  new ApiError(400, problem, { params: { max: { tooDeep: DEEPEST, tooManyValues: mostValues }[problem] } });

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The maximum number of values in a body, for routes that take sheets rather than forms. */
    mostValues?: number;
  }
}
