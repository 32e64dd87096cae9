import { finished, Transform } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { createShapeCheck, DEEPEST, MOST_VALUES, type ShapeProblem } from '../bodyShape';
import { ApiError, busy } from '../errors';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** How many bytes of bodies are held at once; a form sends some ten KiB, with a logo 140. */
const MOST_HELD = 64 * 1024 * 1024;

/**
 * A body is JSON in UTF-8, and says so. Bytes that are no UTF-8 are refused, not stored as replacement
 * characters; an empty body is none, for clients that name a type even with a DELETE. One that is too deep
 * or too wide is refused as soon as that is seen, before it is held whole, let alone parsed.
 */
export const jsonBodies = plugin(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      void parse(request, utf8.decode(body), done);
    } catch {
      done(new ApiError(400, 'notJson'));
    }
  });

  let held = 0;
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request.headers)) return done(null, payload);
    const problemOf = isJson(request.headers) ? createShapeCheck() : () => null;
    let own = 0;
    const checked = new Transform({
      transform(bytes: Buffer, _encoding, pass) {
        own += bytes.length;
        held += bytes.length;
        const problem = problemOf(bytes);
        if (problem) return pass(refused(problem));
        if (held > MOST_HELD) return pass(busy());
        pass(null, bytes);
      },
    });
    finished(reply.raw, () => (held -= own));
    payload.on('error', (error) => checked.destroy(error));
    done(null, payload.pipe(checked));
  });
});

type Headers = FastifyRequest['headers'];

const hasBody = (headers: Headers) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isJson = (headers: Headers) => headers['content-type']?.toLowerCase().startsWith('application/json');

const refused = (problem: ShapeProblem) =>
  new ApiError(400, problem, { params: { max: { tooDeep: DEEPEST, tooManyValues: MOST_VALUES }[problem] } });
