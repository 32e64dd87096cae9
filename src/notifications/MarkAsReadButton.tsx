import DoneIcon from '@mui/icons-material/DoneOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Notification } from '../dataProvider/inbox';
import { useMarking } from './useMarking';
import { useNotificationText } from './useNotificationText';

const MARK = 'mark-as-read';

/** Marks one notification as read. The button disappears, so the focus moves to the next one. */
export function MarkAsReadButton({ notification }: { notification: Notification }) {
  const translate = useTranslate();
  const textOf = useNotificationText();
  const { markAsRead } = useMarking();
  const mark = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusNext(currentTarget);
    markAsRead(notification.id);
  };
  return (
    <Tooltip title={translate('resources.notifications.markAsRead')}>
      <IconButton
        className={MARK}
        size="small"
        aria-label={translate('resources.notifications.markAsReadOf', { message: textOf(notification) })}
        onClick={mark}
      >
        <DoneIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/** Focuses the next of these buttons, else the previous one, else the panel or page. */
function focusNext(button: HTMLElement) {
  const around = button.closest<HTMLElement>('[role=dialog], main');
  const all = [...(around?.querySelectorAll<HTMLElement>(`.${MARK}`) ?? [])];
  const position = all.indexOf(button);
  (all[position + 1] ?? all[position - 1] ?? around)?.focus();
}
