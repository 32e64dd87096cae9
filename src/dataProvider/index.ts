import {
  combineDataProviders,
  HttpError,
  type DataProvider,
  type I18nProvider,
  type Identifier,
  type SortPayload,
} from 'react-admin';
import type { WireRecord } from '../../domain/wire';
import { createAdministrationCalls, type AdministrationCalls } from './administration';
import { createFigureCalls } from './figures';
import { createFileCalls } from './files';
import { createHearingCalls } from './hearings';
import { askingAboutLimits, createLimitCalls, type Write } from './limits';
import { createHistoryCalls, type HistoryCalls } from './history';
import {
  CallFailure,
  httpAnswer,
  httpClient,
  httpStream,
  type Call,
  type HttpAnswer,
  type HttpClient,
} from './httpClient';
import { createInbox } from './inbox';
import { isRecord } from '../../domain/isRecord';
import { isForeign, offers } from '../offered/capabilities';
import {
  endpointOf,
  endpoints,
  recordReader,
  notifications,
  registerOf,
  type LookupEndpoint,
  type RegisterEndpoint,
} from './endpoints';
import { isUnanswered, toHttpError } from './errors';
import { withKeys } from './keyedWrites';
import { createLookups } from './lookups';
import {
  countOf,
  isFilteredBy,
  pageAsked,
  type Listing,
  type PageAnswer,
  createRegisterWrites,
} from './registers';
import { createRegularProvider, isRegular, regularResources, regularPageBytes } from './regular';
import { createListedRows } from '../offered/listedRows';
import { isPageShaped } from './shapes';

/** React-admin's data provider plus calls it has no method for. */
export type CasebookDataProvider = DataProvider &
  OwnCalls &
  AdministrationCalls &
  HistoryCalls &
  Omit<ReturnType<typeof createInbox>, 'page'> &
  ReturnType<typeof createFigureCalls> &
  ReturnType<typeof createFileCalls> &
  ReturnType<typeof createHearingCalls> &
  ReturnType<typeof createLimitCalls>;

interface OwnCalls {
  /** Calls any URL. The calls of a screen are in its own chunk, so that the first list does not load them. */
  call: HttpClient;
  /** Like `call`, but for reads only, and returns the headers too. */
  read: (path: string, options: Call) => Promise<HttpAnswer>;
  /**
   * Streams the first page of a register, `size` rows long, because thousands of rows would take too much
   * memory when parsed. A failure rejects the read of the next bytes. `fields`: the properties of the rows that
   * are needed, by default all; a server may send more.
   */
  pageStream: (
    resource: string,
    params: {
      filter: Record<string, unknown>;
      sort: SortPayload;
      size: number;
      fields?: readonly string[];
      signal: AbortSignal;
    },
  ) => Promise<AsyncIterable<Uint8Array>>;
  /** Downloads a file, with the name that the server gives it. */
  file: (
    path: string,
    options: Call,
    onProgress?: (received: number, headers: Headers) => void,
  ) => Promise<{ content: Blob; name: string }>;
  /** Enables or disables a company or a user. `seen` is the record as the person saw it. */
  changeStatus: (resource: string, id: Identifier, seen?: WireRecord) => Promise<void>;
  /** Merges a section or bank into another one and removes it. */
  merge: (resource: string, id: Identifier, into: number) => Promise<void>;
}

/** Bytes of a download after which they become a `Blob`, which browsers move to the disk. */
const MOST_IN_MEMORY = 32 * 1024 * 1024;

/**
 * The server's registers and reference data as react-admin asks for them (docs/contract.md):
 *
 * | react-admin | register                              | reference data            |
 * |-------------|---------------------------------------|---------------------------|
 * | getList     | GET page?page&size&…&sortBy&ascOrDesc | GET choices; else GET all,|
 * |             |                                       | searched here             |
 * | getOne      | GET one; a foreign server's list row  | GET choices; else from all|
 * | getMany     | the same for each                     | from all                  |
 * | getMany-    | getList with a filter, if the server  |                           |
 * | Reference   | has it                                |                           |
 * | create      | POST                                  |                           |
 * | update      | PUT, with `version` when there is one;|                           |
 * |             | POST for a status not taken with it   |                           |
 * | delete      | DELETE                                |                           |
 * | changeStatus| POST                                  |                           |
 * | pageStream  | GET page, unread                      |                           |
 *
 * Every write has an Idempotency-Key (keyedWrites.ts). A register's filters have their names on the wire;
 * reference data is searched by `q`. Failures are `HttpError`s whose message is to be shown; those of reference
 * data are only logged, unless `meta.tellsFailure` asks for them. Notifications are only listed here;
 * `createInbox` has the rest.
 */
