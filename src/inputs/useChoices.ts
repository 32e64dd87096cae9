import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import { foldTerm } from '../../domain/folding';
import { nameField, type ReferenceRecord } from './references';

/** More are found by typing on: nobody reads through thousands, and drawing them would freeze the form. */
export const OFFERED_AT_ONCE = 50;

/**
 * What a select offers for what is typed in it, the records that begin with it first. Until the answer has
 * come, what was offered before still stands there, so that nothing flickers, but not as an answer.
 */
export function useChoices(reference: string, typed: string) {
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const term = foldTerm(typed);
  const asked = choicesQuery(dataProvider, reference, term);
  const query = useQuery({ ...asked, placeholderData: keepPreviousData });
  const { data: records = NONE, error, isSuccess, isPlaceholderData, isFetching } = query;
  const hasMatches = records.length > 0 && !isPlaceholderData;
  // That nothing matches is asked anew each time: the record may have been added since.
  const isAnswered = hasMatches || (isSuccess && !isFetching);
  return {
    records,
    /** Whether there may be more than are offered. */
    isFull: records.length >= OFFERED_AT_ONCE,
    /** The term that the records match; null until the answer to what is typed has come. */
    answered: isAnswered ? term : null,
    /** Why there is no answer. */
    failure: hasMatches || isFetching ? null : error,
    retry: () => void query.refetch(),
    /** The first match of what is typed, or of another text, once the answer has come. */
    firstMatch: async (text?: string) => {
      const query = text === undefined ? asked : choicesQuery(dataProvider, reference, foldTerm(text));
      return (await queries.fetchQuery(query))[0];
    },
    /** Keeps a chosen record for those who show it. */
    keep: (record: ReferenceRecord) =>
      queries.setQueryData([reference, 'getOne', { id: String(record.id), meta: undefined }], record),
  };
}

const choicesQuery = (dataProvider: DataProvider, reference: string, q: string) =>
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
    // what could not be found out is, as soon as the line is back
    refetchOnReconnect: true,
  });

const HALF_A_MINUTE = 30_000;
const NONE: ReferenceRecord[] = [];
