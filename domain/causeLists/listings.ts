import type { Day } from '../dates';
import type { ListEntry } from './listRow';
import type { Match } from './match';

/** The longest text of a cause list, in characters: some 10,000 lines, the lists of all benches for weeks. */
export const LONGEST_LIST = 1_000_000;

/** A row of a cause list and the proceedings that it names (docs/contract.md, "Cause lists"). */
export type MatchedLine = Omit<ListEntry, 'numbers'> & { matches: Match[] };

/** A proceeding's entry in a list: the day, the court and the item number of its hearing. */
export interface ListedItem {
  proceedingId: number;
  date: Day;
  court: string | null;
  itemNo: string | null;
  /** The serial of the item with which the case is heard. */
  with: string | null;
}

/** How many hearings a list added, how many it changed, and how many it left as they were. */
export interface ListApplied {
  added: number;
  updated: number;
  same: number;
}
