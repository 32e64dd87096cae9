import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { foldTerm } from '../../domain/folding';
import type { ReferenceRecord } from '../fields/references';
import { choicesQuery, OFFERED_AT_ONCE } from './choicesQuery';

// Apart from choicesQuery.ts, because the first list must not load domain/folding.ts, which is large.

/**
 * Options for a typed text, those that begin with it first. Until the answer arrives, the previous options
 * stay visible to avoid flicker, but count as unanswered.
 */
export function useChoices(reference: string, typed: string) {
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const term = foldTerm(typed);
  const typedQuery = choicesQuery(dataProvider, reference, term);
  const query = useQuery({ ...typedQuery, placeholderData: keepPreviousData });
  const { data: records = NONE, error, isSuccess, isPlaceholderData, isFetching } = query;
  const hasMatches = records.length > 0 && !isPlaceholderData;
  // An empty answer from the cache does not count, because a matching record may have been added since.
  const isAnswered = hasMatches || (isSuccess && !isFetching);
  return {
    records,
    /** Whether more records match than are offered. */
    isFull: records.length >= OFFERED_AT_ONCE,
    /** The term that `records` match; null until the answer arrives. */
    answered: isAnswered ? term : null,
    failure: hasMatches || isFetching ? null : error,
    retry: () => void query.refetch(),
    /** The first match of the typed or given text, once the answer arrives. */
    firstMatch: async (text?: string) => {
      const query = text === undefined ? typedQuery : choicesQuery(dataProvider, reference, foldTerm(text));
      return (await queries.fetchQuery(query))[0];
    },
    /** Caches a chosen record for components that show it. */
    keep: (record: ReferenceRecord) =>
      queries.setQueryData([reference, 'getOne', { id: String(record.id), meta: undefined }], record),
  };
}

const NONE: ReferenceRecord[] = [];
