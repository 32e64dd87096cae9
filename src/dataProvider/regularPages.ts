import type { SortPayload } from 'react-admin';
import { COLLECTIONS } from './regular';
import { httpStream } from './httpClient';

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
  const query = {
    sort: JSON.stringify([sort.field, sort.order]),
    range: JSON.stringify([0, MAX_ROWS]),
    filter: JSON.stringify(filter),
  };
  let rows = 0;
  const onHeaders = (headers: Headers) => {
    const last = /-(\d+)\//.exec(headers.get('content-range') ?? '')?.[1];
    rows = last === undefined ? 0 : Number(last) + 1;
  };
  const text = new TextEncoder();
  try {
    yield text.encode('{"content":');
    yield* httpStream(`${COLLECTIONS}/${resource}`, { query, signal }, onHeaders);
    yield text.encode(`,"totalElements":${rows}}`);
  } catch (reason) {
    told(reason);
  }
}
