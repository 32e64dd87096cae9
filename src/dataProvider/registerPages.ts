import type { GetListParams } from 'react-admin';
import type { WireRecord } from '../../domain/wire';
import { offers } from './capabilities';
import type { RegisterEndpoint } from './endpoints';
import type { Call } from './httpClient';

/** A register's page, as every server answers it. */
export interface PageAnswer {
  content: WireRecord[];
  totalElements: number;
  totalPages: number;
  /** How many rows its pages have, which a server may decide by itself. */
  size?: number;
}

/** What react-admin asks of a list. */
export type Listing = Partial<GetListParams> & { signal?: AbortSignal };

/**
 * React-admin counts in pages as long as it asked for, and leads back from those that the total does not
 * reach: a server that decides by itself how long they are has more.
 */
export function countOf({ totalElements, totalPages: pages, size }: PageAnswer, asked: number) {
  const total = size && size < asked ? pages * asked : totalElements;
  return { total, meta: { pages, size, total: totalElements, at: Date.now() } };
}

/**
 * A register's page address and its query; react-admin counts pages from 1. A filter that only figures lead
 * to needs our own server: another never hears of it.
 */
export async function pageAsked(endpoint: RegisterEndpoint, listing: Listing) {
  const { narrowed, filters } = endpoint;
  const isNarrowed = narrowed?.filters.some((name) => !filters.includes(name) && listing.filter?.[name]);
  return narrowed && isNarrowed && (await offers(narrowed.offered))
    ? { page: narrowed.page, query: pageQuery(endpoint, [...filters, ...narrowed.filters], listing) }
    : { page: endpoint.page, query: pageQuery(endpoint, filters, listing) };
}

function pageQuery(
  { asked }: RegisterEndpoint,
  filters: readonly string[],
  { pagination, sort, filter }: Listing,
): Call['query'] {
  const { page, perPage } = pagination ?? { page: 1, perPage: 20 };
  const { field, order } = sort ?? { field: 'id', order: 'ASC' };
  return {
    ...asked({ page: page - 1, size: perPage, sortBy: field, ascOrDesc: order.toLowerCase() }),
    ...Object.fromEntries(filters.map((name) => [name, filter?.[name]])),
  };
}