export function createDataProvider(i18n: () => I18nProvider): CasebookDataProvider {
  const throwHttpError = (reason: unknown): never => {
    throw reason instanceof CallFailure ? toHttpError(reason.failure, i18n()) : reason;
  };
  const throwWriteError = async (reason: unknown): Promise<never> => {
    if (!(reason instanceof CallFailure) || !isUnanswered(reason.failure)) return throwHttpError(reason);
    throw toHttpError(reason.failure, i18n(), { isOnce: await offers('idempotency') });
  };
  const keyed = withKeys(httpClient);
  const call = (path: string, options: Call = {}) =>
    keyed(path, options).catch(options.method === undefined ? throwHttpError : throwWriteError);
  const read = (path: string, options: Call) => httpAnswer(path, options).catch(throwHttpError);
  const file: CasebookDataProvider['file'] = async (path, options, onProgress) => {
    let pieces: BlobPart[] = [];
    let inMemory = 0;
    let received = 0;
    let headers = new Headers();
    try {
      for await (const piece of httpStream(path, options, (each) => (headers = each))) {
        pieces.push(new Uint8Array(piece));
        received += piece.length;
        inMemory += piece.length;
        onProgress?.(received, headers);
        if (inMemory < MOST_IN_MEMORY) continue;
        pieces = [new Blob(pieces)];
        inMemory = 0;
      }
    } catch (reason) {
      throwHttpError(reason);
    }
    return { content: new Blob(pieces), name: fileNameIn(headers.get('content-disposition')) };
  };
  const lookups = createLookups(call);
  const rows = createListedRows();
  const writes = createRegisterWrites(call, lookups);
  const { page: inboxPage, ...notificationCalls } = createInbox(call, notifications);

  async function registerPage(endpoint: RegisterEndpoint, params: Listing) {
    const { page, query } = await pageAsked(endpoint, params);
    const asked = { query, signal: params.signal, expects: isPageShaped };
    const answer = (await call(page, asked)) as PageAnswer;
    const data = answer.content.map(recordReader(endpoint));
    return { data, ...countOf(answer, params.pagination?.perPage ?? 0) };
  }

  async function* pageBytes(endpoint: RegisterEndpoint, params: Listing) {
    try {
      const { page, query } = await pageAsked(endpoint, params);
      yield* httpStream(page, { query, signal: params.signal });
    } catch (reason) {
      throwHttpError(reason);
    }
  }

  async function searchLookup(endpoint: LookupEndpoint, params: Listing) {
    const { page, perPage } = params.pagination ?? { page: 1, perPage: Infinity };
    const q = String(params.filter?.q ?? '');
    const results = lookups.search(endpoint, { q, page, perPage, signal: params.signal });
    const answer = logged(results, { data: [], total: 0 }); // a failure that is told is logged too
    return params.meta?.tellsFailure ? results : answer;
  }

  async function getOne(resource: string, id: Identifier, signal?: AbortSignal): Promise<WireRecord> {
    const endpoint = endpointOf(resource);
    if (endpoint.kind === 'lookup') {
      const [record] = await lookups.byIds(endpoint, [id], signal);
      return record ?? missing(i18n());
    }
    const register = registerOf(resource);
    try {
      const wire = await call(register.one(id), { signal });
      return isRecord(wire) ? recordReader(register)(wire) : missing(i18n());
    } catch (failure) {
      const isMissing = failure instanceof HttpError && failure.status === 404;
      const row = isMissing && (await isForeign()) ? await rows.find(resource, id) : undefined;
      if (row) return row;
      throw failure;
    }
  }

  /** Forgets the reference data that comes from this resource, so that it is fetched again. */
  function forgetFedBy(resource: string) {
    const endpoint = endpoints[resource];
    const { feeds } = regularResources[resource] ?? {};
    const source = endpoint?.kind === 'register' ? endpoint.create : feeds;
    if (source) lookups.forget(source);
  }

  const contract: CasebookDataProvider = {
    supportAbortSignal: true,
    getList: async (resource, params) => {
      const endpoint = endpointOf(resource);
      switch (endpoint.kind) {
        case 'register': {
          const listed = registerPage(endpoint, { ...params, fields: params.meta?.fields });
          rows.keep(
            resource,
            listed.then(({ data }) => data),
          );
          return as(await listed);
        }
        case 'lookup':
          return as(await searchLookup(endpoint, params));
        case 'inbox':
          return as(await inboxPage(params));
      }
    },
    getOne: async (resource, { id, signal }) => as({ data: await getOne(resource, id, signal) }),
    getMany: async (resource, { ids, signal }) => {
      const endpoint = endpointOf(resource);
      if (endpoint.kind === 'lookup')
        return as({ data: await logged(lookups.byIds(endpoint, ids, signal), []) });
      return as({ data: await Promise.all(ids.map((id) => getOne(resource, id, signal))) });
    },
    getManyReference: async (resource, { target, id, ...listing }) => {
      if (!(await isFilteredBy(registerOf(resource), target)))
        throw new Error(`${resource} cannot be filtered by ${target}`);
      return contract.getList(resource, { ...listing, filter: { ...listing.filter, [target]: id } });
    },
    create: async (resource, { data }) => as({ data: await writes.create(resource, data) }),
    update: async (resource, { id, ...saving }) => as({ data: await writes.update(resource, id, saving) }),
    updateMany: async (resource, { ids, data }) => {
      await Promise.all(ids.map((id) => writes.update(resource, id, { data })));
      return { data: ids };
    },
    delete: async (resource, { id, previousData, meta }) => {
      await writes.remove(resource, id, meta, previousData?.version);
      return as({ data: previousData ?? { id } });
    },
    deleteMany: async (resource, { ids }) => {
      await Promise.all(ids.map((id) => writes.remove(resource, id)));
      return { data: ids };
    },
    pageStream: async (resource, { filter, sort, size, fields, signal }) =>
      isRegular(resource)
        ? regularPageBytes(resource, { filter, sort, signal }, throwHttpError)
        : pageBytes(registerOf(resource), {
            filter,
            sort,
            pagination: { page: 1, perPage: size },
            fields,
            signal,
          }),
    changeStatus: writes.changeStatus,
    merge: async (resource, id, into) => {
      await call(`/api/casebook/${resource}/${id}/merge`, { method: 'POST', body: { into } });
      forgetFedBy(resource);
    },
    call,
    read,
    file,
    ...createFigureCalls(call),
    ...notificationCalls,
    ...createAdministrationCalls(call),
    ...createHistoryCalls(call, forgetFedBy),
    ...createHearingCalls(call),
    ...createLimitCalls(call),
    ...createFileCalls(call, recordReader(registerOf('case-fillings'))),
  };
  const regular = createRegularProvider({ read, write: call, onChanged: forgetFedBy });
  const ask = async (write: Write) => {
    const { askAboutMoves } = await import('./askAboutMoves');
    await askAboutMoves(write, { ...contract, translate: (key) => i18n().translate(key) });
  };
  // custom calls that name no resource go to the contract's provider
  return combineDataProviders((resource) =>
    askingAboutLimits(isRegular(resource) ? { ...contract, ...regular } : contract, ask),
  ) as CasebookDataProvider;
}

/** On failure the dropdowns stay empty and the form stays usable. */
const logged = <T>(answer: Promise<T>, none: T): Promise<T> =>
  answer.catch((failure) => {
    const isWaitedFor = !(failure instanceof DOMException && failure.name === 'AbortError');
    // oxlint-disable-next-line no-console -- nothing else reports it
    if (isWaitedFor) console.error('Reference data could not be loaded.', failure);
    return none;
  });

const missing = (i18n: I18nProvider): never => {
  throw toHttpError({ status: 404, body: null }, i18n);
};

// React-admin's provider types are generic over the record type, which only callers know.
const as = <T extends { data: unknown }>(result: T) => result as T & { data: never };

/** The name in a `Content-Disposition`, which is in UTF-8. */
const fileNameIn = (disposition: string | null): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1] ?? '');
