import type { AlertType } from '../../../domain/alerts';
import { serverNotifications, type NotificationType } from '../../../domain/notifications';
import { notificationBell } from './names';

/** `resources.notifications`: the bell, its panel and the three lists. */
const notifications = {
  ...notificationBell,
  arrived: 'New notification: %{message}',
  severalArrived: '%{count} new notifications',
  panel: {
    empty: 'You have read all your notifications.',
    showAll: 'Show All',
    several: '%{smart_count} message |||| %{smart_count} messages',
  },
  markAsRead: 'Mark as read',
  markAsReadOf: 'Mark as read: %{message}',
  markAllAsRead: 'Mark all as read',
  lists: {
    all: 'All Notifications',
    BILL: 'Bill List',
    LEAVE: 'Leave List',
  },
  types: {
    BILL: 'Bill',
    LEAVE: 'Leave',
    HEARING: 'Hearing',
    LIMIT: 'Time limit',
    MONEY: 'Money',
    FILE: 'File',
    SYSTEM: 'System',
    other: 'Notification',
  } satisfies Record<NotificationType | AlertType | 'other', string>,
  told: serverNotifications,
  columns: {
    notificationType: 'Type',
    shortMessage: 'Message',
    addDateTime: 'Time',
    seen: 'Status',
  },
  read: 'Read',
  unread: 'Unread',
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { resources: { notifications } };
