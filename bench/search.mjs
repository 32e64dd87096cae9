import { filled, signIn } from './database/index.mjs';
import { BIG } from './database/scale.mjs';
import { fillHearings } from './hearingRows.mjs';
import { searches } from './searches.mjs';

/** The number of searches of all kinds together; a third of them are misspelt. */
const SEARCHES = 1000;

const BARS = { p50: 25, p95: 80, p95Of16: 300, exact: 0.99, partial: 0.95, misspelt: 0.9 };

/**
 * The global search: its speed and the quality of its hits, for each sort of search. `found` is the share of searches
 * whose record is among the first five hits of its group (recall), `first` the share whose record is the first hit
 * (precision). `possible` is the highest share that any order could reach: of ten files whose numbers begin alike,
 * only five can be among the first five. The goals apply to texts that fit at most five records.
 */
export async function search() {
  const register = await filled(BIG);
  const client = await signIn(register);
  try {
    await fillHearings(register.pool, { count: BIG.filings / 5, busy: 200 });
    await client.renew(); // the filling takes minutes, in which the token may expire
    const asked = await searches(register.pool, SEARCHES);
    const placeOf = async ({ text, wanted }) => {
      const { groups, similar = [] } = await client.getJson(
        `/api/casebook/search?q=${encodeURIComponent(text)}&limit=8`,
      );
      const group = [...groups, ...similar].find(({ kind }) => kind === wanted.kind);
      return group?.hits.findIndex(({ id }) => id === wanted.id) ?? -1;
    };
    for (const each of asked.slice(0, 100)) await placeOf(each);
    await client.renew();
    const one = await measured(asked, 1, placeOf);
    await client.renew();
    const many = await measured(asked, 16, placeOf);
    if (process.env.BENCH_MISSED)
      for (const { sort, text, wanted, place } of one)
        if (place < 0 || place > 4) console.log(sort, text, JSON.stringify(wanted));
    return {
      speed: [...speedOf(one, 1), ...speedOf(many, 16)],
      found: foundOf(one),
      slowest: one.slice(-10).map(({ sort, text, ms }) => ({ what: sort, text, ms: Math.round(ms) })),
    };
  } finally {
    client.close();
    await register.end();
  }
}

async function measured(asked, clients, placeOf) {
  const results = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < asked.length) {
        const each = asked[next++];
        const begun = performance.now();
        const place = await placeOf(each);
        results.push({ ...each, ms: performance.now() - begun, place });
      }
    }),
  );
  return results.toSorted((a, b) => a.ms - b.ms);
}

/**
 * The time in milliseconds below which this share of the results lies.
 * @param results sorted by their times
 */
const at = (results, share) => Math.round(results[Math.floor(results.length * share)].ms * 10) / 10;

function speedOf(results, clients) {
  const rows = [
    { what: 'median', share: 0.5, bar: clients === 1 ? BARS.p50 : undefined },
    { what: 'p95', share: 0.95, bar: clients === 1 ? BARS.p95 : BARS.p95Of16 },
    { what: 'p99', share: 0.99 },
  ];
  return rows.map(({ what, share, bar }) => {
    const ms = at(results, share);
    return { what: `${what} of a search`, clients, ms, bar, met: bar ? ms <= bar : undefined };
  });
}

/**
 * The rows of the table: all exact, partial and misspelt searches whose text fits at most five records, all searches
 * whose text fits more, then each sort of search.
 */
function foundOf(results) {
  const isBroad = ({ of }) => of === 'broad';
  const fitsFew = ({ possible }) => possible === 1;
  const groups = ['exact', 'partial', 'misspelt'].map((of) => ({
    what: `all ${of}`,
    bar: BARS[of],
    its: (each) => each.of === of && fitsFew(each),
  }));
  const sorts = [...new Set(results.filter((each) => !isBroad(each)).map(({ sort }) => sort))].toSorted();
  return [
    ...groups,
    { what: 'all that more than five records fit', its: (each) => !isBroad(each) && !fitsFew(each) },
    ...sorts.map((sort) => ({ what: sort, its: (each) => each.sort === sort })),
  ].flatMap(({ what, bar, its }) => {
    const these = results.filter(its);
    return these.length ? [rowOf(what, these, bar)] : [];
  });
}

function rowOf(what, results, bar) {
  const share = (isMet) => Math.round((results.filter(isMet).length / results.length) * 1000) / 1000;
  const found = share(({ place }) => place >= 0 && place < 5);
  return {
    what,
    searches: results.length,
    'median ms': at(results, 0.5),
    'p95 ms': at(results, 0.95),
    found,
    possible:
      Math.round((results.reduce((sum, each) => sum + each.possible, 0) / results.length) * 1000) / 1000,
    bar,
    met: bar ? found >= bar : undefined,
    first: share(({ place }) => place === 0),
  };
}
