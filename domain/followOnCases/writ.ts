import { followOnStatuses, judgements } from '../choices';
import { choice, date, long, text } from '../fields';
import { defineCaseType, hearingDates, implementedInterimOrders, reply } from './caseType';

export const writ = defineCaseType({
  name: 'high-court-rits',
  table: 'writ_case',
  title: 'Writ Cases, High Court Division',
  sheet: 'Cases',
  court: 'highCourt',
  page: 'high-court-rits-page',
  search: 'nothiNumber',
  proceeding: {
    number: 'highCourtCaseNo',
    openedOn: 'dateOfCase',
    decidedOn: 'customOrderDate',
    outcome: 'customJudgement',
  },
  finder: 'HIGH_COURT',
  contract: { status: 'highCourtRit', figures: { byStatus: 'highCourtRit', byMonth: 'highCourtRit' } },
  routes: { list: '/high-court-rit-list', add: '/add-high-court-rit' },
  openTo: 'staff',
  form: {
    case: { highCourtCaseNo: text(), dateOfCase: date(), documentOfLawBranch: text() },
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
  startOrder: 'desc',
  rowNumbers: 'per page',
});
