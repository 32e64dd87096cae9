import type { Day } from '../../../domain/dates';
import { courtDay, daysBetween, plusDays } from '../calendar';
import type { Filed } from '../filings';
import type { Random } from '../random';
import type { CourtCase } from './courtCases';
import { courtCourse, type Judgement, type Pace } from './courtCourse';
import { lastOutcome } from './outcomes';

/**
 * Customs appeals. While a file is in court, the party that lost before the Tribunal appeals; some closed
 * files had an appeal that failed. `tribunal` holds the last Tribunal case by the filing's index.
 */
export function customsAppeals(tribunal: Map<number, CourtCase>, asOf: Day, random: Random): CourtCase[] {
  return [...tribunal.values()].flatMap(
    ({ position, filing, course: { ordered, judgement } }): CourtCase[] => {
      const { status } = filing.way;
      const further = status === 'SUBJUDICE' || (status === 'CLOSED' && random.chance(0.6));
      if (!ordered || judgement === 'ONREMAND' || !further) return [];
      const opened = courtDay(plusDays(ordered, random.whole(30, 95)));
      const course = inHighCourt(filing, opened, asOf, random);
      const appellant = judgement === 'WithGovernment' ? 'party' : 'house';
      return course ? [{ position, filing, against: ordered, appellant, course }] : [];
    },
  );
}

/** Writs against a demand or an order, most of them by parties that did not appeal. */
export function writs(
  filed: Filed[],
  tribunal: Map<number, CourtCase>,
  asOf: Day,
  random: Random,
): CourtCase[] {
  return filed.flatMap((filing, position): CourtCase[] => {
    const { judged, issued, status } = filing.way;
    const appeal = tribunal.get(position);
    const parallel = appeal && !appeal.course.ordered;
    const likely = appeal ? (parallel && status === 'SUBJUDICE' ? 0.12 : 0) : likelihood(filing, asOf);
    if (!random.chance(likely)) return [];
    const ended = status === 'CLOSED' || status === 'ONREMAND';
    const ofOrder = random.chance(0.7) || ended;
    const against = judged && ofOrder ? judged : issued;
    const opened = courtDay(plusDays(against, 30 + Math.floor(150 * random.next() ** 1.7)));
    const course = parallel
      ? courtCourse(opened, null, pace, asOf, random)
      : inHighCourt(filing, opened, asOf, random);
    return course ? [{ position, filing, against, appellant: 'party', course }] : [];
  });
}

const pace: Pace = {
  admitted: [5, 30],
  stayed: [3, 40],
  replied: [30, 200],
  heard: [240, 900],
  heardAgain: [30, 200],
  ordered: [1, 45],
};

/**
 * The course of a case in the High Court Division. Without a known judgement it is pending if the file is still open or
 * in court; otherwise there is no case, which null stands for.
 */
function inHighCourt(filing: Filed, opened: Day, asOf: Day, random: Random) {
  const judgement: Judgement | null = lastOutcome(filing, opened, asOf, 0.145, random);
  const { status } = filing.way;
  const decided = judgement && courtCourse(opened, judgement, pace, asOf, random);
  if (decided) return decided;
  return status === 'SUBJUDICE' || status === 'OPEN' ? courtCourse(opened, null, pace, asOf, random) : null;
}

function likelihood({ row, way, matter }: Filed, asOf: Day): number {
  const remark = row.remarks ?? '';
  const named = /Writ|রিট|interim order|অন্তর্বর্তীকালীন/.test(remark);
  const elsewhere = /Appeal|Customs appeal|ট্রাইব্যুনাল/.test(remark);
  if (matter.revenue < 100_000) return 0;
  if (way.status === 'OPEN') return daysBetween(way.judged ?? way.issued, asOf) < 300 ? 0.04 : 0;
  if (way.status === 'CLOSED') return way.judged ? 0.015 : 0;
  if (way.status === 'ONREMAND') return /Tribunal|ট্রাইব্যুনাল/.test(remark) ? 0 : 0.12;
  if (!way.judged) return elsewhere ? 0 : 0.5;
  return named ? 0.34 : elsewhere ? 0 : 0.06;
}
