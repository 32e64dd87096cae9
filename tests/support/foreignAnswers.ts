import type { JsonBodyType } from 'msw';

/** A record in a foreign server's format. */
export type ForeignRecord = Record<string, JsonBodyType>;

/** Wraps an answer so that only accepted tokens get it. */
export type Guarded = (
  answer: (request: Request) => JsonBodyType | Response | Promise<JsonBodyType | Response>,
) => (info: { request: Request }) => Promise<Response>;

/** A page of a list. It does not search or sort, which no UI test needs of a foreign server. */
export function pageOf(records: ForeignRecord[], request: Request) {
  const query = new URL(request.url).searchParams;
  const number = Number(query.get('page'));
  const size = Number(query.get('size'));
  return {
    content: records.slice(number * size, (number + 1) * size),
    totalPages: Math.ceil(records.length / size),
    totalElements: records.length,
    pageable: { pageNumber: number },
  };
}

/** The id at the end of a request's URL. */
export const idIn = (request: Request) => Number(/\d+$/.exec(new URL(request.url).pathname)?.[0]);
