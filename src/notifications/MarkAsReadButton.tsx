import DoneIcon from '@mui/icons-material/DoneOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent } from 'react';
import { useTranslate, useDataProvider, type Identifier } from 'react-admin';
import type { Notification } from '../dataProvider/inbox';
import { useNotificationText } from './kinds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CasebookDataProvider } from '../dataProvider';
import { useErrorDialog } from '../page/ErrorDialog';
import { NOTIFICATIONS, UNSEEN } from './useUnseen';

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

/** Marks notifications as read, then refetches the unseen ones and the lists, even after a failure. */
export function useMarking() {
  const provider = useDataProvider<CasebookDataProvider>();
  const queries = useQueryClient();
  const showError = useErrorDialog();
  const outcome = {
    onError: ({ message }: Error) => showError({ title: 'layout.errorTitle', text: message }),
    // Queries are cancelled first, because invalidating does not repeat a list's first load that began before
    // the marking.
    onSettled: () =>
      void queries
        .cancelQueries({ queryKey: NOTIFICATIONS })
        .then(() => queries.invalidateQueries({ queryKey: NOTIFICATIONS })),
  };
  const one = useMutation({ mutationFn: (id: Identifier) => provider.markAsRead(id), ...outcome });
  const all = useMutation({
    mutationFn: (type?: string) => provider.markAllAsRead(type, queries.getQueryData<Notification[]>(UNSEEN)),
    ...outcome,
  });
  return { markAsRead: one.mutate, markAllAsRead: all.mutate, isMarkingAll: all.isPending };
}
