import { followOnStatuses } from '../choices';
import { choice, date, long, text, yesNo } from '../fields';
import { defineCaseType, hearingDates, implementedInterimOrders } from './caseType';

/** The fields of both petitions to the Appellate Division, except their number. */
const petition = {
  case: {
    dateOfCase: date(),
    documentOfLawBranch: text(),
    /** Number and date of the judgment, as one text. */
    date: text(),
  },
  hearings: hearingDates,
  interimOrders: implementedInterimOrders,
  order: {
    details: long(),
    // The contract has two spellings of this name.
    highCourtAppeal: text({ twin: 'highCOurtAppeal' }),
    judgement: yesNo({ numeric: true }),
    summOfJudgementOrder: long(),
    executionOfOrder: text(),
  },
  status: { status: choice(followOnStatuses) },
};

export const cpla = defineCaseType({
  name: 'high-court-cpa-cpl-cases',
  table: 'cpla_case',
  title: 'CPLA/CMP, Appellate Division',
  sheet: 'Cases',
  court: 'appellateDivision',
  page: 'high-court-cpa-cpl-cases-page',
  search: 'nothiNumber',
  proceeding: { number: 'cplCpaNothi', openedOn: 'dateOfCase' },
  finder: 'HIGH_COURT',
  contract: {
    status: 'highCourtCpaCplCase',
    figures: { byStatus: 'highCourtCpaCplCase', byMonth: 'highCourtCpaCpl' },
  },
  routes: { list: '/high-court-cpa-cpl-cases', add: '/add-cpa-cpi-rit' },
  openTo: 'staff',
  form: { ...petition, case: { cplCpaNothi: text(), ...petition.case } },
  sent: { create: { isActive: 'true' }, update: { isActive: 'true' } },
  startOrder: 'asc',
  rowNumbers: 'per page',
});

export const cp = defineCaseType({
  name: 'high-court-cp-cases',
  table: 'cp_case',
  title: 'Civil Petition, Appellate Division',
  sheet: 'Cases',
  court: 'appellateDivision',
  page: 'high-court-cp-cases-page',
  search: 'nothiNumber',
  proceeding: { number: 'cpNothi', openedOn: 'dateOfCase' },
  finder: 'HIGH_COURT',
  contract: { status: 'highCourtCpCase', figures: { byStatus: 'highCourtCpCase', byMonth: 'highCourtCp' } },
  routes: { list: '/high-court-cp-cases', add: '/add-cp-rit' },
  openTo: 'staff',
  form: { ...petition, case: { cpNothi: text(), ...petition.case } },
  sent: { create: { isActive: 'true' }, update: { isActive: true } },
  startOrder: 'desc',
  rowNumbers: 'per page',
});
