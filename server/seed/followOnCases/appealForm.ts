import { toBengaliDigits } from '../../../domain/digits';
import type { Day } from '../../../domain/dates';
import { daysBetween, plusDays } from '../calendar';
import type { Random } from '../random';
import type { CourtWords } from '../vocabulary/courtWords';
import type { caseNumbering } from './caseNumbers';
import { caseTexts } from './caseTexts';
import { bookkeeping, recorded, type CourtCase, type Recorded } from './courtCases';
import { dispatchNumber, lawFile, type LawRegister } from './papers';

type OwnField = 'number' | 'orderNo' | 'orderDate' | 'judgement' | 'comment';

/** A court whose cases use the form of appeals: number, reply, hearings, orders. */
interface Court {
  law: LawRegister;
  caseNumber: ReturnType<typeof caseNumbering>;
  words(each: CourtCase): CourtWords;
  orders: { perDay: number; english: readonly string[]; bengali: string };
  /** The names of the fields that differ between the courts. */
  fields: Record<OwnField, string>;
}

/** The court's cases as rows of the register. */
export function appealForms(court: Court, cases: CourtCase[], random: Random, userIds: number[]): Recorded[] {
  const { fields } = court;
  return recorded(cases, (each) => {
    const { opened, replied, hearings, ordered, judgement } = each.course;
    const number = court.caseNumber(opened);
    const { orders, summary, comment } = caseTexts(each, court.words(each), random);
    const row = {
      [fields.number]: number.written,
      dateOfCase: opened,
      documentOfLawBranch: lawFile(court.law, opened, random),
      dispatchOfReplyNo: replied && dispatchNumber(replied, random),
      dispatchOfReplyDate: replied,
      dateOfHearing01: hearings[0] ?? null,
      dateOfHearing02: hearings[1] ?? null,
      ...orders,
      [fields.orderNo]: ordered && orderNumber(court, each, number.english, random),
      [fields.orderDate]: ordered,
      [fields.judgement]: judgement,
      summOfJudgementOrder: summary,
      [fields.comment]: comment,
      ...bookkeeping(each.course, random, userIds),
    };
    return { number, row };
  });
}

function orderNumber({ orders }: Court, { course }: CourtCase, caseNo: string, random: Random): string {
  const ordered: Day = course.ordered ?? course.opened;
  const year = ordered.slice(0, 4);
  const days = daysBetween(`${year}-01-01`, plusDays(ordered, 1));
  const number = 1 + Math.floor(days * orders.perDay) + random.whole(0, 2);
  const said = (text: string) =>
    text.replace('{number}', String(number)).replace('{year}', year).replace('{caseNo}', caseNo);
  if (random.chance(0.2)) return toBengaliDigits(said(orders.bengali));
  return said(random.pick(orders.english));
}
