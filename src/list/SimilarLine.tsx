import { lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';
import { useOffers } from '../dataProvider/useOffers';
import type { SimilarProps } from '../search/Similar';

const Similar = lazy(async () => ({ default: (await import('../search/Similar')).Similar }));

/** So few rows may mean that a number or name is written otherwise. */
const FEW = 3;

/** Registers of which nothing else finds similar records. */
const SEARCHES = ['searchKey', 'nothiNumber', 'companyName', 'agentName'];

/** Below a list whose search finds little: what is similar to it, where the server has a search for that. */
export function SimilarInList() {
  const { data, total, isFetching, filterValues, resource } = useListContext();
  const term = SEARCHES.map((name) => filterValues[name] as unknown).find(Boolean);
  if (!data || isFetching || (total ?? 0) > FEW || typeof term !== 'string') return null;
  return <SimilarLine kind={resource} term={term} found={data.map(({ id }) => id as unknown)} />;
}

/** The same for any search. */
export function SimilarLine(props: SimilarProps) {
  if (!useOffers('search')) return null;
  return (
    <Suspense fallback={null}>
      <Similar {...props} />
    </Suspense>
  );
}
