import type { GetListParams } from 'react-admin';
import type { WireRecord } from '../../domain/wire';
import { offers } from '../offered/capabilities';
import type { RegisterEndpoint } from './endpoints';
import type { Call } from './httpClient';

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
