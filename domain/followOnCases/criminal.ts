import { followOnStatuses } from '../choices';
import { choice, date, text } from '../fields';
import { defineCaseType } from './caseType';
import { fourInterimOrders } from './commonFields';

export const criminal = defineCaseType({
  name: 'foujdari-suit-cases',
  table: 'criminal_case',
  title: 'Criminal Case',
  sheet: 'Cases',
  page: 'foujdari-suit-cases-page',
  search: 'searchKey',
  finder: 'FOUJDARI',
  status: 'foujdariCase',
  routes: { list: '/foujdari-cases-list', add: '/add-foujdari-case' },
  openTo: 'staff',
  form: {
    case: { cmmCgm: text(), dateOfCase: date(), documentOfLawBranch: text() },
    policeStation: { relatedThana: text(), mamlaNoOfRelatedThana: text(), fir: text(), dateOfAghar: date() },
    interimOrders: fourInterimOrders,
    status: { status: choice(followOnStatuses) },
  },
  columns: [
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
  ],
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
  startOrder: 'desc',
  rowNumbers: 'per page',
});
