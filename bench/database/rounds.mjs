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
      const [own, other] =
        clients > 1
          ? [await load(work.ours, clients, requests), await load(work.other, clients, requests)]
          : await inTurn([work.ours, work.other], requests);
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
    bar: work.bar,
  }));
}

/** Works that are compared with each other: what each one takes, one client, each in turn. */
export async function each(works, { rounds = ROUNDS, requests = 15, beforeRound = async () => {} } = {}) {
  const done = works.map(() => []);
  for (let round = -1; round < rounds; round++) {
    await beforeRound();
    const loads = await inTurn(
      works.map(({ ours }) => ours),
      requests,
    );
    if (round >= 0) loads.forEach((load, work) => done[work].push(load));
  }
  return works.map(({ what }, work) => ({ what, ...summary(done[work]) }));
}

/** One client that asks for each of the works, again and again. */
async function inTurn(works, requests) {
  const times = works.map(() => []);
  for (let request = 0; request < requests; request++) {
    for (const [place, work] of works.entries()) {
      const asked = performance.now();
      await work();
      times[place].push(performance.now() - asked);
    }
  }
  return times.map((own) => ({
    times: own,
    perSecond: (own.length / own.reduce((sum, time) => sum + time, 0)) * 1000,
  }));
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
