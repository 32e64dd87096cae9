import { describe, expect, it } from 'vitest';
import { ref } from '../../domain/fields';
import { caseFileStatuses, caseTypeNamed, caseTypes, finderTypes } from '../../domain/followOnCases';
import { acceptedSorts } from '../../domain/followOnCases/caseType';

const wide = 'case 3, reply 2, hearings 2, interimOrders 5, order 5, status 1';
const petition = 'case 4, hearings 2, interimOrders 5, order 5, status 1';
const perPage = { search: 'nothiNumber', rowNumbers: 'per page' };
const ascending = { ...perPage, startOrder: 'asc' };
const descending = { ...perPage, startOrder: 'desc' };

/** The sort options of the two types that offer some columns only. */
const appealSorts = (number: string, comment: string, judgement: string, order: string) => [
  'caseFilling.nothiNumber',
  'caseFilling.revenue',
  number,
  'dateOfCase',
  comment,
  judgement,
  `${order}Date`,
  `${order}No`,
  'dateOfHearing01',
  'dateOfHearing02',
  'dispatchOfReplyDate',
  'dispatchOfReplyNo',
  'status',
  'summOfJudgementOrder',
];

/**
 * The contract's facts that neither docs/openapi.json has (tests/server/openapi.test.ts) nor the labels
 * (tests/ui/followOnCases/labels.test.ts), which hold fields and columns in their order. Each group of the form stands
 * with its number of fields.
 */
const contract = {
  'applicate-comm-cases': {
    ...ascending,
    groups: wide,
    proceeding: 'applicateCaseNo dateOfCase applicateCommOrderDate applicateCommJudgement -',
    finder: 'COMMISSIONER',
    figures: { byStatus: 'applicateCommCase', byMonth: 'applicateCommCase' },
    routes: { list: '/comm-cases', add: '/add-comm-case' },
    sorts: appealSorts(
      'applicateCaseNo',
      'applicateCommCaseComment',
      'applicateCommJudgement',
      'applicateCommOrder',
    ),
  },
  'tribunal-cases': {
    ...ascending,
    rowNumbers: 'continuous',
    groups: wide,
    proceeding: 'tribunalCaseNo dateOfCase tribunalOrderDate tribunalJudgement -',
    finder: 'TRIBUNAL',
    figures: { byStatus: 'tribunalCase', byMonth: 'tribunalCase' },
    routes: { list: '/tribunal-cases-list', add: '/add-tribunal-case' },
  },
  'custom-appeals': {
    ...ascending,
    groups: wide,
    proceeding: 'customCaseNo dateOfCase customOrderDate customJudgement -',
    finder: 'CUSTOMS_APPEAL',
    figures: { byStatus: 'customsAppeal', byMonth: 'customAppeal' },
    routes: { list: '/custom-appeal-cases', add: '/add-custom-appeal-case' },
    sorts: appealSorts('customCaseNo', 'customCaseComment', 'customJudgement', 'customOrder'),
  },
  'high-court-rits': {
    ...descending,
    groups: wide,
    proceeding: 'highCourtCaseNo dateOfCase customOrderDate customJudgement -',
    finder: 'HIGH_COURT',
    figures: { byStatus: 'highCourtRit', byMonth: 'highCourtRit' },
    routes: { list: '/high-court-rit-list', add: '/add-high-court-rit' },
  },
  'contempt-cases': {
    ...descending,
    groups: 'case 6, reply 2, hearings 2, interimOrders 5, order 6, status 1',
    proceeding: 'contemptCaseNo dateOfCase contemptOrderDate contemptJudgement courtName',
    finder: 'HIGH_COURT',
    figures: undefined,
    routes: { list: '/contempt-cases', add: '/add-contempt-case' },
  },
  'high-court-cpa-cpl-cases': {
    ...ascending,
    groups: petition,
    proceeding: 'cplCpaNothi dateOfCase - - -',
    finder: 'HIGH_COURT',
    figures: { byStatus: 'highCourtCpaCplCase', byMonth: 'highCourtCpaCpl' },
    routes: { list: '/high-court-cpa-cpl-cases', add: '/add-cpa-cpi-rit' },
    sent: { create: { isActive: 'true' }, update: { isActive: 'true' } },
  },
  'high-court-cp-cases': {
    ...descending,
    groups: petition,
    proceeding: 'cpNothi dateOfCase - - -',
    finder: 'HIGH_COURT',
    figures: { byStatus: 'highCourtCpCase', byMonth: 'highCourtCp' },
    routes: { list: '/high-court-cp-cases', add: '/add-cp-rit' },
    sent: { create: { isActive: 'true' }, update: { isActive: true } },
  },
  'admiral-suit-cases': {
    ...ascending,
    groups: 'case 3, vessel 7, interimOrders 5, order 1, status 1',
    proceeding: 'courtMemoNo dateOfCase - judgment -',
    finder: 'ADMIRAL',
    figures: { byStatus: 'admiralSuit', byMonth: 'admiral' },
    routes: { list: '/admiral-suit-cases-list', add: '/add-admiral-suit-case' },
  },
  'foujdari-suit-cases': {
    ...descending,
    search: 'searchKey',
    groups: 'case 3, policeStation 4, interimOrders 4, status 1',
    proceeding: 'mamlaNoOfRelatedThana dateOfCase - - cmmCgm',
    finder: 'FOUJDARI',
    figures: { byStatus: 'foujdariCase', byMonth: 'foujdari' },
    routes: { list: '/foujdari-cases-list', add: '/add-foujdari-case' },
    sorts: [
      'caseFilling.nothiNumber',
      'caseFilling.revenue',
      'relatedThana',
      'mamlaNoOfRelatedThana',
      'dateOfCase',
      'fir',
      'cmmCgm',
      'dateOfAghar',
      'interimOrderOfTribunal1',
      'interimOrderOfTribunal2',
      'interimOrderOfTribunal3',
      'interimOrderOfTribunal4',
    ],
  },
  'civil-case': {
    ...ascending,
    groups: 'case 3, hearings 2, interimOrders 2, order 5, status 1',
    proceeding: 'civilCaseNumber dateOfCase - judgement civilCourtName',
    finder: 'CIVIL',
    figures: { byStatus: 'civilCase', byMonth: 'civilCase' },
    routes: { list: '/civil-cases-list', add: '/add-civil-case' },
    filingOnTop: true,
  },
};

