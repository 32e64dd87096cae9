import type { GetListParams, Identifier } from 'react-admin';
import type { WireRecord } from '../../domain/wire';
import { offers } from '../offered/capabilities';
import { type RegisterEndpoint, recordReader, registerOf } from './endpoints';
import type { Call, HttpClient } from './httpClient';
import { isRecord } from '../../domain/isRecord';
import { proposable } from './proposable';
import { viaHeader, type WriteMeta } from './records';

/** A register's page in the contract's format. */
export interface PageAnswer {
  content: WireRecord[];
  totalElements: number;
  totalPages: number;
  /** The page size, which a server may decide itself. */
  size?: number;
}

/** React-admin's list parameters. `fields` are the properties that are needed, if not all. */
export type Listing = Partial<GetListParams> & { signal?: AbortSignal; fields?: readonly string[] };

/**
 * The total for react-admin's pager. The pager computes the pages from its own page size and moves away from
 * a page beyond the total, so for a server with smaller pages the total is given larger than it is.
 */
export function countOf({ totalElements, totalPages: pages, size }: PageAnswer, asked: number) {
  const total = size && size < asked ? pages * asked : totalElements;
  return { total, meta: { pages, size, total: totalElements, at: Date.now() } };
}

/**
 * A register's page URL and its query (react-admin counts pages from 1). Filters that only figures link with,
 * and the needed properties, are sent to our own server only.
 */
export async function pageAsked(endpoint: RegisterEndpoint, listing: Listing) {
  const { narrowed, filters } = endpoint;
  const isNarrowed = narrowed?.filters.some((name) => !filters.includes(name) && listing.filter?.[name]);
  const { page, query } =
    narrowed && isNarrowed && (await offers(narrowed.offered))
      ? { page: narrowed.page, query: pageQuery(endpoint, [...filters, ...narrowed.filters], listing) }
      : { page: endpoint.page, query: pageQuery(endpoint, filters, listing) };
  const isLimited = listing.fields && endpoint.limited && (await offers(endpoint.limited));
  return { page, query: isLimited ? { ...query, fields: listing.fields!.join() } : query };
}

/** Whether the server filters a register's pages by this property. */
export const isFilteredBy = async ({ filters, narrowed }: RegisterEndpoint, name: string): Promise<boolean> =>
  filters.includes(name) || (!!narrowed?.filters.includes(name) && offers(narrowed.offered));

function pageQuery(
  { asked }: RegisterEndpoint,
  filters: readonly string[],
  { pagination, sort, filter }: Listing,
): Call['query'] {
  const { page, perPage } = pagination ?? { page: 1, perPage: 20 };
  const { field, order } = sort ?? { field: 'id', order: 'ASC' };
  return {
    ...asked({ page: page - 1, size: perPage, sortBy: field, ascOrDesc: order.toLowerCase() }),
    ...Object.fromEntries(filters.map((name) => [name, filter?.[name] || undefined])),
  };
}

interface Saving {
  data: WireRecord;
  previousData?: WireRecord;
  meta?: WriteMeta;
}

/**
 * Saves, deletes, enables and disables records of the registers; reference data that comes from them is
 * fetched again.
 */
export function createRegisterWrites(call: HttpClient, lookups: { forget: (collection: string) => void }) {
  async function create(resource: string, data: WireRecord): Promise<WireRecord> {
    const endpoint = registerOf(resource);
    const answer = await call(endpoint.create, { method: 'POST', body: endpoint.toWire(data, 'create') });
    lookups.forget(endpoint.create);
    return saved(endpoint, answer, data);
  }

  async function update(
    resource: string,
    id: Identifier,
    { data, previousData: previous = {}, meta }: Saving,
  ) {
    const endpoint = registerOf(resource);
    const version = data.version ?? previous.version;
    const switched = switchedStatus(endpoint, data, previous);
    const atOnce = switched && (await offers(switched.onUpdate));
    const body = {
      // a PUT replaces the record: fields that the form does not show must be sent too
      ...endpoint.toWire({ ...previous, ...data }, 'update'),
      id,
      ...(version !== undefined && { version }),
      ...(atOnce && { [switched.field]: data[switched.field] }),
    };
    const { method, path } = endpoint.update;
    const answer = await proposable(
      { register: resource, recordId: id, action: 'edit', body, version },
      call(path(id), { method, body, headers: viaHeader(meta) }),
    );
    const stored = saved(endpoint, answer, { ...previous, ...data, id });
    lookups.forget(endpoint.create);
    if (!switched || atOnce) return stored;
    await changeStatus(resource, id, previous);
    return { ...stored, [switched.field]: data[switched.field] };
  }

  async function remove(resource: string, id: Identifier, meta?: WriteMeta, version?: unknown) {
    const { delete: path, create: collection } = registerOf(resource);
    if (!path) throw new Error(`${resource} are never deleted`);
    const { reason } = meta ?? {};
    await proposable(
      { register: resource, recordId: id, action: 'delete', version, reason },
      call(path(id), { method: 'DELETE', query: { reason: reason || undefined } }),
    );
    lookups.forget(collection);
  }

  async function changeStatus(resource: string, id: Identifier, seen?: WireRecord) {
    const path = registerOf(resource).changeStatus;
    if (!path) throw new Error(`${resource} have no status to change`);
    await call(path(id), { method: 'POST', seen });
  }

  return { create, update, remove, changeStatus };
}

/** The status field of a register if a save changes its value; undefined otherwise. */
const switchedStatus = ({ status }: RegisterEndpoint, data: WireRecord, previous: WireRecord) =>
  status && status.field in data && data[status.field] !== previous[status.field] ? status : undefined;

/** The stored record; if the server does not return it, what was sent. */
function saved(endpoint: RegisterEndpoint, answer: unknown, sent: WireRecord): WireRecord {
  const stored = isRecord(answer) ? recordReader(endpoint)(answer) : null;
  return stored?.id === undefined ? sent : stored;
}
