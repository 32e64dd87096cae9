import type { SearchAnswer } from '../../domain/searchHits';
import type { HttpClient } from './httpClient';

interface Search {
  q: string;
  /** Limits the search to this register. */
  kind?: string | undefined;
  /** `true` for open records only, `false` for closed ones. */
  isOpen?: string | undefined;
  /** Limits the search to this section. */
  workPlaceId?: string | undefined;
  /** The number of hits per group; 8 by default, at most 50. */
  limit?: number;
  offset?: number;
}

/** Searches every register that the person may read; our own server only (docs/contract.md, "Search"). */
export const fetchSearch = async (call: HttpClient, query: Search, signal?: AbortSignal) =>
  (await call('/api/casebook/search', { query: { ...query }, signal })) as SearchAnswer;
