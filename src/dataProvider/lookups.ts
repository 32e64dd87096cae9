import { fold, foldTerm } from '../../domain/folding';
import type { WireRecord } from '../../domain/wire';
import type { LookupEndpoint } from './endpoints';
import type { HttpClient } from './httpClient';

/** Reference data rarely changes; a form opened after this long fetches it again. */
const KEPT_MS = 5 * 60_000;

interface Entry {
  record: WireRecord;
  folded: string;
}

/** Reference data, fetched whole, kept for some minutes and searched here. */
export function createLookups(call: HttpClient) {
  const kept = new Map<string, { entries: Promise<Entry[]>; until: number }>();

  function entries(endpoint: LookupEndpoint): Promise<Entry[]> {
    const known = kept.get(endpoint.all);
    if (known && known.until > Date.now()) return known.entries;
    const fetched = fetchEntries(call, endpoint);
    kept.set(endpoint.all, { entries: fetched, until: Date.now() + KEPT_MS });
    fetched.catch(() => kept.delete(endpoint.all));
    return fetched;
  }

  return {
    /** The records whose name, or other search text, contains the term; those that begin with it first. */
    async search(endpoint: LookupEndpoint, typed: string): Promise<WireRecord[]> {
      const term = foldTerm(typed);
      const found = (await entries(endpoint)).filter(({ folded }) => folded.includes(term));
      if (!term) return found.map(({ record }) => record);
      const beginning = found.filter(({ folded }) => folded.startsWith(term));
      const others = found.filter(({ folded }) => !folded.startsWith(term));
      return [...beginning, ...others].map(({ record }) => record);
    },
    async byIds(endpoint: LookupEndpoint, ids: readonly unknown[]): Promise<WireRecord[]> {
      const wanted = new Set(ids.map(String));
      return (await entries(endpoint)).map(({ record }) => record).filter(({ id }) => wanted.has(String(id)));
    },
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

async function fetchEntries(call: HttpClient, { all, search }: LookupEndpoint): Promise<Entry[]> {
  const records = (await call(all)) as WireRecord[];
  return records
    .map((record) => ({ record, folded: fold(search.map((name) => textOf(record[name])).join(' ')) }))
    .sort((a, b) => (a.folded < b.folded ? -1 : Number(a.folded > b.folded)));
}
