import { daysBetween, type Day } from '../dates';
import { countLimit, lastOpen, type OpenDays } from '../limitation/count';
import { entryEffects, type Entry } from './entries';
import type { Period } from './periods';

/** A demand to pay; `dueOn` is the day that it names, if it names one. */
export interface Notice {
  date: Day;
  dueOn: Day | null;
}

/**
 * The last day for paying after an order or a notice, which moves on while the office is closed.
 *
 * @param days of the money rule: 10 (Customs Act 2023, section 32)
 */
export const lastDayToPay = (since: Day, days: number, calendar: OpenDays): Day =>
  countLimit(
    {
      trigger: 'ISSUE',
      n: days,
      unit: 'DAYS',
      extensionN: null,
      extensionUnit: null,
      copyExcluded: false,
      rolls: true,
    },
    { triggerDate: since },
    calendar,
  ).mayFile;

/**
 * For each order the days on which what it demands need not be paid yet: until the day that its first notice names, or
 * by count. A later notice of the same order gives no more time.
 */
export function payablePeriods(
  orders: readonly Day[],
  notices: readonly Notice[],
  days: number,
  calendar: OpenDays,
): Period[] {
  const sorted = [...orders].sort();
  return sorted.map((from, place): Period => {
    const next = sorted[place + 1];
    const first = notices
      .filter(({ date }) => from <= date && (next === undefined || date < next))
      .toSorted((a, b) => a.date.localeCompare(b.date))[0];
    return { from, until: first?.dueOn ?? lastDayToPay(first?.date ?? from, days, calendar) };
  });
}

/**
 * Simple interest in poisha, rounded half up, for the days after the last day to pay (section 32). A year has 365 days.
 *
 * @param percent a year
 */
export function interest(
  poisha: number,
  percent: number,
  dueOn: Day,
  paidOn: Day,
): { days: number; poisha: number } {
  const days = Math.max(daysBetween(dueOn, paidOn), 0);
  return { days, poisha: Math.round((poisha * percent * days) / 36_500) };
}

/**
 * The last day on which a guarantee can be encashed: the last one until its expiry on which the office, and so the
 * bank, is open. Null if it has no expiry.
 */
export const encashBy = (expiresOn: Day | null, calendar: OpenDays): Day | null =>
  expiresOn && lastOpen(expiresOn, calendar);

/**
 * Simple interest in poisha until a day, from the last day for paying what the latest order demands: on what was paid
 * late until it was paid, and on what is still owed. Null while nothing is late.
 */
export function interestOn(
  day: Day,
  { payable, entries }: { payable: readonly Period[]; entries: readonly Entry[] },
  outstanding: number,
  percent: number,
): { days: number; poisha: number } | null {
  const latest = payable
    .filter(({ from }) => from <= day)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .at(-1);
  const dueOn = latest?.until;
  if (!dueOn || dueOn >= day) return null;
  const late = entries
    .filter(
      ({ kind, date }) => 'paid' in entryEffects[kind] && kind !== 'REFUND' && dueOn < date && date <= day,
    )
    .map(({ date, amount }) => ({ until: date, poisha: amount }));
  const each = [...late, ...(outstanding ? [{ until: day, poisha: outstanding }] : [])].map((part) =>
    interest(part.poisha, percent, dueOn, part.until),
  );
  if (!each.length) return null;
  return {
    days: Math.max(...each.map(({ days }) => days)),
    poisha: each.reduce((sum, part) => sum + part.poisha, 0),
  };
}
