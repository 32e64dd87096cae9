import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';
import type { Notification } from '../dataProvider/inbox';
import { useLanguage } from '../i18n/useLanguage';

/** Query key of everything that marking changes, lists included. */
export const NOTIFICATIONS = ['notifications'];

/** Query key of the unseen notifications, which the bell shows. */
export const UNSEEN = [...NOTIFICATIONS, 'unseen'];

/** The polling interval in milliseconds, and its maximum while polling fails. */
const POLL = { every: 30_000, atMost: 5 * 60_000 };

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

const NONE: readonly Notification[] = [];

/** The latest notifications that arrived while the page was open, not counting those unseen at its start. */
export function useArrivals(unseen: readonly Notification[] | undefined): readonly Notification[] {
  const [known, setKnown] = useState(unseen);
  const [arrived, setArrived] = useState(NONE);
  if (unseen !== known) {
    setKnown(unseen);
    const fresh = known && unseen ? newerThan(known, unseen) : NONE;
    if (fresh.length > 0) setArrived(fresh);
  }
  return arrived;
}

/**
 * The notifications above the first known one. Older ones that move into the list because others were marked
 * as read are below the known one.
 */
function newerThan(known: readonly Notification[], unseen: readonly Notification[]) {
  const ids = new Set(known.map(({ id }) => id));
  const first = unseen.findIndex(({ id }) => ids.has(id));
  return first === -1 ? unseen : unseen.slice(0, first);
}
