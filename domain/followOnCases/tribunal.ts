import { followOnStatuses, judgements } from '../choices';
import { choice, date, long, text } from '../fields';
import { defineCaseType, hearingDates, implementedInterimOrders, reply } from './caseType';

export const tribunal = defineCaseType({
  name: 'tribunal-cases',
  table: 'tribunal_case',
  title: 'Appellate Tribunal Case',
  sheet: 'Cases',
  court: 'appealAndTribunal',
  page: 'tribunal-cases-page',
  search: 'nothiNumber',
  proceeding: {
    number: 'tribunalCaseNo',
    openedOn: 'dateOfCase',
    decidedOn: 'tribunalOrderDate',
    outcome: 'tribunalJudgement',
  },
  finder: 'TRIBUNAL',
  contract: { status: 'tribunalCase', figures: { byStatus: 'tribunalCase', byMonth: 'tribunalCase' } },
  routes: { list: '/tribunal-cases-list', add: '/add-tribunal-case' },
  openTo: 'staff',
  form: {
    case: { tribunalCaseNo: text(), dateOfCase: date(), documentOfLawBranch: text() },
    reply,
    hearings: hearingDates,
    interimOrders: implementedInterimOrders,
    order: {
      tribunalOrderNo: text(),
      tribunalOrderDate: date(),
      tribunalJudgement: choice(judgements),
      summOfJudgementOrder: long(),
      tribunalCaseComment: long(),
    },
    status: { status: choice(followOnStatuses) },
  },
  startOrder: 'asc',
  rowNumbers: 'continuous',
});
