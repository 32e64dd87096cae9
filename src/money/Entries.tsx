import { entryKinds, heads } from '../../domain/money/entries';
import { collectedKinds } from '../../domain/money/totals';
import type { LedgerEntry } from '../dataProvider/money';
import { ClampedText, NameText } from '../fields/cells';
import { choices, type Filter } from '../list/filters/filter';
import { NumberLink } from '../list/table/NumberLink';
import type { TableColumn } from '../list/table/tableColumns';
import { oneOrMore, type Preset } from '../list/ListPresets';
import { columnsOf } from '../list/table/columnsOf';
import { MoneyList } from './MoneyList';
import { entrySheet } from './moneySheets';

/** The ledgers of all files: what was paid in a month, say, to compare with the list of a bank or the treasury. */
export const Entries = () => (
  <MoneyList<LedgerEntry>
    title="layout.ledger"
    file="Ledger"
    columns={columns}
    sheetColumns={entrySheet}
    sort={LATEST}
    searched="moneyLists.columns.nothiNumber"
    filters={entryFilters}
    checks={CHECKS}
    presets={{ label: 'resources.money-entries.fields.kind', each: PRESETS }}
  />
);

const PRESETS: readonly Preset[] = [
  { name: 'moneyLists.collected.name', filter: { kind: collectedKinds } },
  { name: 'moneyLists.deposits', filter: { kind: ['DEPOSIT', 'DEPOSIT_ADJUSTED', 'DEPOSIT_REFUNDED'] } },
  { name: 'moneyLists.demanded', filter: { kind: ['DEMAND', 'RAISED', 'LOWERED'] } },
  { name: 'moneyLists.remitted', filter: { kind: ['WAIVED', 'WRITTEN_OFF'] } },
];

const { column, day, money, choice } = columnsOf<LedgerEntry>('money-entries');
const text = (source: string, width: string) =>
  column(source, { width, render: (entry) => <ClampedText text={entry[source] as string | null} /> });

const columns: TableColumn<LedgerEntry>[] = [
  day('date'),
  {
    ...column('nothiNumber', {
      width: '11rem',
      isName: true,
      render: ({ nothiNumber, caseFilingId }) => <NumberLink text={nothiNumber} file={caseFilingId!} />,
    }),
    label: 'moneyLists.columns.nothiNumber',
  },
  choice('kind', entryKinds, '10rem'),
  money('amount'),
  choice('head', heads),
  text('instrument', '12rem'),
  {
    ...column('bankName', {
      width: '11rem',
      render: ({ bankName, bankNameBn }) => <NameText name={bankName} nameBn={bankNameBn} />,
    }),
    label: 'resources.money-entries.fields.bankId',
  },
  text('memo', '10rem'),
  text('note', '12rem'),
];

export const entryFilters: readonly Filter[] = [
  { source: 'from', label: 'moneyLists.from', isCommon: true, day: 'past' },
  { source: 'to', label: 'moneyLists.to', isCommon: true, day: 'past' },
  { source: 'bankId', label: 'resources.money-entries.fields.bankId', reference: 'banks' },
  {
    source: 'head',
    label: 'resources.money-entries.fields.head',
    options: choices(heads, (head) => `resources.money-entries.choices.head.${head}`),
  },
  { source: 'workPlaceId', label: 'moneyLists.section', reference: 'workplace' },
];

const CHECKS = { kind: oneOrMore(entryKinds) };
const LATEST = { field: 'date', order: 'DESC' } as const;
