import type { HttpClient } from './httpClient';
import { isListShaped } from './shapes';

/** A company in the reference data. */
export interface NamedCompany {
  id: number;
  companyName: string;
}

/** At most 5 companies with this name or a similar one; our own server only (docs/contract.md). */
export const fetchSameNames = async (
  call: HttpClient,
  name: string,
  signal?: AbortSignal,
): Promise<NamedCompany[]> =>
  (await call('/api/casebook/companies/same-name', {
    query: { name },
    signal,
    expects: isListShaped,
  })) as NamedCompany[];
