import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';

/** Everything that a marking makes old, the lists too. */
export const NOTIFICATIONS = ['notifications'];

/** In milliseconds. */
export const POLL = { every: 30_000, atMost: 5 * 60_000 };

/**
 * What the person has not seen yet, asked for again and again while the tab is in sight and the line is
 * there, at longer and longer intervals while that fails. Only the bell polls. A session that has ended
 * shows by it, as by any call; asking does not make one longer.
 */
export function useUnseen() {
  const provider = useDataProvider<CasebookDataProvider>();
  const failures = useRef(0); // in a row
  return useQuery({
    queryKey: [...NOTIFICATIONS, 'unseen'],
    queryFn: async ({ signal }) => {
      failures.current += 1;
      const unseen = await provider.unseenNotifications(signal);
      failures.current = 0;
      return unseen;
    },
    refetchInterval: ({ state }) =>
      state.status === 'error' ? Math.min(POLL.every * 2 ** failures.current, POLL.atMost) : POLL.every,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    networkMode: 'online',
  });
}
