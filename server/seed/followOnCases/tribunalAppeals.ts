import type { Day } from '../../../domain/dates';
import { courtDay, daysBetween, plusDays, workingDay } from '../calendar';
import type { Filed } from '../filings';
import type { Random } from '../random';
import type { CourtCase } from './courtCases';
import { courtCourse, type CourtCourse, type Judgement, type Pace } from './courtCourse';
import { closedAs } from './outcomes';

/** Appeals to the Tribunal, some filings twice; the outcome is consistent with the filing's status. */
export function tribunalAppeals(filed: Filed[], asOf: Day, random: Random): CourtCase[] {
  return filed.flatMap((filing, position) => {
    const { judged } = filing.way;
    if (!judged || !random.chance(likelihood(filing, asOf))) return [];
    const again = random.chance(0.1) ? afterRemand(filing, judged, asOf, random) : [];
    const found = again.length > 0 ? again : once(filing, judged, asOf, random);
    return found.map(({ adjudicated, course }) => ({
      position,
      filing,
      against: adjudicated,
      appellant: 'party',
      course,
    }));
  });
}

/** In taka. A smaller dispute is not worth the journey to Dhaka, where the Tribunal sits. */
const SMALLEST = 80_000;

interface Found {
  adjudicated: Day;
  course: CourtCourse;
}

/** Probability of an appeal; highest when the file is in court or on remand and its remark names the Tribunal. */
function likelihood({ row, way, matter }: Filed, asOf: Day): number {
  const named = /Tribunal|ট্রাইব্যুনাল/.test(row.remarks ?? '');
  if (matter.revenue < SMALLEST || !way.judged) return 0;
  if (way.status === 'SUBJUDICE' && wentOn(row)) return 0.85;
  if (way.status === 'SUBJUDICE') return named ? 0.56 : 0.045;
  if (way.status === 'ONREMAND') return named ? 0.75 : 0.05;
  if (way.status === 'CLOSED') return 0.03;
  return daysBetween(way.judged, asOf) < 430 ? 0.07 : 0;
}

const wentOn = ({ remarks }: Filed['row']) => /customs appeal/i.test(remarks ?? '');

function once(filing: Filed, adjudicated: Day, asOf: Day, random: Random): Found[] {
  const judgement = outcome(filing, adjudicated, asOf, random);
  const decided = judgement && tribunalCourse(adjudicated, judgement, asOf, random);
  const inCourt = filing.way.status === 'SUBJUDICE' || filing.way.status === 'OPEN';
  const course = decided ?? (inCourt ? tribunalCourse(adjudicated, null, asOf, random) : null);
  return course ? [{ adjudicated, course }] : [];
}

/** The first appeal ends in a remand; the party appeals against the new order as well. */
function afterRemand(filing: Filed, adjudicated: Day, asOf: Day, random: Random): Found[] {
  if (filing.way.status === 'ONREMAND') return [];
  const course = tribunalCourse(adjudicated, 'ONREMAND', asOf, random);
  if (!course?.ordered) return [];
  const anew = workingDay(plusDays(course.ordered, random.whole(60, 270)));
  const second = anew < asOf ? once(filing, anew, asOf, random) : [];
  return second.length > 0 ? [{ adjudicated, course }, ...second] : [];
}

/**
 * The judgement, null while pending. A filing whose remark names a customs appeal always has a judgement,
 * since that appeal challenges it.
 */
function outcome({ row, way }: Filed, adjudicated: Day, asOf: Day, random: Random): Judgement | null {
  const better = random.chance(0.6) ? 'WithGovernment' : 'AgainstGovernment';
  const years = daysBetween(adjudicated, asOf) / 365;
  const decided = random.chance(Math.min(0.85, 0.05 + years * 0.13));
  if (way.status === 'CLOSED') return closedAs(row);
  if (way.status === 'ONREMAND') return 'ONREMAND';
  return way.status === 'SUBJUDICE' && (decided || wentOn(row)) ? better : null;
}

const pace: Pace = {
  admitted: [7, 45],
  stayed: [20, 90],
  replied: [25, 130],
  heard: [150, 480],
  heardAgain: [30, 240],
  ordered: [3, 75],
};

/** Filed 2 to 14 months after the order: some directly, some after an appeal to the Commissioner (Appeal). */
function tribunalCourse(adjudicated: Day, judgement: Judgement | null, asOf: Day, random: Random) {
  const opened = courtDay(plusDays(adjudicated, 62 + Math.floor(353 * random.next() ** 1.7)));
  return courtCourse(opened, judgement, pace, asOf, random);
}
