import { queryOptions } from '@tanstack/react-query';
import type { CasebookDataProvider } from '../dataProvider';

/** Milliseconds; figures that were requested this recently, before the page opened, are not requested again. */
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
