import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';
import { Picture } from '../fields/cells';

/** A picture that the history keeps; a change names it by its hash. */
export function KeptPicture({ sha256, name }: { sha256: string; name: string }) {
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const { data } = useQuery({
    queryKey: ['pictures', sha256],
    queryFn: ({ signal }) => dataProvider.keptPicture(sha256, signal),
    staleTime: Infinity, // a hash always belongs to the same picture
  });
  return data ? <Picture url={data} alt={name} size="4rem" /> : '…';
}
