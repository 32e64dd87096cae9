import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { Notification } from '../dataProvider/inbox';
import { useNotificationText } from './useNotificationText';
import { NOTIFICATIONS } from './useUnseen';

/** The text that announces new notifications to screen readers; refreshes an open list of them. */
export function Arrivals({ arrived }: { arrived: readonly [Notification, ...Notification[]] }) {
  const translate = useTranslate();
  const textOf = useNotificationText();
  const queries = useQueryClient();
  const [latest] = arrived;
  useEffect(() => {
    if (latest) void queries.invalidateQueries({ queryKey: [...NOTIFICATIONS, 'getList'] });
  }, [latest, queries]);
  const text =
    arrived.length > 1
      ? translate('resources.notifications.severalArrived', { count: arrived.length })
      : translate('resources.notifications.arrived', { message: textOf(latest) });
  // A changed key makes a screen reader read the same text again.
  return <span key={latest.id}>{text}</span>;
}
