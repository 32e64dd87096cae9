import { useTranslate } from 'react-admin';
import type { Notification } from '../dataProvider/inbox';
import { useNotificationText } from './kinds';

/** The announcement of new notifications: the text of a single one, the number of several. */
export function ArrivalText({ latest, count }: { latest: Notification; count: number }) {
  const translate = useTranslate();
  const textOf = useNotificationText();
  return (
    <span>
      {count > 1
        ? translate('resources.notifications.severalArrived', { count })
        : translate('resources.notifications.arrived', { message: textOf(latest) })}
    </span>
  );
}
