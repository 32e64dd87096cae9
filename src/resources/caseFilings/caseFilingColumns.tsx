import type { ReactNode } from 'react';
import {
  caseFilingColumns as names,
  caseFilingSorts,
  type CaseFilingColumn,
} from '../../../domain/caseFilings';
import { ClampedText, DayText, MoneyText } from '../../fields/cells';
import type { TableColumn } from '../../list/RegisterTable';
import { sectionOf, type CaseFilingRecord } from './caseFilingRecord';

const cells: Record<CaseFilingColumn, (filing: CaseFilingRecord) => ReactNode> = {
  nothiNumber: ({ nothiNumber }) => <ClampedText text={nothiNumber} />,
  'workPlace.name': (filing) => <ClampedText text={sectionOf(filing)} />,
  'cnfAgent.cnfAgentName': (filing) => <Agent {...filing} />,
  ainNumber: ({ ainNumber }) => <ClampedText text={ainNumber} />,
  'company.companyName': ({ company }) => <ClampedText text={company?.companyName} />,
  'company.vatRegNo': ({ company }) => <span style={{ whiteSpace: 'nowrap' }}>{company?.vatRegNo}</span>,
  productName: ({ productName }) => <ClampedText text={productName} />,
  hsCode: ({ hsCode }) => <ClampedText text={hsCode} />,
  revenue: ({ revenue }) => <MoneyText taka={revenue} />,
  dateOfProvisionalTaxation: (filing) => <DayText day={filing.dateOfProvisionalTaxation} />,
  dateOfFinalTaxation: (filing) => <DayText day={filing.dateOfFinalTaxation} />,
  'bank.bankName': ({ bank }) => <ClampedText text={bank?.bankName} />,
  bankGuaranteeAmount: ({ bankGuaranteeAmount }) => <MoneyText taka={bankGuaranteeAmount} />,
  bankGuaranteeDate: ({ bankGuaranteeDate }) => <DayText day={bankGuaranteeDate} />,
};

const numeric = new Set<CaseFilingColumn>(['revenue', 'bankGuaranteeAmount']);
const widths: Partial<Record<CaseFilingColumn, string>> = {
  nothiNumber: '9rem',
  'workPlace.name': '7rem',
  'cnfAgent.cnfAgentName': '12rem',
  ainNumber: '6.5rem',
  'company.companyName': '13rem',
  productName: '12rem',
  hsCode: '6.5rem',
  'bank.bankName': '11rem',
};
const sortable = new Set<string>(caseFilingSorts);

/** The list's columns after S/N. */
export const caseFilingColumns: readonly TableColumn<CaseFilingRecord>[] = names.map((source) => ({
  source,
  label: `resources.case-fillings.columns.${source}`,
  sortable: sortable.has(source),
  numeric: numeric.has(source),
  width: widths[source],
  render: cells[source],
}));

const Agent = ({ cnfAgent }: Pick<CaseFilingRecord, 'cnfAgent'>) => (
  <span className="one-line">
    <ClampedText text={cnfAgent?.cnfAgentName} />
    <span className="caption">{cnfAgent?.contactNumber}</span>
  </span>
);
