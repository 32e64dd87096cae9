import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Notification } from '../dataProvider/inbox';
import { ClampedText, InstantText } from '../fields/cells';
import type { TableColumn } from '../list/table/tableColumns';
import { kindOf } from './kinds';
import { useNotificationText } from './useNotificationText';

const words = 'resources.notifications';

type Shown = Omit<Notification, 'id'>;

const column = (source: keyof Shown, shown: Pick<TableColumn<Shown>, 'render' | 'width'>) => ({
  source,
  label: `${words}.columns.${source}`,
  sortable: false,
  ...shown,
});

/** The lists' columns between S/N and the actions. */
export const notificationColumns: readonly TableColumn<Shown>[] = [
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
  if (!notification.link) return <ClampedText text={text} />;
  return (
    <Link component={RouterLink} to={notification.link} sx={{ overflowWrap: 'anywhere' }}>
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
