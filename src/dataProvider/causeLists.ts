import type { ListApplied, ListedItem, MatchedLine } from '../../domain/causeLists/listings';
import type { HttpClient } from './httpClient';

/** Calls of our own server, if it offers `hearings`. */
export const createCauseListCalls = (call: HttpClient) => ({
  matchCauseList: async (text: string) => {
    const answer = await call('/api/casebook/hearings/match', { method: 'POST', body: { text } });
    return (answer as { lines: MatchedLine[] }).lines;
  },
  /** A sample list, in a register of sample data; else null. */
  sampleCauseList: async (signal?: AbortSignal) =>
    ((await call('/api/casebook/hearings/match/sample', { signal })) as { text: string | null }).text,
  applyCauseList: async (items: ListedItem[]) =>
    (await call('/api/casebook/hearings/match/apply', { method: 'POST', body: { items } })) as ListApplied,
});
