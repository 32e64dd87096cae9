import type { judgements } from '../../domain/choices';
import { daysBetween, plusDays, type Day } from '../../domain/dates';
import type { Insertable } from 'kysely';
import type { CaseTypeName } from '../../domain/followOnCases';
import type { FollowOnCaseTable } from '../platform/database/columns';
import { paces } from './courts';
import type { Filed } from './filings';
import { earlier, later, workingDay, type Random } from './random';

type Judgement = (typeof judgements)[number];

/** The steps that a court case has reached, as far as they are in the register. */
export interface Course {
  opened: Day;
  /** The days of its registration and of the last change. */
  entered: Day;
  noted: Day;
  replied: Day | null;
  hearings: readonly [first: Day | null, second: Day | null];
  orders: { kind: 'admitted' | 'stayed' | 'adjourned' | 'heard'; day: Day }[];
  ordered: Day | null;
  judgement: Judgement | null;
}

/** A court case of one filing. */
export interface CourtCase {
  type: CaseTypeName;
  filing: Filed;
  /** The filing's index. */
  position: number;
  /** The day of the order or notice that the case is directed against. */
  against: Day;
  /** The case whose judgement it challenges. */
  before: CourtCase | null;
  course: Course;
}

/** A row of a case table without its filing's id, and the filing's index. */
export interface CaseRow {
  type: CaseTypeName;
  position: number;
  row: Omit<Insertable<FollowOnCaseTable>, 'caseFilingId'> & { createdAt: Date; changedAt: Date };
}

/** The courts that files go through, one after the other. */
const paths: { path: CaseTypeName[]; share: number }[] = [
  { path: ['applicate-comm-cases'], share: 14 },
  { path: ['applicate-comm-cases', 'tribunal-cases'], share: 12 },
  { path: ['applicate-comm-cases', 'tribunal-cases', 'custom-appeals', 'high-court-cp-cases'], share: 14 },
  { path: ['tribunal-cases', 'custom-appeals', 'high-court-cpa-cpl-cases'], share: 8 },
  { path: ['tribunal-cases', 'tribunal-cases', 'custom-appeals'], share: 4 },
  { path: ['high-court-rits'], share: 10 },
  { path: ['high-court-rits', 'high-court-cpa-cpl-cases'], share: 5 },
  { path: ['high-court-rits', 'high-court-cp-cases'], share: 5 },
  { path: ['civil-case'], share: 5 },
];

const isPetition = (court: CaseTypeName) =>
  court === 'high-court-cpa-cpl-cases' || court === 'high-court-cp-cases';

/** In taka. Smaller disputes are not worth a court. */
const SMALLEST = 80_000;

/** The cases of a filing, from the lowest court to the highest; their outcome agrees with its status. */
export function casesOf(filing: Filed, position: number, asOf: Day, random: Random): CourtCase[] {
  const { judged, issued, status, revenue } = filing;
  const { path } = random.pickByShare(paths);
  const isFresh = daysBetween(judged ?? issued, asOf) < 430;
  const likely = { SUBJUDICE: 0.6, CLOSED: 0.08, ONREMAND: 0.7, OPEN: isFresh ? 0.15 : 0 }[status];
  if (!random.chance(likely) || revenue < SMALLEST) return [];
  if (!judged && !['high-court-rits', 'civil-case'].includes(path[0]!)) return [];

  const isPending = status === 'SUBJUDICE' || status === 'OPEN';
  const way = status === 'ONREMAND' ? path.filter((court) => !isPetition(court)) : path;
  const found: CourtCase[] = [];
  for (const [place, type] of way.entries()) {
    const before = found.at(-1) ?? null;
    const against = before?.course.ordered ?? judged ?? issued;
    const opened = workingDay(plusDays(against, random.whole(...paces[type].filed)));
    const wanted = judgementAt(place, way);
    const decided = wanted && courseOf(type, opened, wanted, asOf, random);
    const course = decided ?? (isPending ? courseOf(type, opened, null, asOf, random) : null);
    if (!course) return isPending ? found : [];
    found.push({ type, filing, position, against, before, course });
    if (!course.ordered) break;
  }
  return found;

  /** The party loses before it goes on from the Commissioner (Appeal), and is sent back before it comes again. */
  function judgementAt(place: number, way: CaseTypeName[]): Judgement | null {
    const either = random.chance(0.55) ? 'WithGovernment' : 'AgainstGovernment';
    const isLast = place === way.length - 1;
    if (status !== 'OPEN' && !isLast && way[place + 1] === 'tribunal-cases') {
      return way[place] === 'tribunal-cases' ? 'ONREMAND' : 'WithGovernment';
    }
    if (status === 'OPEN') return null;
    if (status === 'CLOSED') return closedAs(filing);
    if (!isLast) return either;
    if (status === 'ONREMAND') return 'ONREMAND';
    return status === 'SUBJUDICE' && random.chance(0.3) ? either : null;
  }
}

