import type { Day } from '../../../domain/dates';
import type { Filed } from '../filings';
import type { Random } from '../random';
import { endings, findings, fullText } from '../vocabulary/tribunalJudgements';
import { caseComments, interimOrders } from '../vocabulary/tribunalOrders';
import { appealForms } from './appealForm';
import { caseNumbering } from './caseNumbers';
import type { Recorded } from './courtCases';
import { tribunalAppeals } from './tribunalAppeals';

/** Appeals to the Tribunal in order of registration. */
export function tribunalCases(filed: Filed[], random: Random, asOf: Day, userIds: number[]): Recorded[] {
  const words = { interimOrders, endings, findings, fullText, comments: caseComments };
  const court = {
    law: 'Tribunal' as const,
    caseNumber: caseNumbering(numbering, random),
    words: () => words,
    orders,
    fields,
  };
  return appealForms(court, tribunalAppeals(filed, asOf, random), random, userIds);
}

const numbering = {
  perDay: 2.3,
  english: (number: number, year: string) => `CEVT/CASE(CUS)-${number}/${year}`,
  bengali: (number: number, year: string) => `সিইভিটি/কেস(কাস)-${number}/${year}`,
};

const orders = {
  perDay: 1.9,
  english: ['Order No. {number}/{year}', 'Order No. {number}/{year}', 'CEVT/ORDER(CUS)-{number}/{year}'],
  bengali: 'আদেশ নং {number}/{year}',
};

const fields = {
  number: 'tribunalCaseNo',
  orderNo: 'tribunalOrderNo',
  orderDate: 'tribunalOrderDate',
  judgement: 'tribunalJudgement',
  comment: 'tribunalCaseComment',
};
