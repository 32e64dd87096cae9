import type { CaseTypeName } from '../../../../domain/followOnCases';

const first = ['File Number', 'Section/Branch', 'Disputed Revenue'];
const interimOrders = ['Interim Order-1', 'Interim Order-2', 'Interim Order-3', 'Interim Order-4'];

/** The columns of cases in the courts that hear appeals, given the heading of the case number. */
const wide = (number: string) => [
  ...first,
  'Current Status',
  'Hearing Date 01',
  'Hearing Date 02',
  number,
  'Case Date',
  'Law Section File Number',
  'Reply Number',
  'Reply Date',
  'Implementation of Interim Order',
  ...interimOrders,
  'Order Number',
  'Order Date',
  'Judgment/Order',
  'Summary of Judgment/Order',
  'Comment',
];

/** The columns of petitions, given the heading of the case number. */
const petitions = (number: string) => [
  ...first,
  'Current Status',
  'Hearing Date 01',
  'Hearing Date 02',
  number,
  'Case Date',
  'Law Section File Number',
  'Judgment Number & Date',
  'Implementation of Interim Order',
  ...interimOrders,
  'Summary of Order',
  'Appeal against the Judgment',
  'Judgment',
  'Comment',
  'Execution of Order',
];

/** The English headings between S/N and the actions. The spreadsheet has the same columns. */
export const listColumns: Record<CaseTypeName, string[]> = {
  'applicate-comm-cases': wide('Appeal Number'),
  'tribunal-cases': wide('Tribunal Case Number'),
  'custom-appeals': wide('Case Number'),
  'high-court-rits': wide('Writ Case Number'),
  'high-court-cpa-cpl-cases': petitions('CPLA/CMP Number'),
  'high-court-cp-cases': petitions('CP Number'),
  'admiral-suit-cases': [
    ...first,
    'Memo No.',
    'Case Date',
    'Carrier Name',
    'Manifest Number',
    'Detention Order Number & Date',
    'Date',
    'IMO Number',
    'Judgement/Order',
    'Plaintiff Name',
    'Release Order Number & Date',
    ...interimOrders,
    'Current Status',
  ],
  'foujdari-suit-cases': [
    ...first,
    'Police Station Name',
    'Police Station Case Number',
    'Case Date',
    'FIR Number',
    'CMM/CJM/Session/Special Judge Court Name',
    'Date',
    ...interimOrders,
  ],
  'civil-case': [
    ...first,
    'Civil Case Number',
    'Case Date',
    'Civil Court Name',
    'Parawise Reply/Grounds of Appeal File Number & Date',
    'Hearing Date 01',
    'Interim Order 01',
    'Implementation of Interim Order',
    'Judgment Number & Date',
    'Judgment/Order In Favor of',
    'Summary of Judgment',
    'Civil Case Related Comment',
    'Current Status',
  ],
};
