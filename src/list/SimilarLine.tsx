import { lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';
import { useOffers } from '../offered/useOffers';
import type { SimilarProps } from './Similar';

const Similar = lazy(async () => ({ default: (await import('./Similar')).Similar }));

/**
 * With at most this many rows, similar records are offered too, because the register may have another
 * spelling of the number or name.
 */
const FEW = 3;

/** The filters by which lists search; each list has one of them (docs/contract.md). */
const SEARCHES = ['searchKey', 'nothiNumber', 'companyName', 'agentName'];

/** Offers similar records below a list whose search finds little, where the server offers `search`. */
export function SimilarInList() {
  const { data, total, isFetching, filterValues, resource } = useListContext();
  const term = SEARCHES.map((name) => filterValues[name] as unknown).find(Boolean);
  if (!data || isFetching || (total ?? 0) > FEW || typeof term !== 'string') return null;
  return <SimilarLine kind={resource} term={term} found={data.map(({ id }) => id as unknown)} />;
}

export function SimilarLine(props: SimilarProps) {
  if (!useOffers('search')) return null;
  return (
    <Suspense fallback={null}>
      <Similar {...props} />
    </Suspense>
  );
}
