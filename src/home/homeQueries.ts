import { queryOptions } from '@tanstack/react-query';
import type { CasebookDataProvider } from '../dataProvider';

/** Milliseconds. Figures that were requested no longer ago than this are not requested again when the page opens. */
const FRESH_MS = 2000;

/** Home's queries, one per part. */
export const homeQueries = (dataProvider: CasebookDataProvider) => ({
  statuses: queryOptions({
    queryKey: ['home', 'statuses'],
    queryFn: ({ signal }) => dataProvider.statusCounts(signal),
    staleTime: FRESH_MS,
  }),
  months: queryOptions({
    queryKey: ['home', 'months'],
    queryFn: ({ signal }) => dataProvider.monthCounts(signal),
    staleTime: FRESH_MS,
  }),
  subjects: queryOptions({
    queryKey: ['home', 'subjects'],
    queryFn: ({ signal }) => dataProvider.subjectSummary(signal),
    staleTime: FRESH_MS,
  }),
});
