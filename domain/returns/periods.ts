import { dayOf, plusDays, plusMonths, toWireDate, type Day } from '../dates';

/** The first and the last day. */
export interface Days {
  from: Day;
  to: Day;
}

export const periodKinds = ['month', 'quarter', 'year', 'fiscalYear'] as const;

export type PeriodKind = (typeof periodKinds)[number];

const MONTHS: Record<PeriodKind, number> = { month: 1, quarter: 3, year: 12, fiscalYear: 12 };

/** The period of a kind that a day is in. A fiscal year is from July to June. */
export function periodOf(kind: PeriodKind, day: Day): Days {
  const [year, month] = toWireDate(day);
  const months = MONTHS[kind];
  const shift = kind === 'fiscalYear' ? 6 : 0;
  const first = dayOf(year, month, 1)!;
  const from = plusMonths(first, -((month - 1 + shift) % months));
  return { from, to: plusDays(plusMonths(from, months), -1) };
}

/** The kind of period that exactly these days are; null for any other days. */
export const kindOfPeriod = ({ from, to }: Days): PeriodKind | null =>
  periodKinds.find((kind) => {
    const period = periodOf(kind, from);
    return period.from === from && period.to === to;
  }) ?? null;

/** The period of the same kind before or after. */
export const nextPeriod = (kind: PeriodKind, { from, to }: Days, by: 1 | -1): Days =>
  periodOf(kind, by === 1 ? plusDays(to, 1) : plusDays(from, -1));
