import type { Day } from './dates';
import type { FoundKindName } from './searchEntries';
import type { Why } from './searchKey/why';

/** A record or hearing that the global search found, as the server sends it (docs/contract.md, "Search"). */
export interface SearchHit {
  kind: FoundKindName;
  id: number;
  caseFilingId: number | null;
  title: string;
  subtitle: string;
  /** Which field matched, and where in its text; null if the hit belongs to a record that matched. */
  why: Why | null;
  /** For a company: the number of its filings, up to `MOST_FILES`. */
  files?: number;
  /** Only for a hearing. */
  date?: Day;
}

/** The server's answer to a search. */
export interface SearchAnswer {
  groups: SearchGroup[];
  /** Records with a similar number, if nothing has the typed one. */
  similar?: SearchGroup[];
}

/** The most filings of a company that are counted. */
export const MOST_FILES = 1000;

export interface SearchGroup {
  kind: FoundKindName;
  total: number;
  /** Whether more records match than `total` says. */
  more: boolean;
  hits: SearchHit[];
}
