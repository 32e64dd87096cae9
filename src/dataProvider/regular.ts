import type {
  DataProvider,
  fetchUtils,
  GetListParams,
  Identifier,
  QueryFunctionContext,
  SortPayload,
} from 'react-admin';
import { registerNames } from '../../domain/registerRoutes';
import type { WireRecord } from '../../domain/wire';
import { proposable, type ProposedChange } from './proposable';
import { type HttpAnswer, type HttpClient, type Call, httpStream } from './httpClient';
import { viaHeader, type WriteMeta } from './records';

const RETURN_ROWS = 'return-rows';

/**
 * Resources of our own server in the regular dialect (docs/contract.md, "Regular resources"). `feeds`: the
 * reference data to refetch after a change.
 */
export const regularResources: Record<string, { feeds?: string }> = {
  proceedings: {},
  hearings: {},
  limits: {},
  notes: {},
  follows: {},
  ...Object.fromEntries(registerNames.map((name) => [name, {}])),
  sections: { feeds: '/api/case/workplace' },
  banks: { feeds: '/api/case/banks' },
  calendars: {},
  steps: {},
  volumes: {},
  movements: {},
  'file-calls': {},
  'file-call-rows': {},
  retention: {},
  'file-retention': {},
  'money-entries': {},
  guarantees: {},
  stays: {},
  'recovery-steps': {},
  'money-positions': {},
  papers: {},
  returns: {},
  scans: {},
  [RETURN_ROWS]: {},
  backups: {},
  tokens: {},
  webhooks: {},
  'webhook-deliveries': {},
  imports: {},
  changes: {},
  events: {},
  deleted: {},
  proposals: {},
};

export const isRegular = (resource: unknown): resource is string =>
  typeof resource === 'string' && Object.hasOwn(regularResources, resource);

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

  async function returnRows({ filter = {}, sort, pagination, signal }: GetListParams & QueryFunctionContext) {
    const { page = 1, perPage = 20 } = pagination ?? {};
    const { path, query } = listAt(RETURN_ROWS, filter);
    const { json, headers } = await read(path, {
      query: {
        ...query,
        sort: JSON.stringify([sort?.field, sort?.order]),
        range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
      },
      signal,
    });
    return { data: json as never[], total: Number(headers.get('content-range')?.split('/')[1]) };
  }

  async function change(resource: string, id: Identifier, call: Call) {
    const json = await write(`${COLLECTIONS}/${resource}/${encodeURIComponent(id)}`, call);
    onChanged(resource);
    return json as never;
  }

  return {
    getList: async (resource, params) => {
      const listed =
        resource === RETURN_ROWS
          ? await returnRows(params)
          : await (await provider()).getList(resource, params);
      const size = params.pagination?.perPage ?? 0;
      const total = listed.total ?? 0;
      const isMore = uncounted.has(listed.data);
      return { ...listed, meta: { pages: Math.ceil(total / size), size, total, isMore, at: Date.now() } };
    },
    getOne: async (resource, params) => (await provider()).getOne(resource, params),
    getMany: async (resource, params) => (await provider()).getMany(resource, params),
    getManyReference: async (resource, params) => (await provider()).getManyReference(resource, params),
    create: async (resource, params) => {
      const added = (await provider()).create(resource, params);
      const change = additionOf(resource, params.data as WireRecord);
      return change ? proposable(change, added) : added;
    },
    // the package's own `update` sends neither the `via` header nor the reason that `meta` holds
    update: async (resource, { id, data, previousData, meta }) => ({
      // a PUT replaces the record, so fields that the form does not show are sent unchanged
      data: await proposable(
        {
          register: resource,
          recordId: id,
          action: 'edit',
          body: { ...previousData, ...data },
          version: (data as WireRecord).version ?? (previousData as WireRecord | undefined)?.version,
        },
        change(resource, id, {
          method: 'PUT',
          body: { ...previousData, ...data },
          headers: viaHeader(meta),
        }),
      ),
    }),
    updateMany: async (resource, params) => (await provider()).updateMany(resource, params),
    delete: async (resource, { id, meta, previousData }) => {
      const reason = (meta as WriteMeta)?.reason || undefined;
      const version = (previousData as WireRecord | undefined)?.version;
      return {
        data: await proposable(
          { register: resource, recordId: id, action: 'delete', version, reason },
          change(resource, id, { method: 'DELETE', query: { reason } }),
        ),
      };
    },
    deleteMany: async (resource, params) => (await provider()).deleteMany(resource, params),
  };
}

/** The rows that a figure of a return counts: a list below the return that takes the figure as a parameter. */
function listAt(resource: string, filter: Record<string, unknown>) {
  if (resource !== RETURN_ROWS)
    return { path: `${COLLECTIONS}/${resource}`, query: { filter: JSON.stringify(filter) } };
  return {
    path: `${COLLECTIONS}/returns/${encodeURIComponent(String(filter.returnId))}/list`,
    query: { figure: String(filter.figure) },
  };
}

/** The change to propose instead of a new record; null if new ones of the register need no approval. */
function additionOf(resource: string, data: WireRecord): ProposedChange | null {
  if (resource !== 'money-entries') return null;
  return {
    register: 'case-fillings',
    recordId: data.caseFilingId as Identifier,
    action: 'entry',
    body: data,
  };
}

interface Listing {
  filter: Record<string, unknown>;
  sort: SortPayload;
  signal: AbortSignal;
}

/** More rows than any list has. */
const MAX_ROWS = 1_000_000_000;

/**
 * Streams all rows of a regular list in the contract's page format, which the spreadsheet worker reads. The
 * header has the row count, up to 10,000 for lists that stop counting there.
 */
export async function* regularPageBytes(
  resource: string,
  { filter, sort, signal }: Listing,
  told: (reason: unknown) => never,
): AsyncGenerator<Uint8Array> {
  const list = listAt(resource, filter);
  const query = {
    ...list.query,
    sort: JSON.stringify([sort.field, sort.order]),
    range: JSON.stringify([0, MAX_ROWS]),
  };
  let rows = 0;
  const onHeaders = (headers: Headers) => {
    const last = /-(\d+)\//.exec(headers.get('content-range') ?? '')?.[1];
    rows = last === undefined ? 0 : Number(last) + 1;
  };
  const text = new TextEncoder();
  try {
    yield text.encode('{"content":');
    yield* httpStream(list.path, { query, signal }, onHeaders);
    yield text.encode(`,"totalElements":${rows}}`);
  } catch (reason) {
    told(reason);
  }
}
