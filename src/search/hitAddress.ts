import { resourceAddresses } from '../addresses';
import type { SearchHit } from '../dataProvider/search';

/** Where a hit opens: a filing's page, a court case's details, the form of any other record. */
export function hitAddress({ kind, id }: Pick<SearchHit, 'kind' | 'id'>): string {
  if (kind === 'case-fillings') return `/files/${id}`;
  const { list, screens } = resourceAddresses.find(({ resource }) => resource === kind)!;
  return `${list}/${id}/${screens === 'followOnCases' ? 'details' : 'edit'}`;
}

/** All hits of a text, of one register or of all. */
export const searchAddress = (q: string, kind?: string): string =>
  `/search?${new URLSearchParams({ q, ...(kind && { kind }) })}`;
