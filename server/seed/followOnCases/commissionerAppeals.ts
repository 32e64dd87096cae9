import type { Day } from '../../../domain/dates';
import { courtDay, daysBetween, plusDays } from '../calendar';
import type { Filed } from '../filings';
import type { Random } from '../random';
import type { CourtCase } from './courtCases';
import { courtCourse, type Judgement, type Pace } from './courtCourse';
import { lastOutcome } from './outcomes';

/** In taka. Larger disputes are adjudicated by the Commissioner himself and go straight to the Tribunal. */
const LARGEST = 20_000_000;

/**
 * Appeals to the Commissioner (Appeal): those followed by an appeal to the Tribunal, and those of filings that
 * never reached a court. `tribunal` holds the first Tribunal case by the filing's index.
 */
export function commissionerAppeals(
  filed: Filed[],
  tribunal: Map<number, CourtCase>,
  inCourt: Set<number>,
  asOf: Day,
  random: Random,
): CourtCase[] {
  return filed.flatMap((filing, position): CourtCase[] => {
    const { judged } = filing.way;
    if (!judged || filing.matter.revenue > LARGEST) return [];
    const next = tribunal.get(position);
    const course = next
      ? onTheWay(judged, next.course.opened, asOf, random)
      : !inCourt.has(position) && random.chance(likelihood(filing, judged, asOf))
        ? alone(filing, judged, asOf, random)
        : null;
    return course ? [{ position, filing, against: judged, appellant: 'party', course }] : [];
  });
}

const pace: Pace = {
  admitted: [5, 20],
  stayed: [4, 22],
  replied: [12, 45],
  heard: [35, 110],
  heardAgain: [14, 50],
  ordered: [4, 30],
};

/** The course of an appeal that the party lost before it appealed to the Tribunal on the day `tribunal`. */
function onTheWay(judged: Day, tribunal: Day, asOf: Day, random: Random) {
  for (let tries = 0; tries < 5; tries++) {
    const opened = courtDay(plusDays(judged, random.whole(28, 62)));
    const course = courtCourse(opened, 'WithGovernment', pace, asOf, random);
    if (course?.ordered && daysBetween(course.ordered, tribunal) > 7) return course;
  }
  return null;
}

function alone(filing: Filed, judged: Day, asOf: Day, random: Random) {
  const opened = courtDay(plusDays(judged, random.whole(28, 88)));
  const { status } = filing.way;
  const ended = status === 'CLOSED' || status === 'ONREMAND';
  const judgement: Judgement | null = ended ? lastOutcome(filing, opened, asOf, 0, random) : null;
  return courtCourse(opened, judgement, pace, asOf, random);
}

/** Probability of an appeal to the Commissioner (Appeal), who decides within about a year. */
function likelihood({ row, way, matter }: Filed, judged: Day, asOf: Day): number {
  const days = daysBetween(judged, asOf);
  const elsewhere = /Tribunal|ট্রাইব্যুনাল|High Court|হাইকোর্ট/.test(row.remarks ?? '');
  if (matter.revenue < 20_000) return 0;
  if (way.status === 'CLOSED') return 0.092;
  if (way.status === 'ONREMAND') return elsewhere ? 0.05 : 0.5;
  if (days > 420) return 0;
  return way.status === 'SUBJUDICE' && !elsewhere ? 0.55 : 0.12;
}
