import { filled, signIn } from './database/index.mjs';
import { BIG } from './database/scale.mjs';
import { searches } from './searches.mjs';

/** So many searches of every kind, a third of them misspelt. */
const SEARCHES = 1000;

const BARS = { p50: 25, p95: 80, p95Of16: 300, exact: 0.99, partial: 0.95, misspelt: 0.9 };

/** The box over everything: how fast it answers, and whether the record is among the first five of its group. */
export async function search() {
  const register = await filled(BIG);
  const client = await signIn(register);
  try {
    const asked = await searches(register.pool, SEARCHES);
    const find = async ({ text, wanted }) => {
      const { groups } = await client.getJson(`/api/casebook/search?q=${encodeURIComponent(text)}&limit=8`);
      const group = groups.find(({ kind }) => kind === wanted.kind);
      return group?.hits.slice(0, 5).some(({ id }) => id === wanted.id) ?? false;
    };
    for (const each of asked.slice(0, 100)) await find(each);
    await client.renew();
    const one = await measured(asked, 1, find);
    await client.renew();
    const many = await measured(asked, 16, find);
    if (process.env.BENCH_MISSED)
      for (const each of one.missed) console.log(each.sort, each.text, JSON.stringify(each.wanted));
    return {
      speed: [...speedOf(one, 1), ...speedOf(many, 16)],
      found: foundOf(one.found),
      slowest: one.slowest,
    };
  } finally {
    client.close();
    await register.end();
  }
}

async function measured(asked, clients, find) {
  const times = [];
  const found = new Map();
  const missed = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < asked.length) {
        const each = asked[next++];
        const begun = performance.now();
        const isFound = await find(each);
        times.push({ ...each, ms: performance.now() - begun });
        const sum = found.get(each.sort) ?? { of: each.of, found: 0, searches: 0 };
        found.set(each.sort, { ...sum, found: sum.found + Number(isFound), searches: sum.searches + 1 });
        if (!isFound) missed.push(each);
      }
    }),
  );
  times.sort((a, b) => a.ms - b.ms);
  const at = (share) => Math.round(times[Math.floor(times.length * share)].ms * 10) / 10;
  const slowest = times.slice(-10).map(({ sort, text, ms }) => ({ what: sort, text, ms: Math.round(ms) }));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), found, missed, slowest };
}

function speedOf({ p50, p95, p99 }, clients) {
  const rows = [
    { what: 'median', ms: p50, bar: clients === 1 ? BARS.p50 : undefined },
    { what: 'p95', ms: p95, bar: clients === 1 ? BARS.p95 : BARS.p95Of16 },
    { what: 'p99', ms: p99 },
  ];
  return rows.map(({ what, ms, bar }) => ({
    what: `${what} of a search`,
    clients,
    ms,
    bar,
    met: bar ? ms <= bar : undefined,
  }));
}

/** Shares found in the first five, by sort of search and in all of exact, partial and misspelt ones. */
function foundOf(found) {
  const sums = new Map();
  for (const { of, found: hits, searches: count } of found.values()) {
    const sum = sums.get(of) ?? { found: 0, searches: 0 };
    sums.set(of, { found: sum.found + hits, searches: sum.searches + count });
  }
  const row = (what, { found: hits, searches: count }, bar) => {
    const share = Math.round((hits / count) * 1000) / 1000;
    return { what, searches: count, found: share, bar, met: bar ? share >= bar : undefined };
  };
  return [
    ...[...sums].map(([of, sum]) => row(`all ${of}`, sum, BARS[of])),
    ...[...found].map(([sort, sum]) => row(sort, sum)),
  ];
}
