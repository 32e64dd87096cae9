import type { Random } from '../random';
import { commissionerWords } from '../vocabulary/courts/commissioner';
import { appealForms } from './appealForm';
import { caseNumbering } from './caseNumbers';
import type { CourtCase, Recorded } from './courtCases';

/** Cases before the Commissioner (Appeal) in order of registration. */
export function commissionerateCases(cases: CourtCase[], random: Random, userIds: number[]): Recorded[] {
  const court = {
    law: 'Appeal' as const,
    caseNumber: caseNumbering(numbering, random),
    words: () => commissionerWords,
    orders,
    fields,
  };
  return appealForms(court, cases, random, userIds);
}

const numbering = {
  perDay: 1.6,
  english: (number: number, year: string) => `Appeal-${number}/${year}`,
  bengali: (number: number, year: string) => `আপিল-${number}/${year}`,
};

const orders = {
  perDay: 1.4,
  english: ['Order-in-Appeal No. {number}/Cus/{year}', 'Order No. {number}/{year}'],
  bengali: 'আপিল আদেশ নং {number}/{year}',
};

const fields = {
  number: 'applicateCaseNo',
  orderNo: 'applicateCommOrderNo',
  orderDate: 'applicateCommOrderDate',
  judgement: 'applicateCommJudgement',
  comment: 'applicateCommCaseComment',
};
