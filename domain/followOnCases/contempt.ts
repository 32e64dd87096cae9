import { followOnStatuses, judgements } from '../choices';
import { choice, date, long, text } from '../fields';
import { defineCaseType, hearingDates, implementedInterimOrders, reply } from './caseType';

/** A petition that an officer has disobeyed an order of the court. */
export const contempt = defineCaseType({
  name: 'contempt-cases',
  table: 'contempt_case',
  title: 'Contempt cases',
  sheet: 'Cases',
  court: 'highCourt',
  page: 'contempt-cases-page',
  search: 'nothiNumber',
  proceeding: {
    number: 'contemptCaseNo',
    openedOn: 'dateOfCase',
    decidedOn: 'contemptOrderDate',
    outcome: 'contemptJudgement',
    court: 'courtName',
  },
  finder: 'HIGH_COURT',
  routes: { list: '/contempt-cases', add: '/add-contempt-case' },
  openTo: 'staff',
  form: {
    case: {
      contemptCaseNo: text(),
      dateOfCase: date(),
      courtName: text(),
      petitioner: text(),
      documentOfLawBranch: text(),
      disobeyedOrder: long(),
    },
    reply,
    hearings: hearingDates,
    interimOrders: implementedInterimOrders,
    order: {
      contemptOrderNo: text(),
      contemptOrderDate: date(),
      contemptJudgement: choice(judgements),
      compliedOn: date(),
      summOfJudgementOrder: long(),
      contemptComment: long(),
    },
    status: { status: choice(followOnStatuses) },
  },
  columns: [
    'caseFilling.nothiNumber',
    'caseFilling.workPlace.name',
    'caseFilling.revenue',
    'status',
    'contemptCaseNo',
    'dateOfCase',
    'courtName',
    'petitioner',
    'disobeyedOrder',
    'dateOfHearing01',
    'dateOfHearing02',
    'contemptJudgement',
    'contemptOrderDate',
    'compliedOn',
  ],
  startOrder: 'desc',
  rowNumbers: 'per page',
});
