import type { FoundKindName } from '../../../domain/searchEntries';

/** A record or hearing that a search found. */
export interface Found {
  kind: FoundKindName;
  id: number;
  caseFilingId: number | null;
}

export interface FoundGroup {
  kind: FoundKindName;
  total: number;
  /** Whether there are more than `total`. */
  more: boolean;
  hits: Found[];
  /**
   * The ids of the first hits of the register that the option `first` names, whichever part of the hits was
   * requested.
   */
  first?: number[];
  /** The words that matched, if they differ from those of the whole search. */
  words?: string[];
}

/** The searching user, and the requested part of the hits. */
export interface Options {
  roles: readonly string[];
  /** The number of hits per group. */
  limit: number;
  offset?: number;
  /** Limits the search to these registers. */
  kinds?: readonly string[];
  /** True for open records only, false for closed records only. */
  isOpen?: boolean;
  /** Only records of filings of this section. */
  workPlaceId?: number;
  /** The register whose first hits are requested too. */
  first?: string;
}
