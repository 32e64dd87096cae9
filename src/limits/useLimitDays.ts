import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Day } from '../../domain/dates';
import type { CasebookDataProvider } from '../dataProvider';

/** The number of limits due on each day from `dueFrom` to `dueTo`, both included; other filters as for the list. */
export function useLimitDays(filter: { dueFrom: Day; dueTo: Day; [name: string]: unknown }) {
  const dataProvider = useDataProvider<CasebookDataProvider>();
  return useQuery({
    // below the resource's key, so that every change of a limit refreshes it
    queryKey: ['limits', 'days', filter],
    queryFn: ({ signal }) => dataProvider.limitDays(filter, signal),
  });
}
