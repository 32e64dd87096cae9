import type { judgements } from '../../../domain/choices';
import type { Day } from '../../../domain/dates';
import { courtDay, daysBetween, later, plusDays } from '../calendar';
import type { Random } from '../random';
import type { InterimOrderKind } from '../vocabulary/tribunalOrders';

export type Judgement = (typeof judgements)[number];

export interface InterimOrder {
  kind: InterimOrderKind;
  day: Day;
}

/** How far an appeal has come, as far as the register knows. */
export interface TribunalCourse {
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

/**
 * An appeal against an order of the day `adjudicated`. It is pending without a judgement. Null when the
 * appeal, or its judgement, would not be known by `asOf`.
 */
export function tribunalCourse(
  adjudicated: Day,
  judgement: Judgement | null,
  asOf: Day,
  random: Random,
): TribunalCourse | null {
  const after = (day: Day, from: number, to: number) => courtDay(plusDays(day, random.whole(from, to)));
  // two to fourteen months: some go to the Tribunal at once, some by way of the Commissioner (Appeal)
  const opened = courtDay(plusDays(adjudicated, 62 + Math.floor(353 * random.next() ** 1.7)));
  const entered = after(opened, 4, 30);
  if (entered > asOf) return null;
  let noted = entered;
  let notes = 0;

  const admitted = after(opened, 7, 45);
  const stayed = after(admitted, 20, 90);
  const replied = random.chance(0.82) ? note(after(opened, 25, 130)) : null;
  const heard = after(opened, 150, 480);
  const hearings = judgement ? [heard, after(heard, 30, 240)] : pendingHearings(heard);
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
  const ordered = judgement && note(after(second ?? heard, 3, 75));
  if (judgement && !ordered) return null;
  return { opened, entered, noted, notes, replied, hearings, interimOrders, ordered, judgement };

  /** The day, if somebody has written it down by now. */
  function note(day: Day): Day | null {
    return written(after(later(day, entered), 1, 15)) ? day : null;
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
    written(later(entered, courtDay(plusDays(last, -random.whole(15, 60)))));
    const adjournedOn = after(last, 1, 4);
    return [last, isSet && written(adjournedOn) ? next : null];
  }
}
