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

/** How far a case has come, as far as the register knows. */
export interface CourtCourse {
  opened: Day;
  /** When it came into the register, when something was last written there, and how often. */
  entered: Day;
  noted: Day;
  notes: number;
  replied: Day | null;
  hearings: (Day | null)[];
  interimOrders: InterimOrder[];
  ordered: Day | null;
  judgement: Judgement | null;
}

/** How many days a court takes, at least and at most: from the start of the case, or from the step before. */
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
 * A case that came to court on the day `opened`. It is pending without a judgement. Null when the case, or
 * its judgement, would not be known by `asOf`.
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

  /** The day, if somebody has written it down by now. */
  function note(day: Day): Day | null {
    return written(after(later(day, entered), [1, 15])) ? day : null;
  }

  function written(at: Day): boolean {
    if (at > asOf) return false;
    noted = later(noted, at);
    notes++;
    return true;
  }

  /** The last hearing and the next one, or the first when it is set. */
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
