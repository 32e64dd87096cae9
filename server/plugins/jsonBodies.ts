import plugin from 'fastify-plugin';
import { ApiError } from '../errors';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * A body is JSON in UTF-8, and says so. Bytes that are no UTF-8 are refused, not stored as replacement
 * characters; an empty body is none, for clients that name a type even with a DELETE.
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
});
