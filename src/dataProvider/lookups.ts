import { LINE } from '../../domain/fields';
import type { WireRecord } from '../../domain/wire';
import { offers } from '../offered/capabilities';
import type { LookupEndpoint } from './endpoints';
import type { HttpClient } from './httpClient';
import { isListShaped } from './shapes';

/** The most choices our own server answers at once (docs/contract.md, "Lookups"). */
const MOST_CHOICES = 50;

/** Reference data rarely changes; a form opened later than this fetches it again. */
const KEPT_MS = 5 * 60_000;

interface Entry {
  record: WireRecord;
  folded: string[];
}

interface Search {
  q: string;
  page: number;
  perPage: number;
  signal?: AbortSignal | undefined;
}

/**
 * Reference data. Our own server searches it per select. On a foreign server it is fetched as a whole, kept
 * for some minutes and searched in the browser.
 */
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
    /** The records that contain the term; those that begin with it come first. */
    async search(endpoint: LookupEndpoint, { q, page, perPage, signal }: Search) {
      const isShort = page === 1 && perPage <= MOST_CHOICES;
      const choices = isShort && (await choicesOf(endpoint));
      if (choices) {
        const query = { q: q.slice(0, LINE) || undefined }; // a pasted page of text would make the URL too long for servers
        const found = (await call(choices, { query, signal, expects: isListShaped })) as WireRecord[];
        const hasNextPage = found.length > perPage || found.length === MOST_CHOICES;
        return { data: found.slice(0, perPage), pageInfo: { hasNextPage, hasPreviousPage: false } };
      }
      const [all, { foldTerm }] = await Promise.all([entries(endpoint), loadFolding()]);
      const found = matches(all, foldTerm(q));
      const start = page === 1 ? 0 : (page - 1) * perPage;
      return { data: found.slice(start, start + perPage), total: found.length };
    },

    async byIds(endpoint: LookupEndpoint, ids: readonly unknown[], signal?: AbortSignal) {
      if (ids.length === 0) return [];
      const choices = ids.length <= MOST_CHOICES && (await choicesOf(endpoint));
      if (choices) {
        const query = { ids: ids.join(',') };
        return (await call(choices, { query, signal, expects: isListShaped })) as WireRecord[];
      }
      const wanted = new Set(ids.map(String));
      return (await entries(endpoint)).map(({ record }) => record).filter(({ id }) => wanted.has(String(id)));
    },

    /** Drops a collection from the cache after one of its records changed. */
    forget: (collection: string) => void kept.delete(collection),
  };
}

/** Loaded when needed: its tables of letters are large, and only a foreign server's records are searched here. */
const loadFolding = () => import('../../domain/folding');

const choicesOf = async ({ choices }: LookupEndpoint): Promise<string | undefined> =>
  choices && (await offers('choices')) ? choices : undefined;

function matches(entries: readonly Entry[], term: string): WireRecord[] {
  const beginning: WireRecord[] = [];
  const others: WireRecord[] = [];
  for (const { record, folded } of entries) {
    if (folded.some((text) => text.startsWith(term))) beginning.push(record);
    else if (folded.some((text) => text.includes(term))) others.push(record);
  }
  return [...beginning, ...others];
}

async function fetchEntries(call: HttpClient, { all, search }: LookupEndpoint): Promise<Entry[]> {
  const [records, { fold }] = await Promise.all([call(all, { expects: isListShaped }), loadFolding()]);
  return (records as WireRecord[])
    .map((record) => ({ record, folded: search.map((name) => fold(textOf(record[name]))) }))
    .sort(({ folded: [a = ''] }, { folded: [b = ''] }) => (a < b ? -1 : Number(a > b)));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
