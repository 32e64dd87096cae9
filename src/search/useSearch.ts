import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SearchAnswer } from '../../domain/searchHits';
import type { CasebookDataProvider } from '../dataProvider';
import { fetchSearch } from '../dataProvider/search';
import { useAfterPause } from './useAfterPause';

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
