import { importRegister, YEAR_COLUMN, type ImportRegisterName } from '../../domain/imports';
import { guaranteeStates, stayStates } from '../../domain/money/records';
import { proceedingKinds } from '../../domain/proceedings';
import { proceedingKindNames } from '../hearings/hearingColumns';
import { fieldColumn } from '../list/table/tableColumns';
import type { ListColumn } from '../spreadsheet/spreadsheetColumn';
import { columnsOf } from '../list/table/columnsOf';

/**
 * The columns of a spreadsheet: those that an import takes back, in the form's order, then what follows from them.
 *
 * @param columns for fields that a spreadsheet has otherwise than the form, such as a reference by its name
 */
const sheetColumnsOf = (
  resource: ImportRegisterName,
  columns: Readonly<Record<string, ListColumn>>,
  besides: readonly ListColumn[],
): ListColumn[] => [
  ...Object.entries(importRegister(resource)!.columns)
    .filter(([name]) => name !== YEAR_COLUMN)
    .map(
      ([name, field]) =>
        columns[name] ?? {
          ...fieldColumn(resource, name, field),
          label: `resources.${resource}.fields.${name}`,
        },
    ),
  ...besides,
];

export const entrySheet = sheetColumnsOf(
  'money-entries',
  {
    caseFilingId: { source: 'nothiNumber', label: 'moneyLists.columns.nothiNumber' },
    bankId: { source: 'bankName', label: 'resources.money-entries.fields.bankId' },
  },
  [],
);

const ofGuarantee = columnsOf('guarantees');

export const guaranteeSheet = sheetColumnsOf(
  'guarantees',
  {
    bankId: { source: 'bankName', label: 'resources.guarantees.fields.bankId' },
    allocations: { source: 'fileNumbers', label: 'resources.guarantees.fields.files' },
  },
  [
    ofGuarantee.day('expiresOn'),
    { ...ofGuarantee.day('encashBy'), label: 'moneyLists.encashUntil' },
    ofGuarantee.money('left'),
    ofGuarantee.choice('state', guaranteeStates),
  ],
);

const ofStay = columnsOf('stays');
const kinds = Object.fromEntries(proceedingKinds.map(({ name }) => [name, proceedingKindNames[name]!]));

export const staySheet = sheetColumnsOf(
  'stays',
  {
    caseFilingId: { source: 'nothiNumber', label: 'moneyLists.columns.nothiNumber' },
    kind: { source: 'kind', label: 'moneyLists.columns.kind', sheet: { words: kinds } },
    number: { source: 'number', label: 'moneyLists.columns.number' },
  },
  [ofStay.day('endsOn'), ofStay.day('conditionDueOn'), ofStay.choice('state', stayStates)],
);
