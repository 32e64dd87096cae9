import type { JsonBodyType } from 'msw';

/** A record in such a server's own words. */
export type ForeignRecord = Record<string, JsonBodyType>;

/** Answers whoever brings a token that is accepted. */
export type Guarded = (
  answer: (request: Request) => JsonBodyType | Response | Promise<JsonBodyType | Response>,
) => (info: { request: Request }) => Promise<Response>;

/** The page that a list asks for; such a server searches and sorts, which no test of the UI needs. */
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

/** The id an address ends with. */
export const idIn = (request: Request) => Number(/\d+$/.exec(new URL(request.url).pathname)?.[0]);
