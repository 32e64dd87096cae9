import { alternating, fourDigits } from './terms.mjs';

export const SIZE = 20;

/** Maximum ratio to the baseline; `spread` is the ratio of a list's slowest first page to its quickest. */
export const BARS = { first: 2.5, deep: 1.5, search: 2, spread: 3 };

/**
 * The measured pages of a list in one sort order, each with the baseline SQL that reads as many rows from the same
 * index. In descending order the SQL returns nulls first and Casebook returns them last: other rows, but the same
 * work.
 */
export function pagesOf(client, list, sort) {
  const { select, alias, table, address, search } = list;
  const page = (query) => client.get(`${address}?size=${SIZE}&${sort.query}&${query}`);
  const by = (of) => `order by ${of}${sort.column} ${sort.order}, ${of}id ${sort.order}`;
  const slice = (where, offset) =>
    `select id from ${table} ${where} ${by('')} limit ${SIZE} offset ${offset}`;
  const idsFirst = (where, offset = 0) =>
    `where ${alias}.id in (select id from (${slice(where, offset)}) as page) ${by(`${alias}.`)}`;
  const deep = deepPage(list);

  return {
    first: {
      what: 'first page with total',
      ours: () => page('page=0'),
      against: 'joined SELECT, no count',
      other: () => select(`${by(`${alias}.`)} limit ${SIZE}`),
      bar: { slower: BARS.first },
    },
    deep: {
      what: 'page past the middle, at 80 %, with total',
      ours: () => page(`page=${deep}`),
      against: 'ids-first SELECT',
      other: () => select(idsFirst('', deep * SIZE)),
      bar: { slower: BARS.deep },
    },
    search: {
      what: 'contains-search of 4 digits, with total',
      ...alternating(fourDigits, (term) => ({
        ours: () => page(`page=0&${search}=${term}`),
        other: () => select(idsFirst('where nothi_number_fold like $1'), [`%${term}%`]),
      })),
      against: 'joined SELECT over the trigram index, no count',
      bar: { slower: BARS.search },
    },
  };
}

/** The page at 80 percent of a list. */
export const deepPage = ({ count }) => Math.floor((0.8 * count) / SIZE);
