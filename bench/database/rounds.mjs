import { median } from '../figures.mjs';

const ROUNDS = 7;
/** Time limit, within which slow machines run fewer rounds. */
const MINUTES = 5;
const FEWEST = 3;

/**
 * Measures each work and its baseline alternately, in rounds, so that other load on the machine slows both. With
 * one client a ratio is the median over pairs of consecutive requests, with several the median over rounds.
 *
 * @typedef {{ what: string, ours: () => Promise, other: () => Promise, against: string, requests?: number,
 *   clients?: number[] }} Work
 * @param {Work[]} works
 */
export async function compare(works, { beforeRound = async () => {} } = {}) {
  const measured = works.flatMap((work) =>
    (work.clients ?? [1, 16]).map((clients) => ({ work, clients, ours: [], others: [] })),
  );
  const end = Date.now() + MINUTES * 60_000;
  for (let round = -1; round < ROUNDS && (round < FEWEST || Date.now() < end); round++) {
    await beforeRound();
    for (const { work, clients, ours, others } of measured) {
      const requests = (work.requests ?? 40) * (clients > 1 ? 4 : 1);
      const [own, other] =
        clients > 1
          ? [await load(work.ours, clients, requests), await load(work.other, clients, requests)]
          : await inTurn([work.ours, work.other], requests);
      if (round < 0) continue; // the first round only warms up
      ours.push(own);
      others.push(other);
    }
  }
  return measured.map(({ work, clients, ours, others }) => ({
    work,
    clients,
    ours: summary(ours),
    other: summary(others),
    slower: median(ratios(timesOf(ours), timesOf(others))),
    throughput: median(
      ratios(
        ours.map(({ perSecond }) => perSecond),
        others.map(({ perSecond }) => perSecond),
      ),
    ),
  }));
}

const ratios = (values, others) => values.map((value, place) => value / others[place]);

const timesOf = (loads) => loads.flatMap(({ times }) => times);

/** One client that requests each of the works alternately. */
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
  const times = timesOf(loads).sort((a, b) => a - b);
  return {
    median: rounded(median(times)),
    p99: rounded(times[Math.floor(times.length * 0.99)]),
    perSecond: Math.round(median(loads.map(({ perSecond }) => perSecond))),
  };
}

const rounded = (milliseconds) => Math.round(milliseconds * 100) / 100;
