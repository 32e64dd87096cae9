import { Transform } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { createShapeCheck, DEEPEST, MOST_VALUES, type ShapeProblem } from '../http/bodyShape';
import { ApiError } from '../http/errors';
import { isLarge } from './largeBodies';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Accepts only JSON in UTF-8 with its content type. Invalid UTF-8 is refused rather than stored as
 * replacement characters. An empty body counts as no body, since some clients send a content type with
 * DELETE. A body that is nested too deeply or has too many values is refused before it is parsed; if it is
 * large, even before it is buffered.
 */
export const jsonBodies = plugin(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const most = mostValuesOf(request);
    const problem = createShapeCheck(most)(body);
    if (problem) return done(refused(problem, most));
    try {
      void parse(request, utf8.decode(body), done);
    } catch {
      done(new ApiError(400, 'notJson'));
    }
  });

  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!isLarge(request) || !isJson(request)) return done(null, payload);
    const most = mostValuesOf(request);
    const problemOf = createShapeCheck(most);
    const checked = new Transform({
      transform(bytes: Buffer, _encoding, pass) {
        const problem = problemOf(bytes);
        if (problem) pass(refused(problem, most));
        else pass(null, bytes);
      },
    });
    payload.on('error', (error) => checked.destroy(error));
    // Nobody else listens when the route reads no body, or has refused it already for its length.
    checked.on('error', () => {});
    done(null, payload.pipe(checked));
  });
});

const isJson = ({ headers }: FastifyRequest) =>
  headers['content-type']?.toLowerCase().startsWith('application/json');

const mostValuesOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.mostValues ?? MOST_VALUES;

const refused = (problem: ShapeProblem, mostValues: number) =>
  new ApiError(400, problem, { params: { max: { tooDeep: DEEPEST, tooManyValues: mostValues }[problem] } });

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The maximum number of values in a body, for routes that take sheets rather than forms. */
    mostValues?: number;
  }
}
