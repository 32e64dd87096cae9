import {
  caseFilingColumns as names,
  caseFilingFields,
  caseFilingSorts,
  type CaseFilingColumn,
} from '../../../domain/caseFilings';
import { formatBin } from '../../../domain/companies';
import { text, type Fields } from '../../../domain/fields';
import { ClampedText, NameText } from '../../fields/cells';
import { fieldColumn } from '../../list/table/tableColumns';
import { NumberLink } from '../../list/table/NumberLink';
import type { TableColumn } from '../../list/table/tableColumns';
import type { CaseFilingRecord } from './caseFilingRecord';

/** Column widths chosen so that on 1440 pixels everything up to Disputed Revenue fits. */
const own: Partial<Record<CaseFilingColumn, Partial<TableColumn<CaseFilingRecord>>>> = {
  nothiNumber: {
    width: undefined,
    render: ({ id, nothiNumber }) => <NumberLink text={nothiNumber} file={id} />,
  },
  'workPlace.name': {
    width: '6rem',
    render: ({ workPlace, taxacationBranch }) => (
      <NameText name={workPlace?.name ?? taxacationBranch} nameBn={workPlace?.nameBn} />
    ),
    // older servers send the section only as `taxacationBranch`
    sheet: { otherwise: 'taxacationBranch' },
  },
  'cnfAgent.cnfAgentName': {
    width: '11.5rem',
    render: (filing) => <Agent {...filing} />,
    sheet: { also: 'cnfAgent.contactNumber' },
  },
  ainNumber: { width: '5.25rem' },
  'company.vatRegNo': {
    width: undefined,
    render: ({ company }) => (
      <span style={{ whiteSpace: 'nowrap' }}>{formatBin(company?.vatRegNo ?? '')}</span>
    ),
  },
  productName: { width: '9rem' },
  hsCode: { width: '5.5rem' },
  'bank.bankName': {
    width: '9rem',
    render: ({ bank }) => <NameText name={bank?.bankName} nameBn={bank?.nameBn} />,
  },
};

const fields: Fields = caseFilingFields;
const sortable = new Set<string>(caseFilingSorts);

export const caseFilingColumns: readonly TableColumn<CaseFilingRecord>[] = names.map((source) => ({
  ...fieldColumn('case-fillings', source, fields[source] ?? text()),
  sortable: sortable.has(source),
  ...own[source],
}));

const Agent = ({ cnfAgent }: Pick<CaseFilingRecord, 'cnfAgent'>) => (
  <span className="one-line">
    <ClampedText text={cnfAgent?.cnfAgentName} />
    <span className="caption">{cnfAgent?.contactNumber}</span>
  </span>
);
