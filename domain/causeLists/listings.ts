import type { Day } from '../dates';
import type { ListEntry } from './entries';
import type { Match } from './match';

/** A row of a cause list and the proceedings that it names (docs/contract.md, "Cause lists"). */
export type MatchedLine = Omit<ListEntry, 'numbers'> & { matches: Match[] };

/** What a list says of a proceeding: that it is heard on a day, where, and as which item. */
export interface ListedItem {
  proceedingId: number;
  date: Day;
  court: string | null;
  itemNo: string | null;
  /** The serial of the item that it is heard with. */
  with: string | null;
}

/** How many hearings a list added, changed, and found as they were. */
export interface ListApplied {
  added: number;
  updated: number;
  same: number;
}
