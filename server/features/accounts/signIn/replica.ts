import plugin from 'fastify-plugin';
import { readingReplica } from '../../../platform/database/replica';
import { hasJustWritten, keepWrite } from './browserCookies';

/** The URL paths of lists and figures. Exports are lists that are read in one page. */
const LISTS =
  /^\/api\/(case|casebook)\/([\w-]*page[\w-]*|get-all-user|proceedings|hearings|limits|changes|events|deleted|v2\/dashboard-info|month-wise-case-info|section-wise-case-summary)$/;

/**
 * Lets a replica answer requests for lists and figures, except those of a browser that has written within the last
 * seconds, since the replica may lack what it has just saved.
 */
export const replica = plugin(async (app) => {
  app.addHook('preHandler', (request, _reply, done) => {
    // programs keep no cookie that says that they have just written
    const mayBeOld =
      request.method === 'GET' && !request.user?.token && LISTS.test(request.routeOptions.url ?? '');
    if (mayBeOld && !hasJustWritten(request)) readingReplica(done);
    else done();
  });
  app.addHook('onSend', async (request, reply) => {
    const isWrite = request.method !== 'GET' && request.url.startsWith('/api/');
    if (isWrite && reply.statusCode < 400) keepWrite(request, reply);
  });
});
