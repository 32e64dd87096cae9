import { followOnStatuses, judgements } from '../choices';
import { choice, date, long, text } from '../fields';
import { defineCaseType } from './caseType';
import { hearingDates, implementedInterimOrders, reply } from './commonFields';

export const customsAppeal = defineCaseType({
  name: 'custom-appeals',
  table: 'customs_appeal',
  title: 'Custom Appeal, High Court Division',
  sheet: 'Products',
  court: 'highCourt',
  page: 'custom-appeals-page',
  search: 'nothiNumber',
  proceeding: {
    number: 'customCaseNo',
    openedOn: 'dateOfCase',
    decidedOn: 'customOrderDate',
    outcome: 'customJudgement',
  },
  finder: 'CUSTOMS_APPEAL',
  status: 'customAppeal',
  figures: { byStatus: 'customsAppeal', byMonth: 'customAppeal' },
  routes: { list: '/custom-appeal-cases', add: '/add-custom-appeal-case' },
  openTo: 'staff',
  form: {
    case: { customCaseNo: text(), dateOfCase: date(), documentOfLawBranch: text() },
    reply,
    hearings: hearingDates,
    interimOrders: implementedInterimOrders,
    order: {
      customOrderNo: text(),
      customOrderDate: date(),
      customJudgement: choice(judgements),
      summOfJudgementOrder: long(),
      customCaseComment: long(),
    },
    status: { status: choice(followOnStatuses) },
  },
  sorts: [
    'caseFilling.nothiNumber',
    'caseFilling.revenue',
    'customCaseNo',
    'dateOfCase',
    'customCaseComment',
    'customJudgement',
    'customOrderDate',
    'customOrderNo',
    'dateOfHearing01',
    'dateOfHearing02',
    'dispatchOfReplyDate',
    'dispatchOfReplyNo',
    'status',
    'summOfJudgementOrder',
  ],
  startOrder: 'asc',
  rowNumbers: 'per page',
});
