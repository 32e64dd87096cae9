import { resourceAddresses } from '../addresses';
import type { SearchHit } from '../dataProvider/search';

/** Registers whose records are looked at; those of others are opened to be edited. */
const LOOKED_AT = new Set(['caseFilings', 'followOnCases']);

/** Where a hit opens: the details of a filing or case, the form of any other record. */
export function hitAddress({ kind, id }: Pick<SearchHit, 'kind' | 'id'>): string {
  const { list, screens } = resourceAddresses.find(({ resource }) => resource === kind)!;
  return `${list}/${id}/${LOOKED_AT.has(screens) ? 'details' : 'edit'}`;
}

/** All hits of a text, of one register or of all. */
export const searchAddress = (q: string, kind?: string): string =>
  `/search?${new URLSearchParams({ q, ...(kind && { kind }) })}`;
