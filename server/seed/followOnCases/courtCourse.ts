import type { judgements } from '../../../domain/choices';
import type { Day } from '../../../domain/dates';
import { courtDay, daysBetween, later, plusDays } from '../calendar';
import type { Random } from '../random';
import type { InterimOrderKind } from '../vocabulary/courtWords';

export type Judgement = (typeof judgements)[number];

export interface InterimOrder {
  kind: InterimOrderKind;
  day: Day;
}

/** The steps a case has reached, as far as they are in the register. */
export interface CourtCourse {
  opened: Day;
  /** Dates of registration and of the last change, and the number of changes. */
  entered: Day;
  noted: Day;
  notes: number;
  replied: Day | null;
  hearings: (Day | null)[];
  interimOrders: InterimOrder[];
  ordered: Day | null;
  judgement: Judgement | null;
}

/** Minimum and maximum days that a court takes: from the start of the case, or from the previous step. */
export interface Pace {
  admitted: Days;
  stayed: Days;
  replied: Days;
  heard: Days;
  heardAgain: Days;
  ordered: Days;
}
type Days = readonly [from: number, to: number];

/**
 * The course of a case filed on `opened`; without a judgement it is pending. Null when the case or its
 * judgement would be later than `asOf`.
 */
export function courtCourse(
  opened: Day,
  judgement: Judgement | null,
  pace: Pace,
  asOf: Day,
  random: Random,
): CourtCourse | null {
  const after = (day: Day, [from, to]: Days) => courtDay(plusDays(day, random.whole(from, to)));
  const entered = after(opened, [4, 30]);
  if (entered > asOf) return null;
  let noted = entered;
  let notes = 0;

  const admitted = after(opened, pace.admitted);
  const stayed = after(admitted, pace.stayed);
  const replied = random.chance(0.82) ? note(after(opened, pace.replied)) : null;
  const heard = after(opened, pace.heard);
  const hearings = judgement ? [heard, after(heard, pace.heardAgain)] : pendingHearings(heard);
  const [first = null, second = null] = hearings;
  const days: Record<InterimOrderKind, Day | null> = {
    admitted,
    stayed,
    adjourned: second && first,
    heard: second,
  };
  const interimOrders = Object.entries(days).flatMap(([kind, day]) => {
    const known = day && random.chance(kind === 'admitted' ? 0.6 : 0.45) ? note(day) : null;
    return known ? [{ kind: kind as InterimOrderKind, day: known }] : [];
  });
  interimOrders.sort((one, other) => one.day.localeCompare(other.day));
  const ordered = judgement && note(after(second ?? heard, pace.ordered));
  if (judgement && !ordered) return null;
  return { opened, entered, noted, notes, replied, hearings, interimOrders, ordered, judgement };

  /** The day, or null if it would not be in the register yet. */
  function note(day: Day): Day | null {
    return written(after(later(day, entered), [1, 15])) ? day : null;
  }

  function written(at: Day): boolean {
    if (at > asOf) return false;
    noted = later(noted, at);
    notes++;
    return true;
  }

  /** The last and the next hearing, or only the first if it is still to come. */
  function pendingHearings(heard: Day): (Day | null)[] {
    const last = later(heard, courtDay(plusDays(asOf, -random.whole(20, 420))));
    const soon = 4 + Math.floor(300 * random.next() ** 2);
    const farAhead = random.whole(380, 715);
    const next = courtDay(plusDays(asOf, random.chance(0.08) ? farAhead : soon));
    const isSet = random.chance(0.75);
    const setOn = courtDay(plusDays(later(entered, plusDays(asOf, -random.whole(20, 90))), 1));
    if (last > asOf) {
      const near = daysBetween(asOf, last) < 300;
      return [near && isSet && written(setOn) ? last : null, null];
    }
    written(courtDay(later(plusDays(entered, 1), plusDays(last, -random.whole(15, 60)))));
    const adjournedOn = after(last, [1, 4]);
    return [last, isSet && written(adjournedOn) ? next : null];
  }
}
