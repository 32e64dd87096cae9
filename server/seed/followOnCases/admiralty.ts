import { formatDay, type Day } from '../../../domain/dates';
import { toBengaliDigits } from '../../../domain/digits';
import { courtDay, daysBetween, plusDays } from '../calendar';
import type { Filed } from '../filings';
import type { Random } from '../random';
import { admiraltyOrders, plaintiffs } from '../vocabulary/courts/admiralty';
import { imoNumber } from '../vocabulary/ships';
import { interimOrderTexts } from './caseFillings';
import { caseNumbering } from './caseNumbers';
import { bookkeeping, recorded, type CaseRow, type CourtCase, type Recorded } from './courtCases';
import { courtCourse, type Pace } from './courtCourse';
import { lawFile } from './papers';

/** Suits about ships that carried disputed goods, in order of registration. */
export function admiraltySuits(filed: Filed[], random: Random, asOf: Day, userIds: number[]): Recorded[] {
  const caseNumber = caseNumbering(numbering, random);
  return recorded(suits(filed, asOf, random), (each) => {
    const number = caseNumber(each.course.opened);
    return { number, row: { ...row(each), courtMemoNo: number.written } };
  });

  function row(each: CourtCase): CaseRow {
    const { course, filing } = each;
    const ship = filing.row.shipName ?? '';
    const inBengali = /[ঀ-৿]/.test(ship) || random.chance(0.15);
    const arrested = courtDay(plusDays(course.opened, random.whole(0, 3)));
    const received = courtDay(plusDays(arrested, random.whole(0, 3)));
    const plaintiff = random.pick(plaintiffs.filter((name) => inBengali || !/[ঀ-৿]/.test(name)));
    const placeholders = { ship, count: String(random.whole(35, 480)) };
    const order = (number: number, day: Day) =>
      inBengali
        ? toBengaliDigits(`আদেশ নং ${number}, তারিখ: ${formatDay(day, 'bn')}`)
        : `Order No. ${number}, dt. ${formatDay(day, 'en')}`;
    const secured = course.interimOrders.find(({ kind }) => kind === 'stayed')?.day;
    const released = course.ordered ?? (random.chance(0.5) ? secured : undefined);
    return {
      dateOfCase: course.opened,
      documentOfLawBranch: lawFile('Admiralty', course.opened, random),
      arrestOrder: random.chance(0.9) ? order(random.whole(1, 2), arrested) : null,
      dateOfAghar: received <= course.entered && random.chance(0.8) ? received : null,
      pettetioner: random.chance(0.9) ? plaintiff : null,
      veselName: ship,
      registrationNo: filing.row.shipRegistrationNo ?? null,
      releaseOrder: released && random.chance(0.8) ? order(random.whole(4, 19), released) : null,
      imoNumber: random.chance(0.7) ? imoNumber(ship) : null,
      ...interimOrderTexts(each, admiraltyOrders, random, inBengali ? 1 : 0, {
        english: placeholders,
        bengali: placeholders,
      }),
      judgment: course.judgement,
      ...bookkeeping(course, random, userIds),
    };
  }
}

function suits(filed: Filed[], asOf: Day, random: Random): CourtCase[] {
  return filed.flatMap((filing, position): CourtCase[] => {
    const { issued, status } = filing.way;
    const cargo = ['excess', 'procedural', 'restricted'].includes(filing.matter.kind);
    if (!filing.row.shipName || !cargo || !random.chance(0.03)) return [];
    const opened = courtDay(plusDays(issued, random.whole(30, 240)));
    const years = daysBetween(opened, asOf) / 365;
    const judgement = random.chance(0.75) ? 'WithGovernment' : 'AgainstGovernment';
    const over = status === 'CLOSED' || random.chance(Math.min(0.8, years * 0.2));
    const decided = over && courtCourse(opened, judgement, pace, asOf, random);
    const course = decided || (status === 'CLOSED' ? null : courtCourse(opened, null, pace, asOf, random));
    return course ? [{ position, filing, against: issued, appellant: 'party', course }] : [];
  });
}

const pace: Pace = {
  admitted: [0, 2],
  stayed: [4, 30],
  replied: [30, 120],
  heard: [90, 600],
  heardAgain: [20, 120],
  ordered: [1, 30],
};

const numbering = {
  perDay: 0.22,
  english: (number: number, year: string) => `Admiralty Suit No. ${number} of ${year}`,
  bengali: (number: number, year: string) => `এডমিরালটি মামলা নং ${number}/${year}`,
};
