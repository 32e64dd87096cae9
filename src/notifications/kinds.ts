import PlainIcon from '@mui/icons-material/NotificationsOutlined';
import LeaveIcon from '@mui/icons-material/EventBusyOutlined';
import BillIcon from '@mui/icons-material/ReceiptLongOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { notificationTypes, type NotificationType } from '../../domain/notifications';

interface Kind {
  Icon: SvgIconComponent;
  /** A key of the catalogue. */
  name: string;
  /** Where clicking it leads. */
  path: string;
}

export const ALL_PATH = '/all-notifications';

const kinds: Record<NotificationType, Kind> = {
  BILL: { Icon: BillIcon, name: 'resources.notifications.types.BILL', path: '/bill-list' },
  LEAVE: { Icon: LeaveIcon, name: 'resources.notifications.types.LEAVE', path: '/leave-list' },
};

const plain: Kind = { Icon: PlainIcon, name: 'resources.notifications.types.other', path: ALL_PATH };

const isKnown = (type: string): type is NotificationType =>
  (notificationTypes as readonly string[]).includes(type);

/** A notification's icon, name and target, by its type. */
export const kindOf = (type: string): Kind => (isKnown(type) ? kinds[type] : plain);
