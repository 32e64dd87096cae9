import type {
  CaseFilingColumn,
  CaseFilingGroup,
  CaseFilingItem,
  CaseFilingSort,
} from '../../../domain/caseFilings';
import type { FilingSearchField } from '../../../domain/searchEntries';
import { filingStatuses, followOnStatuses, sectionNames } from './choices';

const title = 'Demand Notice/Order of Custom House, Chattogram';

/** Labels in the form, the details and the messages about a field. */
const fields: Record<CaseFilingItem | FilingSearchField, string> = {
  nothiNumber: 'Section File Number',
  workPlaceId: 'Section/Branch',
  sectionName: 'Section Name',
  taxacationNothiNo: 'Assessment File Number',
  companyId: 'Name of Importer/Exporter/Person',
  'company.vatRegNo': 'BIN',
  cnfAgentId: 'C&F Agent',
  ainNumber: 'AIN',
  boe: 'Bill of Entry/Export',
  boeDate: 'Date of B/E',
  hsCode: 'H.S. Code',
  productName: 'Description of Goods',
  shipName: 'Carrier Name',
  shipRegistrationNo: 'Manifest Number',
  irregularityReason: 'Reason of Irregularities',
  showCauseNotice: 'Show Cause Notice',
  showCauseNoticeNoDate: 'Show Cause Notice No. & Date',
  dateOfHearing: 'Issue Date',
  dateOfJudgement: 'Adjudication Date',
  revenue: 'Disputed Revenue',
  amortizationPenalty: 'Redemption Fine',
  monetaryPenalty: 'Penalty',
  payableRevenue: 'Payable Revenue',
  revenueCollected: 'Paid Revenue',
  bankId: 'Bank Name',
  bankGuranteeNo: 'Bank Guarantee No.',
  guaranteeNumbers: 'Guarantee No.',
  instruments: 'Challan, Pay Order or Guarantee No.',
  bankGuaranteeDate: 'Bank Guarantee Date',
  bankGuaranteeAmount: 'Bank Guarantee Amount',
  bankGuaranteeEncashment: 'Bank Guarantee Encashment',
  bankAccountFreeze: 'Bank Account Freeze',
  dateOfProvisionalTaxation: 'Provisional Assessment',
  dateOfFinalTaxation: 'Final Assessment',
  status: 'Status',
  remarks: 'Comment',
};

const columns: Record<CaseFilingColumn, string> = {
  nothiNumber: 'File Number',
  'workPlace.name': fields.workPlaceId,
  'cnfAgent.cnfAgentName': fields.cnfAgentId,
  ainNumber: fields.ainNumber,
  'company.companyName': fields.companyId,
  'company.vatRegNo': fields['company.vatRegNo'],
  productName: fields.productName,
  hsCode: fields.hsCode,
  revenue: fields.revenue,
  dateOfProvisionalTaxation: fields.dateOfProvisionalTaxation,
  dateOfFinalTaxation: fields.dateOfFinalTaxation,
  'bank.bankName': fields.bankId,
  bankGuaranteeAmount: fields.bankGuaranteeAmount,
  bankGuaranteeDate: fields.bankGuaranteeDate,
};

const sorts: Record<CaseFilingSort, string> = { ...columns, id: 'ID' };

const groups: Record<CaseFilingGroup, string> = {
  file: 'File',
  parties: 'Parties',
  goods: 'Goods',
  dispute: 'Dispute',
  money: 'Money',
  bank: 'Bank',
  assessment: 'Assessment',
  end: 'Status and Comment',
};

/** The texts of `resources.case-fillings`. */
export const caseFilings = {
  name: title,
  list: { title, breadcrumb: 'Lawsuit and claims' },
  create: { title, breadcrumb: 'Lawsuits and Claims' },
  edit: { title: 'Edit Case Details' },
  details: { title: 'Case Details' },
  otherCases: {
    title: 'View All Case Details',
    statuses: { ...followOnStatuses, NO_CASE: 'No case' },
    create: 'Create',
    view: 'View',
    unnumbered: 'Without number',
  },
  addCase: 'Add Case',
  openOther: 'Open that filing',
  fields,
  columns,
  sorts,
  groups,
  choices: { sectionName: sectionNames, status: filingStatuses },
  filters: {
    workPlaceId: 'Section/Branch',
    provitionalTaxation: 'Provisional Assessment',
    provitionalTaxations: { WITH: 'With', WITHOUT: 'Without' },
    searchKey: 'File Number',
  },
  messages: {
    created: { title: 'Success', text: 'Complaint added successfully' },
    edited: 'Complaint Edited successfully',
    deleteQuestion: 'Do you really want to delete the case?',
  },
};
