import { http } from 'msw';
import { idIn, type ForeignRecord, type Guarded } from './foreignAnswers';
import type { ForeignServer } from './foreignServer';

/** A notification in a foreign server's format, its time without a zone. */
export const notification = (id: number, notificationType: string, given: ForeignRecord = {}) => ({
  id,
  notificationType,
  shortMessage: `Message ${id}`,
  addDateTime: [2026, 11, 20, 9, id],
  ...given,
});

/** A foreign server returns only unseen notifications, unordered, and drops them once seen. */
export const notificationHandlers = (foreign: ForeignServer, guarded: Guarded) => [
  http.get(
    '/api/attendance_server/unseenNotifications',
    guarded(() => foreign.notifications),
  ),
  http.patch(
    /\/api\/attendance_server\/notifications\/changeSeenStatus\/\d+$/,
    guarded((request) => {
      foreign.notifications = foreign.notifications.filter(({ id }) => id !== idIn(request));
      return {};
    }),
  ),
  http.put(
    '/api/attendance_server/notifications/markAllAsRead',
    guarded(() => {
      foreign.notifications = [];
      return {};
    }),
  ),
];
