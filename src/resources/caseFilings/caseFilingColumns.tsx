import type { ReactNode } from 'react';
import {
  caseFilingColumns as names,
  caseFilingSorts,
  type CaseFilingColumn,
} from '../../../domain/caseFilings';
import { ClampedText, DayText, MoneyText } from '../../fields/cells';
import { NumberLink } from '../../list/NumberLink';
import type { TableColumn } from '../../list/tableColumns';
import { sectionOf, type CaseFilingRecord } from './caseFilingRecord';

const cells: Record<CaseFilingColumn, (filing: CaseFilingRecord) => ReactNode> = {
  nothiNumber: ({ nothiNumber }) => <NumberLink text={nothiNumber} />,
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
/** Up to Disputed Revenue they fit on a screen of 1440 pixels. */
const widths: Partial<Record<CaseFilingColumn, string>> = {
  'workPlace.name': '6rem',
  'cnfAgent.cnfAgentName': '11.5rem',
  ainNumber: '5.25rem',
  'company.companyName': '11rem',
  productName: '9rem',
  hsCode: '5.5rem',
  'bank.bankName': '9rem',
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
