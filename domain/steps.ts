import { daysBetween, plusDays, type Day } from './dates';
import { date, ref, text } from './fields';

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;

/**
 * A step of a file on its way to a higher court: at which desk it was, from when to when, and who held it.
 * The day on which it is handed over counts for the desk that receives it.
 */
export const stepFields = {
  caseFilingId: ref('caseFilingId', 'case-fillings', { required }),
  desk: ref('desk', 'desks', { required }),
  in: date({ required }),
  /** Null while the file is at the desk. */
  out: date(),
  holder: text(),
};

export interface Step {
  id: number;
  desk: number;
  in: Day;
  out: Day | null;
  holder: string | null;
}

/** Whether two steps share a day on which neither is handed over to the other. */
export const overlaps = (a: Pick<Step, 'in' | 'out'>, b: Pick<Step, 'in' | 'out'>): boolean =>
  a.in < (b.out ?? LAST) && b.in < (a.out ?? LAST);

const LAST = '9999-12-31';

/** A period of consecutive days with the same step, or without any. */
export interface Stretch<S extends Step = Step> {
  from: Day;
  to: Day;
  days: number;
  /** Null for days that are not accounted for. */
  step: S | null;
}

/**
 * Accounts for every day from the first day of the first step to the last day of the last, each once and in order. A
 * step that is still open ends `today`. Steps must not overlap.
 */
export function delayAccount<S extends Step>(steps: readonly S[], today: Day): Stretch<S>[] {
  const ordered = steps.toSorted(
    (a, b) => a.in.localeCompare(b.in) || (a.out ?? LAST).localeCompare(b.out ?? LAST) || a.id - b.id,
  );
  const stretches: Stretch<S>[] = [];
  const add = (from: Day, to: Day, step: S | null) => {
    if (from <= to) stretches.push({ from, to, days: daysBetween(from, to) + 1, step });
  };
  ordered.forEach((step, place) => {
    const next = ordered[place + 1];
    const end = step.out ?? (today > step.in ? today : step.in);
    // the day of handing over counts for the next desk
    add(step.in, next && next.in <= end ? plusDays(next.in, -1) : end, step);
    if (next) add(plusDays(end, 1), plusDays(next.in, -1), null);
  });
  return stretches;
}

/** The days at each desk, in the order of the first arrival; null stands for days not accounted for. */
export function daysPerDesk(account: readonly Stretch[]): { desk: number | null; days: number }[] {
  const sums = new Map<number | null, number>();
  for (const { step, days } of account) {
    const desk = step?.desk ?? null;
    sums.set(desk, (sums.get(desk) ?? 0) + days);
  }
  return [...sums].map(([desk, days]) => ({ desk, days }));
}
