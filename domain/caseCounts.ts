import { filingStatuses, followOnStatuses } from './choices';
import { dayInDhaka, FIRST_YEAR, HEARING_YEARS_AHEAD } from './dates';
import { contractTypes } from './followOnCases';
import { isMonth, type Month } from './months';
import type { SummaryRegister } from './sectionSummary';
import type { WireRecord } from './wire';

export type RegisterName = SummaryRegister['name'];

/** A register whose cases are counted: the wire names of its counts, and its possible statuses. */
export interface CountedRegister {
  name: RegisterName;
  byStatus: string;
  byMonth: string;
  statuses: readonly string[];
}

/** From the lowest court to the highest. */
export const countedRegisters: readonly CountedRegister[] = [
  { name: 'case-fillings', byStatus: 'caseFilling', byMonth: 'customCase', statuses: filingStatuses },
  ...contractTypes.map(({ name, contract }) => ({
    name,
    ...contract.figures,
    statuses: followOnStatuses,
  })),
];

/** A register's cases by status. */
export interface StatusCounts {
  register: RegisterName;
  counts: { status: string; cases: number }[];
  total: number;
}

/**
 * The counts by status of every register (docs/contract.md, "Figures"): first the known statuses in order, then
 * unknown ones that the server sent.
 */
export function countsByStatus(answer: WireRecord): StatusCounts[] {
  return countedRegisters.map(({ name, byStatus, statuses }) => {
    const answered = (answer[byStatus] ?? {}) as WireRecord;
    const others = Object.keys(answered).filter((status) => !statuses.includes(status) && answered[status]);
    const counts = [...statuses, ...others].map((status) => ({ status, cases: countIn(answered, status) }));
    return { register: name, counts, total: sum(counts.map(({ cases }) => cases)) };
  });
}

/** Cases of every register in one month. */
export interface MonthCounts {
  month: Month;
  counts: Record<RegisterName, number>;
  total: number;
}

/** The counts of every month with cases, the oldest first. */
export const countsByMonth = (rows: readonly WireRecord[]): MonthCounts[] =>
  rows
    .filter(({ yearMonth }) => typeof yearMonth === 'string' && isMonth(yearMonth))
    .map((row) => countsOf(row.yearMonth as Month, row))
    .sort((a, b) => (a.month < b.month ? -1 : 1));

/** A range of months, both ends included. */
export interface MonthRange {
  from: Month;
  to: Month;
}

/** The counts of every month in a range; 0 for months without cases. */
export function countsOfRange(counted: readonly MonthCounts[], range: MonthRange): MonthCounts[] {
  const known = new Map(counted.map((each) => [each.month, each]));
  return monthsOf(range).map((month) => known.get(month) ?? countsOf(month, {}));
}

/** The last `count` months, ending with `to`. */
export const lastMonths = (count: number, to: Month = dayInDhaka().slice(0, 7)): MonthRange => ({
  from: monthAfter(to, 1 - count),
  to,
});

/**
 * The range of months to choose from: `shown`, extended to all months with cases. Cases with absurd dates are
 * ignored, because such typing errors would add a thousand years of empty months.
 */
export function monthsToChooseFrom(counted: readonly MonthCounts[], shown: MonthRange): MonthRange {
  const earliest = `${FIRST_YEAR}-01`;
  const latest = `${Number(shown.to.slice(0, 4)) + HEARING_YEARS_AHEAD}-12`;
  const months = counted.map(({ month }) => month).filter((month) => month >= earliest && month <= latest);
  return {
    from: [shown.from, ...months].reduce((first, month) => (month < first ? month : first)),
    to: [shown.to, ...months].reduce((last, month) => (month > last ? month : last)),
  };
}

export function monthsOf({ from, to }: MonthRange): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= to; month = monthAfter(month, 1)) months.push(month);
  return months;
}

function monthAfter(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(Math.floor(months / 12), 4)}-${pad((months % 12) + 1, 2)}`;
}

function countsOf(month: Month, row: WireRecord): MonthCounts {
  const counts = Object.fromEntries(
    countedRegisters.map(({ name, byMonth }) => [name, countIn(row, byMonth)]),
  ) as MonthCounts['counts'];
  return { month, counts, total: sum(Object.values(counts)) };
}

/** 0 if the server omits the count. */
const countIn = (counts: WireRecord, name: string) => Number(counts[name] ?? 0) || 0;

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
