import PlainIcon from '@mui/icons-material/NotificationsOutlined';
import LeaveIcon from '@mui/icons-material/EventBusyOutlined';
import BillIcon from '@mui/icons-material/ReceiptLongOutlined';
import HearingIcon from '@mui/icons-material/EventOutlined';
import LimitIcon from '@mui/icons-material/HourglassBottomOutlined';
import MoneyIcon from '@mui/icons-material/AccountBalanceOutlined';
import FileIcon from '@mui/icons-material/FolderOutlined';
import SystemIcon from '@mui/icons-material/DnsOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { AlertType } from '../../domain/alerts';
import {
  backupWarningTypes,
  type NotificationType,
  serverNotifications,
  type ServerNotificationType,
} from '../../domain/notifications';
import { useTranslate } from 'react-admin';
import type { Notification } from '../dataProvider/inbox';

interface Kind {
  Icon: SvgIconComponent;
  /** A key of the catalogue. */
  name: string;
  /** Where a click on the notification leads, unless it has a link of its own. */
  path: string;
}

export const ALL_PATH = '/all-notifications';

const kind = (type: string, Icon: SvgIconComponent, path = ALL_PATH): Kind => ({
  Icon,
  name: `resources.notifications.types.${type}`,
  path,
});

const kinds: Record<NotificationType | AlertType, Kind> = {
  BILL: kind('BILL', BillIcon, '/bill-list'),
  LEAVE: kind('LEAVE', LeaveIcon, '/leave-list'),
  HEARING: kind('HEARING', HearingIcon),
  LIMIT: kind('LIMIT', LimitIcon),
  MONEY: kind('MONEY', MoneyIcon),
  FILE: kind('FILE', FileIcon),
  SYSTEM: kind('SYSTEM', SystemIcon),
};

const plain = kind('other', PlainIcon);

const isKnown = (type: string): type is keyof typeof kinds => Object.hasOwn(kinds, type);

/** A notification's icon, name and target, by its type. */
export function kindOf(type: string): Kind {
  if ((backupWarningTypes as readonly string[]).includes(type)) return kinds.SYSTEM;
  return isKnown(type) ? kinds[type] : plain;
}

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
