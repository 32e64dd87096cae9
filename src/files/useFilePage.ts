import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';

/** Everything of one file, in one request. */
export function useFilePage(id: string) {
  const dataProvider = useDataProvider<CasebookDataProvider>();
  return useQuery(
    queryOptions({
      queryKey: ['files', id],
      queryFn: ({ signal }) => dataProvider.filePage(id, null, signal),
    }),
  );
}
