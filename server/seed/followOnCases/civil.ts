import { formatDay, type Day } from '../../../domain/dates';
import { courtDay, daysBetween, plusDays } from '../calendar';
import type { Filed } from '../filings';
import type { Random } from '../random';
import { civilCourts, civilWords } from '../vocabulary/courts/civil';
import { caseNumbering } from './caseNumbers';
import { caseTexts } from './caseTexts';
import { bookkeeping, recorded, type CaseRow, type CourtCase, type Recorded } from './courtCases';
import { courtCourse, type Pace } from './courtCourse';
import { lastOutcome } from './outcomes';
import { dispatchNumber } from './papers';

/** Civil cases of filings that are in no other court, in order of registration. */
export function civilCases(
  filed: Filed[],
  inCourt: Set<number>,
  random: Random,
  asOf: Day,
  userIds: number[],
): Recorded[] {
  const otherSuit = caseNumbering(numbering.other, random);
  const moneySuit = caseNumbering(numbering.money, random);
  return recorded(suits(filed, inCourt, asOf, random), (each) => {
    const number = (random.chance(0.8) ? otherSuit : moneySuit)(each.course.opened);
    return { number, row: { civilCaseNumber: number.written, ...row(each) } };
  });

  function row(each: CourtCase): CaseRow {
    const { opened, replied, hearings, ordered, judgement } = each.course;
    const { orders, summary, comment } = caseTexts(each, civilWords, random);
    const interimOrder = [
      orders.interimOrderOfTribunal1,
      orders.interimOrderOfTribunal2,
      orders.interimOrderOfTribunal3,
    ].filter((order) => order !== null);
    return {
      dateOfCase: opened,
      civilCourtName: random.chance(0.95) ? random.pick(civilCourts) : null,
      hearingDate01: hearings[0] ?? null,
      addHearingDate: hearings[1] ?? null,
      implementationOfInterimOrder: orders.implementationOfInterimOrder,
      interimOrder01: interimOrder.join('\n') || null,
      judgement,
      judgmentNumberAndDate: ordered && judgment(ordered),
      paraWiseReplyFileNumberDate: replied && dispatchNumber(replied, random),
      summaryOfJudgment: summary,
      writRelatedComment: comment,
      ...bookkeeping(each.course, random, userIds),
    };
  }

  function judgment(ordered: Day): string {
    if (random.chance(0.25)) return `রায়, তারিখ: ${formatDay(ordered, 'bn')}`;
    return `Judgment No. ${random.whole(4, 88)}, dt. ${formatDay(ordered, 'en')}`;
  }
}

function suits(filed: Filed[], inCourt: Set<number>, asOf: Day, random: Random): CourtCase[] {
  return filed.flatMap((filing, position): CourtCase[] => {
    const { judged, issued, status } = filing.way;
    const fresh = daysBetween(judged ?? issued, asOf) < 500;
    const likely = status === 'SUBJUDICE' ? 0.036 : status === 'OPEN' && !fresh ? 0 : 0.01;
    if (inCourt.has(position) || filing.matter.revenue === 0 || !random.chance(likely)) return [];
    if (status === 'ONREMAND' || (status === 'CLOSED' && !judged)) return [];
    const against = judged ?? issued;
    const opened = courtDay(plusDays(against, random.whole(30, 300)));
    const judgement = lastOutcome(filing, opened, asOf, 0.09, random);
    const decided = judgement && courtCourse(opened, judgement, pace, asOf, random);
    const pending = status === 'SUBJUDICE' || status === 'OPEN';
    // the file of a suit that was decided so long ago would be closed by now
    const longAgo = decided?.ordered && daysBetween(decided.ordered, asOf) > 300;
    const course =
      (pending && longAgo ? null : decided) ??
      (pending ? courtCourse(opened, null, pace, asOf, random) : null);
    return course ? [{ position, filing, against, appellant: 'party', course }] : [];
  });
}

const pace: Pace = {
  admitted: [3, 20],
  stayed: [10, 60],
  replied: [40, 200],
  heard: [200, 900],
  heardAgain: [40, 200],
  ordered: [5, 40],
};

const numbering = {
  other: {
    perDay: 0.9,
    english: (number: number, year: string) => `Other Class Suit No. ${number}/${year}`,
    bengali: (number: number, year: string) => `অপর মামলা নং ${number}/${year}`,
  },
  money: {
    perDay: 0.25,
    english: (number: number, year: string) => `Money Suit No. ${number}/${year}`,
    bengali: (number: number, year: string) => `মানি মামলা নং ${number}/${year}`,
  },
};
