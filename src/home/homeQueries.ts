import { queryOptions } from '@tanstack/react-query';
import type { CasebookDataProvider } from '../dataProvider';

/** In milliseconds; what was asked for ahead of the page is not asked for again by it. */
const JUST_NOW = 2000;

/** What Home asks the server for: each part by itself. */
export const homeQueries = (dataProvider: CasebookDataProvider) => ({
  statuses: queryOptions({
    queryKey: ['home', 'statuses'],
    queryFn: ({ signal }) => dataProvider.statusCounts(signal),
    staleTime: JUST_NOW,
  }),
  months: queryOptions({
    queryKey: ['home', 'months'],
    queryFn: ({ signal }) => dataProvider.monthCounts(signal),
    staleTime: JUST_NOW,
  }),
  subjects: queryOptions({
    queryKey: ['home', 'subjects'],
    queryFn: ({ signal }) => dataProvider.subjectSummary(signal),
    staleTime: JUST_NOW,
  }),
});
