import { formatDay } from '../../../domain/dates';
import type { Random } from '../random';
import * as words from '../vocabulary/courts/appellateDivision';
import { sentence } from '../wording';
import { caseFillings, interimOrderTexts } from './caseFillings';
import { caseNumbering } from './caseNumbers';
import { bookkeeping, recorded, type CaseRow, type Recorded } from './courtCases';
import { lawFile } from './papers';
import type { Petition } from './petitionPaths';

/** CPLA and CMP cases, or CP cases, in order of registration; `numberField` is the form's field of their number. */
export function petitionCases(
  petitions: Petition[],
  numberField: 'cplCpaNothi' | 'cpNothi',
  random: Random,
  userIds: number[],
): Recorded<Petition>[] {
  const numbers = {
    CMP: caseNumbering(numbering.CMP, random),
    CPLA: caseNumbering(numbering.CPLA, random),
    CP: caseNumbering(numbering.CP, random),
  };
  return recorded(petitions, (each) => {
    const number = numbers[each.kind](each.course.opened);
    const texts = petitionTexts(each, random);
    const { opened, hearings, ordered } = each.course;
    const pendingJudgement = random.chance(0.6) ? 'no' : null;
    const row: CaseRow = {
      [numberField]: number.written,
      dateOfCase: opened,
      documentOfLawBranch: lawFile(each.kind === 'CP' ? 'CP' : 'CPLA', opened, random),
      dateOfHearing01: hearings[0] ?? null,
      dateOfHearing02: hearings[1] ?? null,
      ...texts,
      judgement: ordered ? 'yes' : pendingJudgement,
      ...bookkeeping(each.course, random, userIds),
    };
    return { number, row };
  });
}

function petitionTexts(each: Petition, random: Random) {
  const { course, highCourt, outcome, against } = each;
  const bengaliShare = random.chance(0.25) ? 1 : 0; // all texts of a case are in one language
  const also = {
    english: { highCourtCase: highCourt.number.english },
    bengali: { highCourtCase: highCourt.number.bengali },
  };
  const fillings = caseFillings(each, { day: course.noted }, random);
  const both = {
    english: { ...fillings.english, ...also.english },
    bengali: { ...fillings.bengali, ...also.bengali },
  };
  const say = (text: Parameters<typeof sentence>[1], likelihood: number) =>
    random.chance(likelihood) ? sentence(random, text, both, bengaliShare) : null;
  const judgment = bengaliShare
    ? `${highCourt.number.bengali}, তারিখ: ${formatDay(against, 'bn')}`
    : `${highCourt.number.english}, dt. ${formatDay(against, 'en')}`;
  return {
    date: random.chance(0.85) ? judgment : null,
    ...interimOrderTexts(each, words.petitionOrders, random, bengaliShare, also),
    details: outcome && say(words.petitionEndings[outcome], 0.95),
    highCourtAppeal: say(words.againstWhat[each.appellant], 0.8),
    summOfJudgementOrder: say(words.petitionComments[outcome ?? 'pending'], course.notes < 2 ? 0.1 : 0.55),
    executionOfOrder: outcome && say(words.executions[outcome], 0.7),
  };
}

const numbering = {
  CMP: {
    perDay: 2.4,
    english: (number: number, year: string) => `CMP No. ${number} of ${year}`,
    bengali: (number: number, year: string) => `সিএমপি নং ${number}/${year}`,
  },
  CPLA: {
    perDay: 6.2,
    english: (number: number, year: string) => `CPLA No. ${number} of ${year}`,
    bengali: (number: number, year: string) => `সিপিএলএ নং ${number}/${year}`,
  },
  CP: {
    perDay: 8.5,
    english: (number: number, year: string) => `C.P. No. ${number} of ${year}`,
    bengali: (number: number, year: string) => `সি.পি. নং ${number}/${year}`,
  },
};
