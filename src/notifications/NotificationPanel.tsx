import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { dayInDhaka, formatDay } from '../../domain/dates';
import type { Notification } from '../dataProvider/inbox';
import { useLanguage } from '../i18n/useLanguage';
import { ALL_PATH, kindOf, useNotificationText } from './kinds';
import { useMarking, MarkAsReadButton } from './MarkAsReadButton';
import { RetryAlert } from '../page/PageFrame';
import ButtonBase from '@mui/material/ButtonBase';
import { InstantText } from '../fields/cells';

interface Props {
  /** Undefined until the server has answered. */
  unseen: readonly Notification[] | undefined;
  error: Error | null;
  onRetry: () => unknown;
  onClose: () => void;
}

/** Unseen notifications, the newest first, and a link to all. */
export function NotificationPanel({ unseen, error, onRetry, onClose }: Props) {
  const translate = useTranslate();
  const { markAllAsRead } = useMarking();
  const markAll = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears with the marked notifications, so the dialog gets the focus.
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
    markAllAsRead(undefined);
  };
  return (
    <>
      <Box sx={head}>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, flexGrow: 1 }}>
          {translate('resources.notifications.name')}
        </Typography>
        {unseen && unseen.length > 0 && (
          <Button size="small" onClick={markAll}>
            {translate('resources.notifications.markAllAsRead')}
          </Button>
        )}
      </Box>
      {error && <RetryAlert onRetry={onRetry}>{error.message}</RetryAlert>}
      {!unseen && !error && <LinearProgress aria-label={translate('layout.loading')} />}
      {unseen?.length === 0 && (
        <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
          {translate('resources.notifications.panel.empty')}
        </Typography>
      )}
      {unseen && unseen.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {byDayAndKind(unseen).map((group) =>
            group.length === 1 ? (
              <UnseenNotification key={group[0]!.id} notification={group[0]!} onOpen={onClose} />
            ) : (
              <UnseenGroup key={group[0]!.id} group={group} onOpen={onClose} />
            ),
          )}
        </Box>
      )}
      <Box sx={foot}>
        <Button component={Link} to={ALL_PATH} fullWidth onClick={onClose}>
          {translate('resources.notifications.panel.showAll')}
        </Button>
      </Box>
    </>
  );
}

const dayOf = ({ addDateTime }: Notification) => addDateTime && dayInDhaka(new Date(addDateTime));

/** The notifications of one day and kind together, in the order of the latest of each. */
function byDayAndKind(unseen: readonly Notification[]): Notification[][] {
  const groups = new Map<string, Notification[]>();
  for (const notification of unseen) {
    const key = `${dayOf(notification)} ${kindOf(notification.notificationType).name}`;
    groups.set(key, [...(groups.get(key) ?? []), notification]);
  }
  return [...groups.values()];
}

interface GroupProps {
  group: Notification[];
  onOpen: () => void;
}

/** Several notifications of one day and kind: one line, which opens them. */
function UnseenGroup({ group, onOpen }: GroupProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { Icon, name } = kindOf(group[0]!.notificationType);
  const day = dayOf(group[0]!);
  return (
    <Box component="li" sx={{ '& + &, li + &, & + li': { borderTop: 1, borderColor: 'divider' } }}>
      <details>
        <Box component="summary" sx={summary}>
          <Icon color="primary" />
          <span>
            {translate(name)}
            {day && ` · ${formatDay(day, language)}`} ·{' '}
            <strong>
              {translate('resources.notifications.panel.several', { smart_count: group.length })}
            </strong>
          </span>
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pl: 2 }}>
          {group.map((notification) => (
            <UnseenNotification key={notification.id} notification={notification} onOpen={onOpen} />
          ))}
        </Box>
      </details>
    </Box>
  );
}

const summary = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.5,
  fontSize: '0.875rem',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
};

// The head and the foot stay in sight while the notifications scroll between them.
const inSight = { position: 'sticky', zIndex: 1, bgcolor: 'background.paper' };

const head = {
  ...inSight,
  top: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
};

const foot = { ...inSight, bottom: 0, borderTop: 1, borderColor: 'divider', p: 0.5 };

/** A notification in the panel; opening it marks it as read. */
function UnseenNotification({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const translate = useTranslate();
  const textOf = useNotificationText();
  const { markAsRead } = useMarking();
  const { Icon, name, path } = kindOf(notification.notificationType);
  const open = () => {
    markAsRead(notification.id);
    onOpen();
  };
  return (
    <Box component="li" sx={row}>
      <ButtonBase component={Link} to={notification.link ?? path} onClick={open} sx={link}>
        <Icon color="primary" sx={{ mt: 0.25 }} />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {translate(name)} · <InstantText instant={notification.addDateTime} />
          </Typography>
          {textOf(notification)}
        </Box>
      </ButtonBase>
      <Box sx={{ p: 1 }}>
        <MarkAsReadButton notification={notification} />
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  '& + &': { borderTop: 1, borderColor: 'divider' },
};

const link = {
  flexGrow: 1,
  justifyContent: 'flex-start',
  alignItems: 'flex-start',
  gap: 1.5,
  minWidth: 0,
  px: 2,
  py: 1.25,
  textAlign: 'left',
  font: 'inherit',
  fontSize: '0.875rem',
  '&:hover': { bgcolor: 'action.hover' },
};