it('the case types are ordered from the lowest court to the highest', () => {
  expect(caseTypes.map(({ name }) => name)).toEqual(Object.keys(contract));
  expect(finderTypes).toEqual([...new Set(Object.values(contract).map(({ finder }) => finder))]);
  expect(caseFileStatuses).toEqual([
    'applicateComCase',
    'tribunalCase',
    'customAppeal',
    'highCourtRit',
    'highCourtCpaCplCase',
    'highCourtCpCase',
    'admiralSuitCase',
    'foujdariCase',
    'civilCase',
  ]);
});

it('the name of an unknown case type is refused', () => {
  expect(() => caseTypeNamed('case-fillings')).toThrow('case-fillings is no court case type');
});

it('only the dates of hearings may lie ahead in a court case', () => {
  const ahead = caseTypes.flatMap(({ fields }) =>
    Object.entries<object>(fields).flatMap(([name, field]) =>
      'future' in field && field.future ? name : [],
    ),
  );
  expect([...new Set(ahead)]).toEqual([
    'dateOfHearing01',
    'dateOfHearing02',
    'hearingDate01',
    'addHearingDate',
  ]);
});

describe.each(Object.entries(contract))('%s', (name, expected) => {
  const type = caseTypeNamed(name);

  it('court cases of a type have the facts that the contract gives', () => {
    const { search, rowNumbers, startOrder, finder, routes, sent, filingOnTop, sorts } = type;
    const { number, openedOn, decidedOn = '-', outcome = '-', court = '-' } = type.proceeding;
    const groups = type.groups.map((group) => `${group.name} ${group.fields.length}`).join(', ');
    const proceeding = [number, openedOn, decidedOn, outcome, court].join(' ');
    expect({
      search,
      rowNumbers,
      startOrder,
      finder,
      figures: type.contract?.figures,
      routes,
      groups,
      proceeding,
      sorts,
      sent,
      filingOnTop,
    }).toEqual({ sorts: ['id', ...type.columns], ...expected });
    expect(sorts.filter((sort) => !acceptedSorts(type).includes(sort))).toEqual([]);
  });

  it('court cases are sent with their filing, which is chosen when they are created', () => {
    expect(type.bodyFields).toEqual({
      caseFillingId: ref('caseFilling', 'case-fillings', { required: { create: 'filingRequired' } }),
      ...type.fields,
    });
  });

  it('a court case may have every field empty', () => {
    expect(Object.values(type.fields).filter(({ required }) => required)).toEqual([]);
  });
});
