import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useStore } from 'react-admin';
import type { SearchAnswer } from '../../domain/searchHits';
import type { CasebookDataProvider } from '../dataProvider';
import { fetchSearch } from '../dataProvider/search';
import { useEffect, useState } from 'react';

/** Pause in typing before a request, in milliseconds. */
const PAUSE = 120;

/** Hits for a typed text, requested after a pause in typing. The previous hits stay until the new ones arrive. */
export function useSearch(typed: string) {
  const { call } = useDataProvider<CasebookDataProvider>();
  const q = useAfterPause(typed.trim(), PAUSE);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => fetchSearch(call, { q }, signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    staleTime: 10_000,
  });
  const isBehind = q !== typed.trim() || isPlaceholderData;
  return {
    found: (typed.trim() && data) || NOTHING,
    error: isBehind ? null : error,
    isSearching: typed.trim() !== '' && (isFetching || isBehind),
    retry: refetch,
  };
}

const NOTHING: SearchAnswer = { groups: [] };

/** The latest value that has stayed the same for this many milliseconds. */
export function useAfterPause<V>(value: V, milliseconds: number): V {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

const MOST = 8;

/** This person's last searches, the newest first, stored on this computer; and a function that adds one. */
export function useRecent(): [recent: string[], remember: (text: string) => void, forget: () => void] {
  const [recent, setRecent] = useStore<string[]>('preferences.searches', NONE);
  const remember = (text: string) => {
    const typed = text.trim();
    if (typed) setRecent([typed, ...recent.filter((each) => each !== typed)].slice(0, MOST));
  };
  return [recent, remember, () => setRecent(NONE)];
}

const NONE: string[] = [];
