import { caseTypes } from './facts.mjs';

/** BENCH_SCALE=0.05 is quick, for working on the benchmark itself; its results prove nothing. */
export const SCALE = Number(process.env.BENCH_SCALE || 1);

export const grouped = (count) => count.toLocaleString('en');

/** Number of cases per hundred filings, distributed evenly over the case types of a court. */
const COURTS = { appealAndTribunal: 22, highCourt: 18, appellateDivision: 5, otherCourts: 5 };

/** Numbers of filings and of cases per type. */
export const BIG = sized(1_000_000 * SCALE);
export const SMALL = sized(10_000 * SCALE);

function sized(filings) {
  return { filings, cases: new Map(caseTypes.map((type) => [type, Math.round(filings * shareOf(type))])) };
}

function shareOf({ court }) {
  return COURTS[court] / 100 / caseTypes.filter((type) => type.court === court).length;
}
