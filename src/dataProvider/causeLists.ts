import type { Day } from '../../domain/dates';
import type { HttpClient } from './httpClient';

/** A row of a cause list and the proceedings it names (docs/contract.md, "Cause lists"). */
export interface MatchedLine {
  line: number;
  text: string;
  court: string | null;
  itemNo: string | null;
  with: string | null;
  date: Day | null;
  matches: { proceedingId: number; kind: string; number: string; sure: boolean }[];
}

/** What a list says of a proceeding. */
export interface ListedItem {
  proceedingId: number;
  date: Day;
  court: string | null;
  itemNo: string | null;
  with: string | null;
}

export interface ListApplied {
  added: number;
  updated: number;
  same: number;
}

/** Calls of our own server, if it offers `hearings`. */
export interface CauseListCalls {
  matchCauseList: (text: string) => Promise<MatchedLine[]>;
  applyCauseList: (items: ListedItem[]) => Promise<ListApplied>;
}

export const createCauseListCalls = (call: HttpClient): CauseListCalls => ({
  matchCauseList: async (text) => {
    const answer = await call('/api/casebook/hearings/match', { method: 'POST', body: { text } });
    return (answer as { lines: MatchedLine[] }).lines;
  },
  applyCauseList: async (items) =>
    (await call('/api/casebook/hearings/match/apply', { method: 'POST', body: { items } })) as ListApplied,
});
