import { caseFilingColumns, caseFilingFields, type CaseFilingColumn } from '../../../domain/caseFilings';
import type { SpreadsheetColumn } from '../../spreadsheet/spreadsheetColumn';

/** The list's columns after S/N as a spreadsheet holds them. */
export const caseFilingSpreadsheet = (translate: (key: string) => string): SpreadsheetColumn[] =>
  caseFilingColumns.map((source) => ({
    source,
    heading: translate(`resources.case-fillings.columns.${source}`),
    kind: kindOf(source),
    ...more[source],
  }));

const more: Partial<Record<CaseFilingColumn, Partial<SpreadsheetColumn>>> = {
  // older servers give the section as `taxacationBranch` alone
  'workPlace.name': { otherwise: 'taxacationBranch' },
  'cnfAgent.cnfAgentName': { also: 'cnfAgent.contactNumber' },
};

function kindOf(source: CaseFilingColumn): SpreadsheetColumn['kind'] {
  const kind = source in caseFilingFields && caseFilingFields[source as keyof typeof caseFilingFields].kind;
  return kind === 'money' || kind === 'date' ? kind : 'text';
}
