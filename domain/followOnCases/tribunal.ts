import { followOnStatuses, judgements } from '../choices';
import { choice, date, long, text, yesNo } from '../fields';
import { defineCaseType } from './caseType';
import { fourInterimOrders, hearingDates } from './commonFields';

export const tribunal = defineCaseType({
  name: 'tribunal-cases',
  table: 'tribunal_case',
  title: 'Appellate Tribunal Case',
  sheet: 'Cases',
  page: 'tribunal-cases-page',
  search: 'nothiNumber',
  finder: 'TRIBUNAL',
  status: 'tribunalCase',
  routes: { list: '/tribunal-cases-list', add: '/add-tribunal-case' },
  openTo: 'staff',
  form: {
    case: { tribunalCaseNo: text(), dateOfCase: date(), documentOfLawBranch: text() },
    reply: { dispatchOfReplyNo: text(), dispatchOfReplyDate: date() },
    hearings: hearingDates,
    interimOrders: { implementationOfInterimOrder: yesNo(), ...fourInterimOrders },
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
