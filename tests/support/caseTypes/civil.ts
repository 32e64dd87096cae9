import type { Expectation } from './index';

const columns = [
  'caseFilling.nothiNumber',
  'caseFilling.workPlace.name',
  'caseFilling.revenue',
  'civilCaseNumber',
  'dateOfCase',
  'civilCourtName',
  'paraWiseReplyFileNumberDate',
  'hearingDate01',
  'interimOrder01',
  'implementationOfInterimOrder',
  'judgmentNumberAndDate',
  'judgement',
  'summaryOfJudgment',
  'writRelatedComment',
  'status',
];

export const civil: Expectation = {
  facts: {
    title: 'Civil Case',
    name: 'civil-case',
    page: 'page-civil-case',
    search: 'nothiNumber',
    proceeding: {
      number: 'civilCaseNumber',
      openedOn: 'dateOfCase',
      outcome: 'judgement',
      court: 'civilCourtName',
    },
    finder: 'CIVIL',
    status: 'civilCase',
    figures: { byStatus: 'civilCase', byMonth: 'civilCase' },
    routes: { list: '/civil-cases-list', add: '/add-civil-case' },
    sheet: 'Cases',
    startOrder: 'asc',
    rowNumbers: 'per page',
    filingOnTop: true,
  },
  form: [
    ['case', 'civilCaseNumber: text', 'dateOfCase: date', 'civilCourtName: text'],
    ['hearings', 'hearingDate01: date, may lie ahead', 'addHearingDate: date, may lie ahead'],
    ['interimOrders', 'implementationOfInterimOrder: yesNo', 'interimOrder01: long'],
    [
      'order',
      'judgement: WithGovernment|AgainstGovernment|ONREMAND',
      'judgmentNumberAndDate: text',
      'paraWiseReplyFileNumberDate: text',
      'summaryOfJudgment: long',
      'writRelatedComment: long',
    ],
    ['status', 'status: ORDER_PASSED|SUBJUDICE'],
  ],
  columns,
  sorts: ['id', ...columns],
};
