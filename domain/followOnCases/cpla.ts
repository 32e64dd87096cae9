import { text } from '../fields';
import { petition } from './appellateDivision';
import { defineCaseType } from './caseType';

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
  status: 'highCourtCpaCplCase',
  figures: { byStatus: 'highCourtCpaCplCase', byMonth: 'highCourtCpaCpl' },
  routes: { list: '/high-court-cpa-cpl-cases', add: '/add-cpa-cpi-rit' },
  openTo: 'staff',
  form: { ...petition, case: { cplCpaNothi: text(), ...petition.case } },
  sent: { create: { isActive: 'true' }, update: { isActive: 'true' } },
  startOrder: 'asc',
  rowNumbers: 'per page',
});
