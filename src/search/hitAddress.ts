import { HEARINGS } from '../../domain/searchEntries';
import type { SearchHit } from '../../domain/searchHits';
import { resourceAddresses } from '../addresses';

/** Where a hit opens: the page of a filing or of a hearing's filing, a court case's details, the form of any other record. */
export function hitAddress({
  kind,
  id,
  caseFilingId,
}: Pick<SearchHit, 'kind' | 'id' | 'caseFilingId'>): string {
  if (kind === 'case-fillings' || kind === HEARINGS) return `/files/${caseFilingId}`;
  const { list, screens } = resourceAddresses.find(({ resource }) => resource === kind)!;
  return `${list}/${id}/${screens === 'followOnCases' ? 'details' : 'edit'}`;
}

/** All hits of a text, of one register or of all. */
export const searchAddress = (q: string, kind?: string): string =>
  `/search?${new URLSearchParams({ q, ...(kind && { kind }) })}`;
