import { z } from 'zod';
import { access } from '../../platform/http/access';
import { checked, idParams, idText, plainText, type App } from '../../platform/http/checking';
import type { Db } from '../../platform/database/schema';
import { contractPage, pageQuery } from '../../platform/http/paging';
import {
  id,
  listAnswer,
  pageAnswer,
  routeUnder,
  text,
  instant,
  objectAnswer,
  integer,
} from '../../platform/http/responses';
import { markAllAsRead, markAsRead, pageOfNotifications, unseenNotifications } from './notifications';
import { languageOf } from '../../platform/mail';
import { writeOf } from '../../platform/writes/idempotency';

const route = routeUnder('notifications');

const record = objectAnswer({
  id,
  notificationType: {
    type: 'string',
    description: 'BILL, LEAVE, an alert’s HEARING, LIMIT, FILE or SYSTEM, or any other',
  },
  shortMessage: text,
  addDateTime: instant,
  seen: { type: 'boolean', description: 'of our own server only' },
  link: { type: 'string', description: 'of its alerts only: an address of the UI' },
});

const listQuery = z.object({
  page: pageQuery.page,
  size: pageQuery.size.transform((size) => Math.min(size, 200)),
  type: plainText,
});

const markQuery = z.object({ upTo: z.preprocess((sent) => sent || undefined, idText.optional()) });

/** Notifications; users see only their own (docs/contract.md, "Notifications"). */
export async function notificationRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/api/attendance_server/unseenNotifications',
    route(access('notifications', 'read'), 'What the user has not seen yet', listAnswer(record)),
    (request) => unseenNotifications(db, request.user.userId, languageOf(request)),
  );

  app.patch(
    '/api/attendance_server/notifications/changeSeenStatus/:id',
    route(access('notifications', 'edit'), 'Mark one as read', record, { params: idParams }),
    (request) => markAsRead(db, request.params.id, languageOf(request), writeOf(request)),
  );

  app.put(
    '/api/attendance_server/notifications/markAllAsRead',
    route(
      access('notifications', 'edit'),
      'Mark all as read, or those up to an id',
      objectAnswer({ marked: integer }),
      { querystring: checked(markQuery) },
    ),
    (request) => markAllAsRead(db, request.query.upTo, writeOf(request)),
  );

  app.get(
    '/api/casebook/notifications',
    route(access('notifications', 'read'), 'All that the user was told, seen or not', pageAnswer(record), {
      querystring: checked(listQuery),
    }),
    async (request) => {
      const { user, query } = request;
      const language = languageOf(request);
      return contractPage(query, await pageOfNotifications(db, user.userId, { ...query, language }));
    },
  );
}
