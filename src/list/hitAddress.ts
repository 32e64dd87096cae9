import { useCallback } from 'react';
import { HEARINGS } from '../../domain/searchEntries';
import type { SearchHit } from '../../domain/searchHits';
import { useRecordUrl } from '../addresses';

type Opened = Pick<SearchHit, 'kind' | 'id' | 'caseFilingId'>;

/**
 * Returns a function that gives the URL that a hit opens: the page of the file for a filing or hearing, the
 * details of a court case, the form of any other record.
 */
export function useHitUrl(): (hit: Opened) => string {
  const recordUrl = useRecordUrl();
  return useCallback(
    ({ kind, id, caseFilingId }) =>
      kind === 'papers'
        ? `/files/${caseFilingId}?paper=${id}`
        : kind === HEARINGS
          ? `/files/${caseFilingId}`
          : recordUrl(kind, id),
    [recordUrl],
  );
}

/** The filters of the search page, named as in its URL and in the server's search. */
export const searchFilters = ['kind', 'isOpen', 'workPlaceId'] as const;
export type SearchFilters = Partial<Record<(typeof searchFilters)[number], string | undefined>>;

export function searchAddress(q: string, filters: SearchFilters = {}): string {
  const set = searchFilters.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []));
  return `/search?${new URLSearchParams([['q', q], ...set])}`;
}
