import type { DataProvider, fetchUtils } from 'react-admin';
import type { HttpAnswer, HttpClient, Call } from './httpClient';

export const COLLECTIONS = '/api/casebook';

interface Calls {
  /** A read with its headers. */
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
  const provider = () =>
    (loaded ??= import('ra-data-simple-rest').then(({ default: simpleRest }) =>
      simpleRest(COLLECTIONS, fetchJson),
    ));

  async function fetchJson(path: string, options: fetchUtils.Options = {}) {
    const { method, body, signal } = options;
    if (method === undefined) {
      const { headers, json } = await read(path, { signal: signal ?? undefined });
      return { status: 200, headers, body: '', json };
    }
    const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
    const json = await write(path, { method: method as 'POST', body: sent });
    onChanged(path.slice(COLLECTIONS.length + 1).split('/')[0]!);
    return { status: 200, headers: new Headers(), body: '', json };
  }

  return {
    getList: async (resource, params) => {
      const listed = await (await provider()).getList(resource, params);
      const size = params.pagination?.perPage ?? 0;
      const total = listed.total ?? 0;
      return { ...listed, meta: { pages: Math.ceil(total / size), size, total, at: Date.now() } };
    },
    getOne: async (resource, params) => (await provider()).getOne(resource, params),
    getMany: async (resource, params) => (await provider()).getMany(resource, params),
    getManyReference: async (resource, params) => (await provider()).getManyReference(resource, params),
    create: async (resource, params) => (await provider()).create(resource, params),
    // a PUT replaces the record: fields that the form does not show must be sent too
    update: async (resource, params) =>
      (await provider()).update(resource, { ...params, data: { ...params.previousData, ...params.data } }),
    updateMany: async (resource, params) => (await provider()).updateMany(resource, params),
    delete: async (resource, params) => (await provider()).delete(resource, params),
    deleteMany: async (resource, params) => (await provider()).deleteMany(resource, params),
  };
}
