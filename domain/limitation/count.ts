import { daysBetween, plusDays, plusMonths, type Day } from '../dates';
import type { CountingStep } from './steps';
import type { Trigger, Unit } from './rules';

export interface CountingRule {
  trigger: Trigger;
  n: number;
  unit: Unit;
  /** Null where the Act gives no extension of its own. */
  extensionN: number | null;
  extensionUnit: Unit | null;
  /** Whether the days that it took to get a certified copy are added. */
  copyExcluded: boolean;
  /** Whether a last day on which the office is closed moves to the next open one. */
  rolls: boolean;
}

/** The days on which the office is open where something is filed. */
export interface OpenDays {
  isOpen(day: Day): boolean;
  /** The holiday's name; null for an open day and a weekly day off. */
  closureOn(day: Day): { name: string; nameBn: string | null } | null;
}

export interface Entered {
  triggerDate: Day;
  /** The day the copy was applied for, and the day it was ready; both days are counted. */
  copyApplied?: Day | null;
  copyReady?: Day | null;
}

export interface Limit {
  /** The last day of the period as counted, even if the office is closed. */
  byCount: Day;
  /** The last day on which the appeal or other step may still be filed. */
  mayFile: Day;
  /** The last open day that is not after `byCount`: what to aim for. */
  aimFor: Day;
  /** The last day with the Act's extension; null where there is none. */
  extended: Day | null;
  steps: CountingStep[];
}

/**
 * The last day of a period, as the General Clauses Act counts: the day of the order is left out, months end
 * on the same day or the month's last, days for a copy are added, and a last day on which the office is
 * closed moves on. The function is pure, so the same arguments give the same answer on any day.
 */
export function countLimit(rule: CountingRule, entered: Entered, calendar: OpenDays): Limit {
  const { triggerDate } = entered;
  const alone = after(triggerDate, rule.n, rule.unit, calendar);
  const copy = copyDays(rule, entered, alone);
  const byCount = plusDays(alone, copy.days);
  const mayFile = rule.rolls ? nextOpen(byCount, calendar) : byCount;
  const aimFor = lastOpen(byCount, calendar);
  const extension = extensionOf(rule, { triggerDate, byCount, copyDays: copy.days }, calendar);
  return {
    byCount,
    mayFile,
    aimFor,
    extended: extension?.extended ?? null,
    steps: [
      { is: 'from', trigger: rule.trigger, day: triggerDate },
      { is: 'period', n: rule.n, unit: rule.unit, day: alone, ...(!copy.days && closed(byCount, calendar)) },
      ...copy.steps.map((step) => (step.is === 'copy' ? { ...step, ...closed(byCount, calendar) } : step)),
      ...(mayFile === byCount ? [] : [{ is: 'mayFile' as const, day: mayFile }]),
      ...(aimFor === byCount ? [] : [{ is: 'aimFor' as const, day: aimFor }]),
      ...holidays(aimFor, mayFile, calendar),
      ...(extension ? [extension.step] : []),
    ],
  };
}

/** The last day of a period that begins on the day after `day`. */
function after(day: Day, n: number, unit: Unit, calendar: OpenDays): Day {
  if (unit === 'DAYS') return plusDays(day, n);
  if (unit === 'MONTHS') return plusMonths(day, n);
  let last = day;
  for (let left = n; left > 0; left--) last = nextOpen(plusDays(last, 1), calendar);
  return last;
}

/**
 * The days to add for a certified copy; none if it was applied for after the last day, because waiting for it
 * cannot have kept anybody from filing in time.
 */
function copyDays(rule: CountingRule, { copyApplied, copyReady }: Entered, last: Day) {
  if (!copyApplied || !copyReady) return { days: 0, steps: [] as CountingStep[] };
  const step = { applied: copyApplied, ready: copyReady };
  const none = (is: 'copyNotExcluded' | 'copyTooLate') => ({ days: 0, steps: [{ is, ...step }] });
  if (!rule.copyExcluded) return none('copyNotExcluded');
  if (copyApplied > last) return none('copyTooLate');
  const days = daysBetween(copyApplied, copyReady) + 1;
  return { days, steps: [{ is: 'copy' as const, ...step, days, day: plusDays(last, days) }] };
}

/**
 * The Act's extension, counted from the trigger and from the end of the period; the earlier result is used,
 * because it is the safe one.
 */
function extensionOf(
  { n, unit, extensionN, extensionUnit, rolls }: CountingRule,
  { triggerDate, byCount, copyDays: days }: { triggerDate: Day; byCount: Day; copyDays: number },
  calendar: OpenDays,
) {
  if (!extensionN || !extensionUnit) return null;
  const whole =
    extensionUnit === unit
      ? after(triggerDate, n + extensionN, unit, calendar)
      : after(after(triggerDate, n, unit, calendar), extensionN, extensionUnit, calendar);
  const fromTrigger = plusDays(whole, days);
  const fromLimit = after(byCount, extensionN, extensionUnit, calendar);
  const earlier = fromTrigger < fromLimit ? fromTrigger : fromLimit;
  const extended = rolls ? nextOpen(earlier, calendar) : earlier;
  const step = { n: extensionN, unit: extensionUnit, fromTrigger, fromLimit, day: extended };
  return { extended, step: { is: 'extension' as const, ...step } };
}

/**
 * The most days to search for an open one, because a calendar without open days would keep the search going for ever.
 */
const LONGEST_CLOSURE = 366;

/** The most days between `aimFor` and the last day: the search for an open day may go that far in both directions. */
export const MOST_BETWEEN = 2 * LONGEST_CLOSURE;

function nextOpen(day: Day, calendar: OpenDays): Day {
  for (let ahead = 0; ahead <= LONGEST_CLOSURE; ahead++) {
    const candidate = plusDays(day, ahead);
    if (calendar.isOpen(candidate)) return candidate;
  }
  return day;
}

/** The day itself if the office is open, else the last open one before it. */
export function lastOpen(day: Day, calendar: OpenDays): Day {
  for (let back = 0; back <= LONGEST_CLOSURE; back++) {
    const candidate = plusDays(day, -back);
    if (calendar.isOpen(candidate)) return candidate;
  }
  return day;
}

const closed = (day: Day, calendar: OpenDays) => (calendar.isOpen(day) ? {} : { isClosed: true as const });

/** The named closures between two days; consecutive days with the same name are one step. */
function holidays(from: Day, to: Day, calendar: OpenDays): CountingStep[] {
  const found: Extract<CountingStep, { is: 'holiday' }>[] = [];
  // does not compare with `to`: the last day of the year 9999 has no next day, so the loop might not end
  for (let ahead = 0; ahead <= daysBetween(from, to); ahead++) {
    const day = plusDays(from, ahead);
    const closure = calendar.closureOn(day);
    if (!closure) continue;
    const before = found.at(-1);
    if (before?.name === closure.name && plusDays(before.to, 1) === day) before.to = day;
    else found.push({ is: 'holiday', from: day, to: day, name: closure.name, nameBn: closure.nameBn });
  }
  return found;
}
