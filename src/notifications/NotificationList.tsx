import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import type { NotificationType } from '../../domain/notifications';
import type { Notification } from '../dataProvider/inbox';
import { RegisterList } from '../list/RegisterList';
import { RegisterTable } from '../list/table/RegisterTable';
import { MarkAsReadButton, useMarking } from './MarkAsReadButton';
import { useKnownUnseen } from './useUnseen';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { InstantText } from '../fields/cells';
import type { TableColumn } from '../list/table/tableColumns';
import { kindOf, useNotificationText } from './kinds';

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

const words = 'resources.notifications';

type Shown = Omit<Notification, 'id'>;

const column = (source: keyof Shown, shown: Pick<TableColumn<Shown>, 'render' | 'width'>) => ({
  source,
  label: `${words}.columns.${source}`,
  sortable: false,
  ...shown,
});

/** The lists' columns between S/N and the actions. */
const notificationColumns: readonly TableColumn<Shown>[] = [
  column('notificationType', {
    width: '7rem',
    render: ({ notificationType }) => <TypeName type={notificationType} />,
  }),
  column('shortMessage', {
    width: '18rem',
    render: (notification) => <Message {...notification} />,
  }),
  column('addDateTime', {
    width: '9rem',
    render: ({ addDateTime }) => <InstantText instant={addDateTime} />,
  }),
  column('seen', { width: '5rem', render: ({ seen }) => <Status seen={seen} /> }),
];

function Message(notification: Shown) {
  const textOf = useNotificationText();
  const text = textOf(notification);
  if (!notification.link) return text;
  return (
    <Link component={RouterLink} to={notification.link}>
      {text}
    </Link>
  );
}

function TypeName({ type }: { type: string }) {
  const translate = useTranslate();
  const { Icon, name } = kindOf(type);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Icon fontSize="small" color="primary" />
      {translate(name)}
    </Box>
  );
}

function Status({ seen }: { seen: boolean }) {
  const translate = useTranslate();
  return (
    <span style={{ fontWeight: seen ? 400 : 600 }}>{translate(`${words}.${seen ? 'read' : 'unread'}`)}</span>
  );
}
