import type { HttpClient } from './httpClient';
import { isListShaped } from './shapes';

/** A company as the reference data has it. */
export interface NamedCompany {
  id: number;
  companyName: string;
}

/** The companies, at most 5, whose name is this one or nearly; our own server's alone (docs/contract.md). */
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
