import type { Day } from '../../../domain/dates';
import { courtDay, plusDays } from '../calendar';
import type { Random } from '../random';
import type { PetitionOutcome } from '../vocabulary/courts/appellateDivision';
import type { CourtCase, Recorded } from './courtCases';
import { courtCourse, type Pace } from './courtCourse';

/** A petition to the Appellate Division. */
export interface Petition extends CourtCase {
  kind: 'CMP' | 'CPLA' | 'CP';
  /** The case whose judgement the petition is directed against. */
  highCourt: Recorded;
  /** Null while the petition is pending. */
  outcome: PetitionOutcome | null;
}

/**
 * Petitions against judgements of the High Court Division. While a file is in court, the losing party
 * petitions; some closed files had a petition that failed.
 */
export function petitions(highCourt: Recorded[], asOf: Day, random: Random): Petition[] {
  return highCourt.flatMap((lost): Petition[] => {
    const { filing, course } = lost;
    const { status } = filing.way;
    const further = status === 'SUBJUDICE' || (status === 'CLOSED' && random.chance(0.7));
    if (!course.ordered || course.judgement === 'ONREMAND' || !further) return [];
    const opened = courtDay(plusDays(course.ordered, random.whole(20, 100)));
    const way = random.next();
    if (status === 'CLOSED') return petition(lost, way < 0.5 ? 'CPLA' : 'CP', opened, 'dismissed', true);
    if (way < 0.18) return stayedThenRegular(lost, opened);
    const leave = random.chance(0.3) ? 'leaveGranted' : null;
    return petition(lost, way < 0.68 ? 'CPLA' : 'CP', opened, leave);
  });

  /** A CMP by which the Judge in Chamber stays the judgement for some weeks, then the regular petition. */
  function stayedThenRegular(lost: Recorded, opened: Day): Petition[] {
    const [first] = petition(lost, 'CMP', opened, 'stayGranted');
    const stayedOn = first?.course.ordered;
    if (!first || !stayedOn) return first ? [first] : [];
    return [first, ...petition(lost, 'CP', courtDay(plusDays(stayedOn, random.whole(21, 55))), null)];
  }

  function petition(
    lost: Recorded,
    kind: Petition['kind'],
    opened: Day,
    wanted: PetitionOutcome | null,
    decidedOnly = false,
  ): Petition[] {
    const { judgement, ordered } = lost.course;
    const pace = kind === 'CMP' ? quick : usual;
    const decided = wanted && courtCourse(opened, judgement, pace, asOf, random);
    const course = decided ?? (decidedOnly ? null : courtCourse(opened, null, pace, asOf, random));
    if (!course) return [];
    const { position, filing } = lost;
    const appellant = judgement === 'WithGovernment' ? 'party' : 'house';
    const outcome = decided ? wanted : null;
    return [
      { position, filing, against: ordered ?? opened, appellant, course, kind, highCourt: lost, outcome },
    ];
  }
}

const usual: Pace = {
  admitted: [5, 40],
  stayed: [5, 30],
  replied: [30, 120],
  heard: [180, 700],
  heardAgain: [20, 150],
  ordered: [1, 30],
};

const quick: Pace = {
  ...usual,
  admitted: [1, 3],
  stayed: [0, 2],
  heard: [8, 20],
  heardAgain: [4, 15],
  ordered: [1, 3],
};
