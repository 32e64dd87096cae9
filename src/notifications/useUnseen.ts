import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';
import type { Notification } from '../dataProvider/inbox';
import { useLanguage } from '../i18n/useLanguage';

/** Query key of everything that marking changes, lists included. */
export const NOTIFICATIONS = ['notifications'];

/** Query key of the unseen notifications, which the bell shows. */
export const UNSEEN = [...NOTIFICATIONS, 'unseen'];

/** The polling interval in milliseconds, and its maximum while polling fails. */
export const POLL = { every: 30_000, atMost: 5 * 60_000 };

/**
 * Polls the unseen notifications while the tab is visible and online, with exponential backoff on
 * failures. Only the bell polls. Polling detects an ended session, as any call does, and does not prolong
 * it.
 */
export function useUnseen() {
  const provider = useDataProvider<CasebookDataProvider>();
  const failures = useRef(0); // consecutive failures
  const queries = useQueryClient();
  const language = useLanguage();
  const fetchedIn = useRef(language);
  // Our own server's alerts are written in the language of the request.
  useEffect(() => {
    if (fetchedIn.current !== language) void queries.invalidateQueries({ queryKey: NOTIFICATIONS });
    fetchedIn.current = language;
  }, [language, queries]);
  return useQuery({
    queryKey: UNSEEN,
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

/** The bell's cached notifications, without a request; undefined until the bell has loaded them. */
export const useKnownUnseen = () => useQuery<Notification[]>({ queryKey: UNSEEN, enabled: false }).data;
