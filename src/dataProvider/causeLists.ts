import type { ListApplied, ListedItem, MatchedLine } from '../../domain/causeLists/listings';
import type { HttpClient } from './httpClient';

/** Calls of our own server, if it offers `hearings`. */
export interface CauseListCalls {
  matchCauseList: (text: string) => Promise<MatchedLine[]>;
  /** A sample list, in a register of sample data; else null. */
  sampleCauseList: (signal?: AbortSignal) => Promise<string | null>;
  applyCauseList: (items: ListedItem[]) => Promise<ListApplied>;
}

export const createCauseListCalls = (call: HttpClient): CauseListCalls => ({
  matchCauseList: async (text) => {
    const answer = await call('/api/casebook/hearings/match', { method: 'POST', body: { text } });
    return (answer as { lines: MatchedLine[] }).lines;
  },
  sampleCauseList: async (signal) =>
    ((await call('/api/casebook/hearings/match/sample', { signal })) as { text: string | null }).text,
  applyCauseList: async (items) =>
    (await call('/api/casebook/hearings/match/apply', { method: 'POST', body: { items } })) as ListApplied,
});
