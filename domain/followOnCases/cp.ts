import { text } from '../fields';
import { petition } from './appellateDivision';
import { defineCaseType } from './caseType';

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
  status: 'highCourtCpCase',
  figures: { byStatus: 'highCourtCpCase', byMonth: 'highCourtCp' },
  routes: { list: '/high-court-cp-cases', add: '/add-cp-rit' },
  openTo: 'staff',
  form: { ...petition, case: { cpNothi: text(), ...petition.case } },
  sent: { create: { isActive: 'true' }, update: { isActive: true } },
  startOrder: 'desc',
  rowNumbers: 'per page',
});
