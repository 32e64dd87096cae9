import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';
import { useOffers } from '../offered/useOffers';

/** The newest seal of the history; null before the first, undefined where the server keeps none. */
export function useNewestSeal() {
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const enabled = useOffers('changes');
  return useQuery({
    queryKey: ['seals', 'newest'],
    queryFn: ({ signal }) => dataProvider.newestSeal(signal),
    enabled,
  }).data;
}
