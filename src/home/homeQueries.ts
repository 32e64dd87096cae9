import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isShown } from '../authProvider/permissions';
import { currentPerson } from '../authProvider/session';
import { countsByStatus } from '../../domain/caseCounts';
import type { WireRecord } from '../../domain/wire';
import type { CasebookDataProvider } from '../dataProvider';
import { offersQuery } from '../offered/useOffers';
import { takeAskedAhead } from './askAhead';

/** When the application opens at Home, starts the queries of Home before the surrounding frame is rendered. */
export function openAhead(queryClient: QueryClient, dataProvider: CasebookDataProvider): void {
  const askedAhead = takeAskedAhead();
  const held = currentPerson()?.authorities ?? [];
  if (location.pathname !== '/' || !isShown(held, 'read', 'dashboard')) return;
  const { statuses, months, subjects } = homeQueries(dataProvider);
  void queryClient.prefetchQuery({
    ...statuses,
    queryFn: async ({ signal }) => {
      const answer = (await askedAhead) as WireRecord | undefined;
      return answer ? countsByStatus(answer) : dataProvider.statusCounts(signal);
    },
  });
  void queryClient.prefetchQuery(months);
  if (isShown(held, 'read', 'summary')) void queryClient.prefetchQuery(subjects);
  void queryClient.prefetchQuery(offersQuery('figureFilters'));
}

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
