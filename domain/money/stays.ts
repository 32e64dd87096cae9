import { plusMonths, type Day } from '../dates';
import { before, edgesOf, holdsOn, type Period } from './periods';

/** What a court has stayed. A stay of the auction keeps goods from being sold, and no money from being recovered. */
export const stayObjects = ['REALISATION', 'AUCTION', 'ORDER'] as const;

/** How a stay says when it ends. */
export const stayEnds = ['DAY', 'MONTHS', 'NEXT_DATE', 'DISPOSAL', 'FURTHER_ORDER'] as const;

export type StayEnd =
  | { kind: 'DAY' | 'NEXT_DATE'; day: Day }
  | { kind: 'MONTHS'; months: number }
  | { kind: 'DISPOSAL' | 'FURTHER_ORDER' };

/** A stay, with what its proceeding adds. */
export interface Stay {
  proceedingId: number;
  of: (typeof stayObjects)[number];
  /** In poisha; null for all that is owed. */
  amount: number | null;
  orderedOn: Day;
  until: StayEnd;
  vacatedOn: Day | null;
  /** The day of the proceeding's decision. */
  disposedOn: Day | null;
  /** The last day for what the court has made a condition, already moved on if it was closed, and the day it was met. */
  condition: { dueOn: Day; metOn: Day | null } | null;
}

/**
 * When a stay is in force. Its last day is counted without looking whether anybody sits; on the day on which it is
 * vacated or its case is decided it no longer holds. It lapses when its condition is not met in time, and holds again
 * from the day on which it is met.
 */
export function stayPeriods(stay: Stay): Period[] {
  const { orderedOn, condition } = stay;
  const whole: Period = { from: orderedOn, until: lastDay(stay) };
  const left = before(whole, stay.vacatedOn);
  // an order made with the decision or after it stays what was decided
  const held =
    left && before(left, stay.disposedOn !== null && stay.disposedOn > orderedOn ? stay.disposedOn : null);
  if (!held) return [];
  if (!condition || (condition.metOn !== null && condition.metOn <= condition.dueOn)) return [held];
  const { dueOn, metOn } = condition;
  const lapses = held.until === null || dueOn < held.until;
  if (!lapses) return [held];
  const untilDue = dueOn < orderedOn ? [] : [{ from: orderedOn, until: dueOn }];
  const since = metOn !== null && (held.until === null || metOn <= held.until);
  return since ? [...untilDue, { from: metOn > orderedOn ? metOn : orderedOn, until: held.until }] : untilDue;
}

function lastDay({ orderedOn, until }: Stay): Day | null {
  if ('day' in until) return until.day;
  return 'months' in until ? plusMonths(orderedOn, until.months) : null;
}

/**
 * How much is stayed on a day, in poisha; infinite for all that is owed. Stays of one case cover the same money, those
 * of different cases add up.
 */
export function stayedOn(stays: readonly Stay[], day: Day): number {
  const ofCase = new Map<number, number>();
  for (const stay of stays) {
    if (stay.of === 'AUCTION' || !stayPeriods(stay).some((period) => holdsOn(period, day))) continue;
    const amount = stay.amount ?? Infinity;
    ofCase.set(stay.proceedingId, Math.max(amount, ofCase.get(stay.proceedingId) ?? 0));
  }
  return [...ofCase.values()].reduce((sum, amount) => sum + amount, 0);
}

export const stayEdges = (stay: Stay): Day[] => stayPeriods(stay).flatMap(edgesOf);
