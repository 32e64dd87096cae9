import type { Random } from '../random';
import { customsAppealWords } from '../vocabulary/courts/customsAppeal';
import { writWords } from '../vocabulary/courts/writ';
import { appealForms } from './appealForm';
import { caseNumbering } from './caseNumbers';
import type { CourtCase, Recorded } from './courtCases';

/** Customs appeals in the High Court Division in order of registration. */
export function customsAppealCases(cases: CourtCase[], random: Random, userIds: number[]): Recorded[] {
  const court = {
    law: 'Customs Appeal' as const,
    caseNumber: caseNumbering(customsAppealNumbers, random),
    words: ({ appellant }: CourtCase) => customsAppealWords[appellant],
    orders,
    fields: { ...fields, number: 'customCaseNo' },
  };
  return appealForms(court, cases, random, userIds);
}

/** Writ cases in order of registration. */
export function writCases(cases: CourtCase[], random: Random, userIds: number[]): Recorded[] {
  const court = {
    law: 'Writ' as const,
    caseNumber: caseNumbering(writNumbers, random),
    words: () => writWords,
    orders,
    fields: { ...fields, number: 'highCourtCaseNo' },
  };
  return appealForms(court, cases, random, userIds);
}

const customsAppealNumbers = {
  perDay: 0.7,
  english: (number: number, year: string) => `Customs Appeal No. ${number} of ${year}`,
  bengali: (number: number, year: string) => `কাস্টমস আপিল নং ${number}/${year}`,
};

const writNumbers = {
  perDay: 38,
  english: (number: number, year: string) => `Writ Petition No. ${number} of ${year}`,
  bengali: (number: number, year: string) => `রিট পিটিশন নং ${number}/${year}`,
};

/** The High Court Division does not number its orders; a judgement is cited by its case. */
const orders = {
  perDay: 0.3,
  english: ['Judgment in {caseNo}', 'Judgment and order in {caseNo}', 'Memo No. {number}/HC/{year}'],
  bengali: 'হাইকোর্ট বিভাগের স্মারক নং {number}/{year}',
};

const fields = {
  orderNo: 'customOrderNo',
  orderDate: 'customOrderDate',
  judgement: 'customJudgement',
  comment: 'customCaseComment',
};
