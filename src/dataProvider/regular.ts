import type { DataProvider, fetchUtils, Identifier } from 'react-admin';
import type { HttpAnswer, HttpClient, Call } from './httpClient';
import { viaHeader, type WriteMeta } from './writeMeta';

export const COLLECTIONS = '/api/casebook';

interface Calls {
  /** Performs a read; the answer includes the headers. */
  read: (path: string, call: Call) => Promise<HttpAnswer>;
  write: HttpClient;
  /** Called after each write. */
  onChanged: (resource: string) => void;
}

/**
 * The provider of the regular resources: ra-data-simple-rest on our one HTTP client. It is a chunk of its
 * own, since most people never open these lists.
 */
export function createRegularProvider({ read, write, onChanged }: Calls): DataProvider {
  let loaded: Promise<DataProvider> | undefined;
  // Rows of answers without an exact total. They are remembered here, because the package returns the rows
  // but not the header that says that the total is not exact.
  const uncounted = new WeakSet<object>();
  const provider = () =>
    (loaded ??= import('ra-data-simple-rest').then(({ default: simpleRest }) =>
      simpleRest(COLLECTIONS, fetchJson),
    ));

  async function fetchJson(path: string, options: fetchUtils.Options = {}) {
    const { method, body, signal } = options;
    if (method === undefined) {
      const { headers, json } = await read(path, { signal: signal ?? undefined });
      if (headers.get('casebook-total') === 'more' && typeof json === 'object' && json) uncounted.add(json);
      return { status: 200, headers, body: '', json };
    }
    const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
    const json = await write(path, { method: method as 'POST', body: sent });
    onChanged(path.slice(COLLECTIONS.length + 1).split('/')[0]!);
    return { status: 200, headers: new Headers(), body: '', json };
  }

  async function change(resource: string, id: Identifier, call: Call) {
    const json = await write(`${COLLECTIONS}/${resource}/${encodeURIComponent(id)}`, call);
    onChanged(resource);
    return json as never;
  }

  return {
    getList: async (resource, params) => {
      const listed = await (await provider()).getList(resource, params);
      const size = params.pagination?.perPage ?? 0;
      const total = listed.total ?? 0;
      const isMore = uncounted.has(listed.data);
      return { ...listed, meta: { pages: Math.ceil(total / size), size, total, isMore, at: Date.now() } };
    },
    getOne: async (resource, params) => (await provider()).getOne(resource, params),
    getMany: async (resource, params) => (await provider()).getMany(resource, params),
    getManyReference: async (resource, params) => (await provider()).getManyReference(resource, params),
    create: async (resource, params) => (await provider()).create(resource, params),
    // the package's own `update` sends neither the `via` header nor the reason that `meta` holds
    update: async (resource, { id, data, previousData, meta }) => ({
      // a PUT replaces the record, so fields that the form does not show are sent unchanged
      data: await change(resource, id, {
        method: 'PUT',
        body: { ...previousData, ...data },
        headers: viaHeader(meta),
      }),
    }),
    updateMany: async (resource, params) => (await provider()).updateMany(resource, params),
    delete: async (resource, { id, meta }) => ({
      data: await change(resource, id, {
        method: 'DELETE',
        query: { reason: (meta as WriteMeta)?.reason || undefined },
      }),
    }),
    deleteMany: async (resource, params) => (await provider()).deleteMany(resource, params),
  };
}
