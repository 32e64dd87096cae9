import { queryOptions, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import { nameField, type ReferenceRecord } from '../fields/references';
import { foldTerm } from '../../domain/folding';

/**
 * The most options that are offered. For others, more must be typed, because nobody reads thousands of
 * options and rendering them would freeze the form.
 */
export const OFFERED_AT_ONCE = 50;

/** The query for the first options of a reference that match a folded term; an empty term matches all. */
export const choicesQuery = (dataProvider: DataProvider, reference: string, q: string) =>
  queryOptions({
    queryKey: [reference, 'choices', q],
    queryFn: async ({ signal }) => {
      const { data } = await dataProvider.getList<ReferenceRecord>(reference, {
        pagination: { page: 1, perPage: OFFERED_AT_ONCE },
        sort: { field: nameField(reference), order: 'ASC' },
        filter: { q },
        meta: { tellsFailure: true },
        signal,
      });
      return data;
    },
    gcTime: HALF_A_MINUTE,
    // retry a failed search when the connection returns
    refetchOnReconnect: true,
  });

const HALF_A_MINUTE = 30_000;

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
