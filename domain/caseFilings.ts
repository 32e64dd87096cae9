import { filingStatuses, sectionNames } from './choices';
import { bool, choice, date, long, money, ref, text, type Values } from './fields';
import { addTaka } from './taka';

const BILL_OF_ENTRY_PREFIX = 'C-';

/** `777` and `c-777` → `C-777`; empty and a bare `C-` → null (docs/contract.md, "Bill of entry"). */
export function billOfEntry(typed: string): string | null {
  const number = typed.trim().replace(/^c-/i, '').trim();
  return number ? BILL_OF_ENTRY_PREFIX + number : null;
}

/** A demand notice or order of the custom house, from which every court case follows. */
export const caseFilingFields = {
  nothiNumber: text({ required: { create: 'fieldRequired', edit: 'nothiNumberRequired' } }),
  workPlaceId: ref('workPlace', 'workplace', {
    required: { create: 'workplaceRequired', edit: 'workplaceRequired' },
  }),
  sectionName: choice(sectionNames),
  taxacationNothiNo: text(),
  companyId: ref('company', 'company-choices'),
  cnfAgentId: ref('cnfAgent', 'cnf-agent-choices'),
  ainNumber: text(),
  boe: text({ normalise: billOfEntry }),
  boeDate: date(),
  hsCode: text(),
  productName: text(),
  shipName: text(),
  shipRegistrationNo: text(),
  irregularityReason: long(),
  showCauseNotice: text(),
  showCauseNoticeNoDate: text(),
  dateOfHearing: date(),
  dateOfJudgement: date(),
  revenue: money(),
  amortizationPenalty: money(),
  monetaryPenalty: money(),
  revenueCollected: money(),
  bankId: ref('bank', 'bank-choices'),
  bankGuranteeNo: text(),
  bankGuaranteeDate: date(),
  bankGuaranteeAmount: money(),
  bankGuaranteeEncashment: bool(),
  bankAccountFreeze: text(),
  dateOfProvisionalTaxation: date(),
  dateOfFinalTaxation: date(),
  status: choice(filingStatuses, { default: 'OPEN' }),
  remarks: long(),
};

export type CaseFilingField = keyof typeof caseFilingFields;
export type CaseFilingValues = Values<typeof caseFilingFields>;

/** Everything shown of a filing: its fields and derived values. */
export type CaseFilingItem = CaseFilingField | 'company.vatRegNo' | 'payableRevenue';

/** The groups of the form and of the details, in order. */
export const caseFilingGroups = [
  { name: 'file', items: ['nothiNumber', 'workPlaceId', 'sectionName', 'taxacationNothiNo'] },
  { name: 'parties', items: ['companyId', 'company.vatRegNo', 'cnfAgentId', 'ainNumber'] },
  { name: 'goods', items: ['boe', 'boeDate', 'hsCode', 'productName', 'shipName', 'shipRegistrationNo'] },
  {
    name: 'dispute',
    items: [
      'irregularityReason',
      'showCauseNotice',
      'showCauseNoticeNoDate',
      'dateOfHearing',
      'dateOfJudgement',
    ],
  },
  {
    name: 'money',
    items: ['revenue', 'amortizationPenalty', 'monetaryPenalty', 'payableRevenue', 'revenueCollected'],
  },
  {
    name: 'bank',
    items: [
      'bankId',
      'bankGuranteeNo',
      'bankGuaranteeDate',
      'bankGuaranteeAmount',
      'bankGuaranteeEncashment',
      'bankAccountFreeze',
    ],
  },
  { name: 'assessment', items: ['dateOfProvisionalTaxation', 'dateOfFinalTaxation'] },
  { name: 'end', items: ['status', 'remarks'] },
] as const satisfies { name: string; items: readonly CaseFilingItem[] }[];

export type CaseFilingGroup = (typeof caseFilingGroups)[number]['name'];

/** The columns of the list after S/N, in order: paths into a record. */
export const caseFilingColumns = [
  'nothiNumber',
  'workPlace.name',
  'cnfAgent.cnfAgentName',
  'ainNumber',
  'company.companyName',
  'company.vatRegNo',
  'productName',
  'hsCode',
  'revenue',
  'dateOfProvisionalTaxation',
  'dateOfFinalTaxation',
  'bank.bankName',
  'bankGuaranteeAmount',
  'bankGuaranteeDate',
] as const;

export type CaseFilingColumn = (typeof caseFilingColumns)[number];

/** The list's sort options in display order; the server accepts the same. */
export const caseFilingSorts = [
  'id',
  'nothiNumber',
  'workPlace.name',
  'cnfAgent.cnfAgentName',
  'ainNumber',
  'company.companyName',
  'bankGuaranteeAmount',
  'bankGuaranteeDate',
  'productName',
  'hsCode',
  'revenue',
  'dateOfProvisionalTaxation',
  'dateOfFinalTaxation',
] as const;

export type CaseFilingSort = (typeof caseFilingSorts)[number];

/** The total due in taka: disputed revenue, redemption fine and penalty. */
export const payableRevenue = (
  filing: Pick<CaseFilingValues, 'revenue' | 'amortizationPenalty' | 'monetaryPenalty'>,
): number => addTaka(filing.revenue, filing.amortizationPenalty, filing.monetaryPenalty);

/** The wire status of a court in which a filing has no case. */
export const NO_CASE = 'NO_CASE';
