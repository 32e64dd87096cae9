import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import type { NotificationType } from '../../domain/notifications';
import type { Notification } from '../dataProvider/inbox';
import { RegisterList } from '../list/RegisterList';
import { RegisterTable } from '../list/table/RegisterTable';
import { MarkAsReadButton } from './MarkAsReadButton';
import { notificationColumns } from './notificationColumns';
import { useMarking } from './useMarking';
import { useKnownUnseen } from './useUnseen';

export const AllNotifications = () => <NotificationList />;
export const BillList = () => <NotificationList type="BILL" />;
export const LeaveList = () => <NotificationList type="LEAVE" />;

/** The person's notifications, of one type or of all; on a foreign server only the unseen ones. */
function NotificationList({ type }: { type?: NotificationType }) {
  const translate = useTranslate();
  const title = translate(`resources.notifications.lists.${type ?? 'all'}`);
  return (
    <RegisterList
      key={type}
      title={title}
      breadcrumb={[{ label: title }]}
      sort={NEWEST_FIRST}
      only={type && { type }}
      actions={<MarkAllButton type={type} />}
      toolbar={null}
    >
      <RegisterTable<Notification & { id: number }>
        columns={notificationColumns}
        rowNumbers="continuous"
        rowActions={ROW_ACTIONS}
      />
    </RegisterList>
  );
}

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;

function MarkAllButton({ type }: { type: NotificationType | undefined }) {
  const translate = useTranslate();
  const { markAllAsRead, isMarkingAll } = useMarking();
  const isOther = ({ notificationType }: Notification) => type !== undefined && notificationType !== type;
  const isNoneUnseen = useKnownUnseen()?.every(isOther) ?? false;
  const markAll = () => {
    if (isMarkingAll) return;
    document.getElementById('page-title')?.focus(); // the button is disabled once all are marked
    markAllAsRead(type);
  };
  return (
    <Button variant="outlined" disabled={isNoneUnseen} onClick={markAll}>
      {translate('resources.notifications.markAllAsRead')}
    </Button>
  );
}

function RowAction() {
  const notification = useRecordContext<Notification>();
  if (!notification || notification.seen) return null;
  return <MarkAsReadButton notification={notification} />;
}

const ROW_ACTIONS = [{ heading: 'lists.actions', buttons: <RowAction /> }];
