import { daysBetween, plusDays, type Day } from '../dates';

/** Consecutive days, both included; `until` is null while no end is known. */
export interface Period {
  from: Day;
  until: Day | null;
}

export const holdsOn = ({ from, until }: Period, day: Day): boolean =>
  from <= day && (until === null || day <= until);

/** The first day of a period and the day after its last: where something may begin to differ. */
export const edgesOf = ({ from, until }: Period): Day[] =>
  until === null ? [from] : [from, plusDays(until, 1)];

/** The part of a period before a day; null if nothing is left. */
export function before(period: Period, day: Day | null): Period | null {
  if (day === null) return period;
  if (day <= period.from) return null;
  const until = plusDays(day, -1);
  return { ...period, until: period.until !== null && period.until < until ? period.until : until };
}

/** The days between two periods, such as those without a stay before it was extended; null if there are none. */
export function gapBetween(first: Period, next: Period): { from: Day; to: Day; days: number } | null {
  if (first.until === null) return null;
  const [from, to] = [plusDays(first.until, 1), plusDays(next.from, -1)];
  return from <= to ? { from, to, days: daysBetween(from, to) + 1 } : null;
}
