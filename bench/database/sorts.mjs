import { checkPages } from './checkPages.mjs';
import { figureOf } from './figure.mjs';
import { caseLists, filingList } from './lists.mjs';
import { BARS, pagesOf } from './pages.mjs';
import { compare } from './rounds.mjs';
import { grouped } from './scale.mjs';

const KINDS = ['first', 'deep', 'search'];

/** Requests per page and round. */
const REQUESTS = { walking: 4, again: 12 };

/**
 * The worst of hundreds of results is mostly noise, so this many results of each list and kind are measured
 * again for longer.
 */
const AGAIN = 3;

/**
 * Measures every sort option in both directions: for court cases the first page, a deep page and a search, for
 * filings the first page. Returns the worst of all, and a row for each list.
 */
export async function sorts({ big, pool }, options) {
  const filings = filingList(pool);
  const cases = caseLists(pool);
  for (const list of cases) await checkPages(big, pool, list);
  const walked = await compare(
    [...worksOf(big, filings, ['first']), ...cases.flatMap((list) => worksOf(big, list, KINDS))],
    options,
  );
  const lists = [filings, ...cases];
  const suspects = lists.flatMap((list) =>
    KINDS.flatMap((kind) => worstFirst(walked, [list], kind).slice(0, AGAIN)),
  );
  const spreads = lists.flatMap((list) => slowestBesideQuickest(walked, list));
  const worst = await compare(
    [...suspects.map(({ work }) => work), ...spreads].map((work) => ({ ...work, requests: REQUESTS.again })),
    options,
  );
  return {
    figures: [
      worstFigure('filings', [filings], 'first', { walked, worst }),
      ...KINDS.map((kind) => worstFigure('court cases', cases, kind, { walked, worst })),
    ],
    lists: lists.map((list) => rowOf(list, worst)),
  };
}

const worksOf = (client, list, kinds) =>
  list.sorts.flatMap((sort) => {
    const pages = pagesOf(client, list, sort);
    return kinds.map((kind) => ({
      ...pages[kind],
      list,
      sort,
      kind,
      clients: [1],
      requests: REQUESTS.walking,
    }));
  });

const worstFirst = (pages, lists, kind) =>
  pages
    .filter(({ work }) => lists.includes(work.list) && work.kind === kind)
    .sort((a, b) => b.slower - a.slower);

/** The slowest first pages of a list, each to be measured alternately with the quickest one. */
function slowestBesideQuickest(walked, list) {
  const pages = worstFirst(walked, [list], 'first').sort((a, b) => b.ours.median - a.ours.median);
  const quickest = pages.at(-1).work;
  return pages
    .slice(0, AGAIN)
    .map(({ work }) => ({ ...work, kind: 'spread', other: quickest.ours, bar: { slower: BARS.spread } }));
}

function worstFigure(name, lists, kind, { walked, worst }) {
  const [page] = worstFirst(worst, lists, kind);
  const { what, list, sort } = page.work;
  const where = lists.length > 1 ? `${list.name}, ${sort.what}` : sort.what;
  const count = worstFirst(walked, lists, kind).length;
  return { ...figureOf(page), what: `${name}, ${what}, worst of ${count}: ${where}` };
}

/** A list's worst result for each limit, with its sort option. */
function rowOf(list, worst) {
  const pages = [...KINDS, 'spread'].map((kind) => worstFirst(worst, [list], kind)[0]);
  const [first, deep, search, spread] = pages;
  return {
    list: list.name,
    rows: grouped(list.count),
    sorts: list.sorts.length,
    [`first page (at most ${BARS.first}×)`]: ratio(first),
    [`its slowest beside its quickest (at most ${BARS.spread}×)`]: ratio(spread),
    [`page at 80 % (at most ${BARS.deep}×)`]: ratio(deep),
    [`search (at most ${BARS.search}×)`]: ratio(search),
    met: pages.every((page) => !page || page.slower <= page.work.bar.slower),
  };
}

const ratio = (page) => (page ? `${page.slower.toFixed(2)}×, ${page.work.sort.what}` : '');
