import { caseTypes } from './facts.mjs';

/** BENCH_SCALE=0.05 is quick and proves nothing: for working on the benchmark. */
export const SCALE = Number(process.env.BENCH_SCALE || 1);

export const grouped = (count) => count.toLocaleString('en');

/** So many cases follow from a hundred filings, spread evenly over the types of a court. */
const COURTS = { appealAndTribunal: 22, highCourt: 18, appellateDivision: 5, otherCourts: 5 };

/** How many filings, and how many cases of each type. */
export const BIG = sized(1_000_000 * SCALE);
export const SMALL = sized(10_000 * SCALE);

function sized(filings) {
  return { filings, cases: new Map(caseTypes.map((type) => [type, Math.round(filings * shareOf(type))])) };
}

function shareOf({ court }) {
  return COURTS[court] / 100 / caseTypes.filter((type) => type.court === court).length;
}
