import { useTranslate } from 'react-admin';
import { serverNotifications, type ServerNotificationType } from '../../domain/notifications';
import type { Notification } from '../dataProvider/inbox';

/** A notification's text: translated if our own server wrote it, else as written. */
export function useNotificationText() {
  const translate = useTranslate();
  return ({
    notificationType: type,
    shortMessage,
  }: Pick<Notification, 'notificationType' | 'shortMessage'>) =>
    isOfServer(type) && serverNotifications[type] === shortMessage
      ? translate(`resources.notifications.told.${type}`)
      : shortMessage;
}

const isOfServer = (type: string): type is ServerNotificationType => Object.hasOwn(serverNotifications, type);