/** The outcome of a closed file: paid (with the government), or the demand cancelled (against it). */
const closedAs = ({ row }: Filed): Judgement =>
  Number(row.revenueCollected) > 0 ? 'WithGovernment' : 'AgainstGovernment';

/** Suits about the ship that carried disputed goods, and reports of smuggling to the police. */
export function casesBeside(filing: Filed, position: number, asOf: Day, random: Random): CourtCase[] {
  const { kind, issued, revenue } = filing;
  const isCargo = ['excess', 'procedural', 'restricted'].includes(kind) && filing.row.shipName;
  const isCrime = ['excess', 'restricted', 'bond', 'exemption'].includes(kind) && revenue > 400_000;
  return (['admiral-suit-cases', 'foujdari-suit-cases'] as const).flatMap((type) => {
    const isLikely = type === 'admiral-suit-cases' ? isCargo : isCrime;
    if (!random.chance(type === 'admiral-suit-cases' ? 0.055 : 0.09) || !isLikely) return [];
    const opened = workingDay(plusDays(issued, random.whole(...paces[type].filed)));
    const judgement = random.chance(0.5)
      ? random.pick(['WithGovernment', 'AgainstGovernment'] as const)
      : null;
    const course = courseOf(type, opened, judgement, asOf, random);
    return course ? [{ type, filing, position, against: issued, before: null, course }] : [];
  });
}

/**
 * The course of a case filed on `opened`; without a judgement it is pending. Null when the case or its
 * judgement would be later than `asOf`.
 */
function courseOf(
  type: CaseTypeName,
  opened: Day,
  judgement: Judgement | null,
  asOf: Day,
  random: Random,
): Course | null {
  const after = (day: Day, from: number, to: number) => workingDay(plusDays(day, random.whole(from, to)));
  const entered = after(opened, 4, 30);
  if (entered > asOf) return null;
  let noted = entered;
  /** The day, or null if it would not be in the register yet, where it is entered some days later. */
  const known = (day: Day | null): Day | null => {
    const at = day && after(later(day, entered), 1, 15);
    if (!at || at > asOf) return null;
    noted = later(noted, at);
    return day;
  };
  const replied = random.chance(0.82) ? known(after(opened, 15, 45)) : null;
  const admitted = after(opened, 4, 25);
  const stayed = after(admitted, 3, 35);
  const { heard, heardAgain } = paces[type];
  const first = after(opened, ...heard);
  const hearings = judgement ? ([first, after(first, ...heardAgain)] as const) : pendingHearings();
  const orders = (
    [
      ['admitted', admitted],
      ['stayed', stayed],
      ['adjourned', hearings[1] && hearings[0]],
      ['heard', hearings[1]],
    ] as const
  ).flatMap(([kind, at]) => {
    const day = at && random.chance(0.5) ? known(at) : null;
    return day ? [{ kind, day }] : [];
  });
  const ordered = judgement && known(after(hearings[1]!, 3, 40));
  if (judgement && !ordered) return null;
  return { opened, entered, noted, replied, hearings, orders, ordered, judgement };

  /** The last and the next hearing, or only the first if it is still to come. */
  function pendingHearings(): readonly [Day | null, Day | null] {
    const last = later(first, workingDay(plusDays(asOf, -random.whole(20, 420))));
    const ahead = random.chance(0.08) ? random.whole(380, 715) : 12 + Math.floor(290 * random.next() ** 2);
    const isSet = random.chance(0.75);
    if (last > asOf) return [isSet && known(earlier(entered, asOf)) ? last : null, null];
    return [last, isSet && known(last) ? workingDay(plusDays(asOf, ahead)) : null];
  }
}
