import { describe, expect, it } from 'vitest';
import { caseFileStatuses } from '../../domain/caseFilings';
import { caseTypeNamed, caseTypes } from '../../domain/followOnCases';
import { acceptedSorts, spreadsheetFile, type CaseType } from '../../domain/followOnCases/caseType';
import { may } from '../../domain/rights';

/** What the contract says of a type, and what is said by where a field stands. */
const factsOf = ({
  name,
  page,
  search,
  finder,
  status,
  routes,
  sheet,
  startOrder,
  rowNumbers,
}: CaseType) => ({
  name,
  page,
  search,
  finder,
  status,
  routes,
  sheet,
  startOrder,
  rowNumbers,
});

const formOf = ({ groups, fields }: CaseType) =>
  groups.map(({ name, fields: names }) => [
    name,
    ...names.map((field) => `${field}: ${kindOf(fields[field]!)}`),
  ]);

function kindOf(field: CaseType['fields'][string]): string {
  switch (field.kind) {
    case 'text':
      return field.multiline ? 'long' : 'text';
    case 'date':
      return field.future ? 'date, may lie ahead' : 'date';
    case 'choice':
      return field.choices.join('|');
    default:
      return field.kind;
  }
}

it('the case types stand in court order', () => {
  expect(caseTypes.map(({ name }) => name)).toEqual(['tribunal-cases', 'foujdari-suit-cases']);
  const places = caseTypes.map(({ status }) => caseFileStatuses.indexOf(status));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it('a name that no type has is refused', () => {
  expect(() => caseTypeNamed('case-fillings')).toThrow('case-fillings is no court case type');
});

describe('tribunal cases', () => {
  const type = caseTypeNamed('tribunal-cases');

  it('have their addresses, finder, status, start and row numbers', () => {
    expect(factsOf(type)).toEqual({
      name: 'tribunal-cases',
      page: 'tribunal-cases-page',
      search: 'nothiNumber',
      finder: 'TRIBUNAL',
      status: 'tribunalCase',
      routes: { list: '/tribunal-cases-list', add: '/add-tribunal-case' },
      sheet: 'Cases',
      startOrder: 'asc',
      rowNumbers: 'continuous',
    });
    expect(spreadsheetFile(type)).toBe('Appellate Tribunal Case.xlsx');
  });

  it('have these fields, in the order of the form', () => {
    expect(formOf(type)).toEqual([
      ['case', 'tribunalCaseNo: text', 'dateOfCase: date', 'documentOfLawBranch: text'],
      ['reply', 'dispatchOfReplyNo: text', 'dispatchOfReplyDate: date'],
      ['hearings', 'dateOfHearing01: date, may lie ahead', 'dateOfHearing02: date, may lie ahead'],
      [
        'interimOrders',
        'implementationOfInterimOrder: yesNo',
        'interimOrderOfTribunal1: long',
        'interimOrderOfTribunal2: long',
        'interimOrderOfTribunal3: long',
        'interimOrderOfTribunal4: long',
      ],
      [
        'order',
        'tribunalOrderNo: text',
        'tribunalOrderDate: date',
        'tribunalJudgement: WithGovernment|AgainstGovernment|ONREMAND',
        'summOfJudgementOrder: long',
        'tribunalCaseComment: long',
      ],
      ['status', 'status: ORDER_PASSED|SUBJUDICE'],
    ]);
  });

  const columns = [
    'caseFilling.nothiNumber',
    'caseFilling.workPlace.name',
    'caseFilling.revenue',
    'status',
    'dateOfHearing01',
    'dateOfHearing02',
    'tribunalCaseNo',
    'dateOfCase',
    'documentOfLawBranch',
    'dispatchOfReplyNo',
    'dispatchOfReplyDate',
    'implementationOfInterimOrder',
    'interimOrderOfTribunal1',
    'interimOrderOfTribunal2',
    'interimOrderOfTribunal3',
    'interimOrderOfTribunal4',
    'tribunalOrderNo',
    'tribunalOrderDate',
    'tribunalJudgement',
    'summOfJudgementOrder',
    'tribunalCaseComment',
  ];

  it('have a wide list: status and hearings first, then every other field of the form', () => {
    expect(type.columns).toEqual(columns);
  });

  it('are sorted by ID and every column', () => {
    expect(type.sorts).toEqual(['id', ...columns]);
  });
});

describe('criminal cases', () => {
  const type = caseTypeNamed('foujdari-suit-cases');

  it('have their addresses, finder, status, start and row numbers', () => {
    expect(factsOf(type)).toEqual({
      name: 'foujdari-suit-cases',
      page: 'foujdari-suit-cases-page',
      search: 'searchKey',
      finder: 'FOUJDARI',
      status: 'foujdariCase',
      routes: { list: '/foujdari-cases-list', add: '/add-foujdari-case' },
      sheet: 'Cases',
      startOrder: 'desc',
      rowNumbers: 'per page',
    });
    expect(spreadsheetFile(type)).toBe('Criminal Case.xlsx');
  });

  it('have these fields, in the order of the form', () => {
    expect(formOf(type)).toEqual([
      ['case', 'cmmCgm: text', 'dateOfCase: date', 'documentOfLawBranch: text'],
      [
        'policeStation',
        'relatedThana: text',
        'mamlaNoOfRelatedThana: text',
        'fir: text',
        'dateOfAghar: date',
      ],
      [
        'interimOrders',
        'interimOrderOfTribunal1: long',
        'interimOrderOfTribunal2: long',
        'interimOrderOfTribunal3: long',
        'interimOrderOfTribunal4: long',
      ],
      ['status', 'status: ORDER_PASSED|SUBJUDICE'],
    ]);
  });

  it('have the columns of the contract', () => {
    expect(type.columns).toEqual([
      'caseFilling.nothiNumber',
      'caseFilling.workPlace.name',
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
    ]);
  });

  it('have the sort options of the contract', () => {
    expect(type.sorts).toEqual([
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
    ]);
  });
});

describe.each(caseTypes.map((type) => [type.name, type] as const))('%s', (name, type) => {
  it('sort only by what the server accepts', () => {
    expect(type.sorts.filter((sort) => !acceptedSorts(type).includes(sort))).toEqual([]);
    expect(acceptedSorts(type)).toEqual(expect.arrayContaining(['id', 'nothiNumber', 'revenue']));
  });

  it('are sent with the filing they follow from, which is chosen on create', () => {
    expect(type.bodyFields).toEqual({
      caseFillingId: {
        kind: 'ref',
        wire: 'caseFilling',
        to: 'case-fillings',
        required: { create: 'filingRequired' },
      },
      ...type.fields,
    });
  });

  it('are kept by the whole staff and deleted by administrators', () => {
    for (const action of ['read', 'create', 'edit']) expect(may(['ROLE_CUSTOMS'], action, name)).toBe(true);
    expect(may(['ROLE_CUSTOMS'], 'delete', name)).toBe(false);
    expect(may(['ROLE_ADMIN'], 'delete', name)).toBe(true);
    expect(may(['ROLE_MODERATOR'], 'read', name)).toBe(false);
  });
});
