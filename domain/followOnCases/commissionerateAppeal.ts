import { followOnStatuses, judgements } from '../choices';
import { choice, date, long, text } from '../fields';
import { defineCaseType, hearingDates, implementedInterimOrders, reply } from './caseType';

export const commissionerateAppeal = defineCaseType({
  name: 'applicate-comm-cases',
  table: 'commissionerate_appeal',
  title: 'Custom, Excise & VAT (Appeal) Commissionerate Case',
  sheet: 'Products',
  court: 'appealAndTribunal',
  page: 'applicate-comm-cases-page',
  search: 'nothiNumber',
  proceeding: {
    number: 'applicateCaseNo',
    openedOn: 'dateOfCase',
    decidedOn: 'applicateCommOrderDate',
    outcome: 'applicateCommJudgement',
  },
  finder: 'COMMISSIONER',
  contract: {
    status: 'applicateComCase',
    figures: { byStatus: 'applicateCommCase', byMonth: 'applicateCommCase' },
  },
  routes: { list: '/comm-cases', add: '/add-comm-case' },
  openTo: 'staff',
  form: {
    case: { applicateCaseNo: text(), dateOfCase: date(), documentOfLawBranch: text() },
    reply,
    hearings: hearingDates,
    interimOrders: implementedInterimOrders,
    order: {
      applicateCommOrderNo: text(),
      applicateCommOrderDate: date(),
      applicateCommJudgement: choice(judgements),
      summOfJudgementOrder: long(),
      applicateCommCaseComment: long(),
    },
    status: { status: choice(followOnStatuses) },
  },
  sorts: [
    'caseFilling.nothiNumber',
    'caseFilling.revenue',
    'applicateCaseNo',
    'dateOfCase',
    'applicateCommCaseComment',
    'applicateCommJudgement',
    'applicateCommOrderDate',
    'applicateCommOrderNo',
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
