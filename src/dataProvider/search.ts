import type { Day } from '../../domain/dates';
import type { FoundKindName } from '../../domain/searchEntries';
import type { Why } from '../../domain/searchKey/why';
import type { HttpClient } from './httpClient';

/** A record or hearing that the box over everything found. */
export interface SearchHit {
  kind: FoundKindName;
  id: number;
  caseFilingId: number | null;
  title: string;
  subtitle: string;
  /** Which field matched, and where in its text. */
  why: Why | null;
  /** For a company: the number of its filings, up to 1,000. */
  files?: number;
  /** Only for a hearing. */
  date?: Day;
}

export interface SearchGroup {
  kind: FoundKindName;
  total: number;
  /** There are more than `total`. */
  more: boolean;
  hits: SearchHit[];
}

export interface Search {
  q: string;
  /** Only of this register. */
  kind?: string | undefined;
  /** The number of hits per group; 8 by default, at most 50. */
  limit?: number;
  offset?: number;
}

/** Records of every register that the person may read; our own server's alone (docs/contract.md, "Search"). */
export const fetchSearch = async (call: HttpClient, query: Search, signal?: AbortSignal) =>
  ((await call('/api/casebook/search', { query: { ...query }, signal })) as { groups: SearchGroup[] }).groups;
