import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type Identifier } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';
import type { Notification } from '../dataProvider/inbox';
import { useErrorDialog } from '../page/ErrorDialog';
import { NOTIFICATIONS, UNSEEN } from './useUnseen';

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
