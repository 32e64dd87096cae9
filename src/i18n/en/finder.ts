import { caseFilings } from './caseFilings';
import { followOnCases } from './followOnCases';

const { fields } = caseFilings;

/** `finder`: the search for a court case's filing, and the summary of that filing. */
export const finder = {
  title: 'Find the Case Filing',
  search: 'Search',
  /** Labels of the search and of the summary. */
  fields: {
    nothiNumber: 'File Number',
    dateOfJudgement: fields.dateOfJudgement,
    'company.companyName': fields.companyId,
    'company.address': 'Address',
    'company.vatRegNo': fields['company.vatRegNo'],
    'cnfAgent.cnfAgentName': fields.cnfAgentId,
    'cnfAgent.address': 'Agent Address',
    ainNumber: fields.ainNumber,
    boe: fields.boe,
    boeDate: fields.boeDate,
    hsCode: fields.hsCode,
    productName: fields.productName,
    workPlace: fields.workPlaceId,
    taxacationNothiNo: 'Section File Number',
    irregularityReason: fields.irregularityReason,
    revenue: fields.revenue,
  },
  none: {
    title: 'No Case Found',
    byDate: 'Please Select Another Date',
    byFileNumber: 'Please Enter Valid File Number',
  },
  failed: 'Something Went Wrong',
  retry: 'Try again',
  several: '%{count} case filings found. Choose one (↓, Enter).',
  mostShown:
    'Only the first %{count} are listed. If the one you need is not among them, type more of its file number.',
  found: 'Case filings found',
  chosen: 'Case filing %{fileNumber} is chosen',
  summary: followOnCases.filing,
  existing: 'This case filing already has a case under “%{type}”.',
  existingNumbers: 'Existing cases: %{numbers}.',
  existingStatus: 'Current status of the latest: %{status}.',
  addAnother: 'You can add another below.',
  noneExisting: 'No case under “%{type}” yet.',
  openExisting: 'Open the latest',
  more: 'More',
  less: 'Less',
  showAll: 'Show all of it',
  showLess: 'Show less',
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { finder };
