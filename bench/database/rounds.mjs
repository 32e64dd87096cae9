import { median } from '../figures.mjs';

const ROUNDS = 7;

/**
 * Measures works against what each is compared with, in rounds, each side in turn: a machine that others
 * use slows both. A ratio is the median of the rounds' own ratios.
 *
 * @param {{ what: string, ours: () => Promise, other: () => Promise, against: string, requests?: number,
 *   clients?: number[] }[]} works
 */
export async function compare(works, { rounds = ROUNDS, beforeRound = async () => {} } = {}) {
  const measured = works.flatMap((work) =>
    (work.clients ?? [1, 16]).map((clients) => ({ work, clients, ours: [], others: [] })),
  );
  for (let round = -1; round < rounds; round++) {
    await beforeRound();
    for (const { work, clients, ours, others } of measured) {
      const requests = (work.requests ?? 40) * (clients > 1 ? 4 : 1);
      const own = await load(work.ours, clients, requests);
      const other = await load(work.other, clients, requests);
      if (round < 0) continue; // the first one warms up
      ours.push(own);
      others.push(other);
    }
  }
  return measured.map(({ work, clients, ours, others }) => ({
    what: work.what,
    clients,
    ours: summary(ours),
    against: work.against,
    other: summary(others),
    slower: median(ours.map(({ times }, round) => median(times) / median(others[round].times))),
    throughput: median(ours.map(({ perSecond }, round) => perSecond / others[round].perSecond)),
  }));
}

/** Works that are compared with each other: what each one takes, one client, each in turn. */
export async function each(works, { rounds = ROUNDS, requests = 15, beforeRound = async () => {} } = {}) {
  const measured = works.map((work) => ({ work, loads: [] }));
  for (let round = -1; round < rounds; round++) {
    await beforeRound();
    for (const { work, loads } of measured) {
      const done = await load(work.ours, 1, requests);
      if (round >= 0) loads.push(done);
    }
  }
  return measured.map(({ work, loads }) => ({ what: work.what, ...summary(loads) }));
}

async function load(work, clients, requests) {
  const times = [];
  let left = requests;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left-- > 0) {
        const asked = performance.now();
        await work();
        times.push(performance.now() - asked);
      }
    }),
  );
  return { times, perSecond: (requests / (performance.now() - begun)) * 1000 };
}

function summary(loads) {
  const times = loads.flatMap((done) => done.times).sort((a, b) => a - b);
  return {
    median: rounded(median(times)),
    p99: rounded(times[Math.floor(times.length * 0.99)]),
    perSecond: Math.round(median(loads.map(({ perSecond }) => perSecond))),
  };
}

const rounded = (milliseconds) => Math.round(milliseconds * 100) / 100;
