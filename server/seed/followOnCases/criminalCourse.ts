import type { Day } from '../../../domain/dates';
import { courtDay, later, plusDays } from '../calendar';
import type { Random } from '../random';
import type { CriminalOrderKind } from '../vocabulary/criminalOrders';

export interface CriminalCourse {
  opened: Day;
  /** Dates of registration and of the last change, and the number of changes. */
  entered: Day;
  noted: Day;
  notes: number;
  /** At most four; the judgement, if any, is the last. */
  orders: { kind: CriminalOrderKind; day: Day; next: Day }[];
  judged: boolean;
}

const stages: { kind: CriminalOrderKind; likelihood: number; from: number; to: number }[] = [
  { kind: 'reported', likelihood: 0.5, from: 2, to: 30 },
  { kind: 'bail', likelihood: 0.4, from: 5, to: 60 },
  { kind: 'custody', likelihood: 0.35, from: 15, to: 90 },
  { kind: 'charged', likelihood: 0.5, from: 120, to: 500 },
  { kind: 'evidence', likelihood: 0.4, from: 150, to: 600 },
  { kind: 'judged', likelihood: 0.5, from: 200, to: 900 },
];

/** The course of a criminal case until `asOf`; null when it would be registered later. */
export function criminalCourse(opened: Day, entered: Day, asOf: Day, random: Random): CriminalCourse | null {
  let day = opened;
  let noted = entered;
  const orders: CriminalCourse['orders'] = [];
  for (const { kind, likelihood, from, to } of stages) {
    day = courtDay(plusDays(day, random.whole(from, to)));
    const next = courtDay(plusDays(day, random.whole(25, 75)));
    const written = courtDay(plusDays(later(day, entered), random.whole(1, 15)));
    if (!random.chance(likelihood) || written > asOf) continue;
    orders.push({ kind, day, next });
    noted = later(noted, written);
  }
  if (entered > asOf) return null;
  const last = orders.slice(-4); // the form has room for four
  return { opened, entered, noted, notes: last.length, orders: last, judged: last.at(-1)?.kind === 'judged' };
}
