import { shownStates } from '../../domain/money/totals';
import type { MoneyPosition } from '../dataProvider/money';
import { ClampedText, DayText, MoneyText } from '../fields/cells';
import { choices, type Filter } from '../list/filters/filter';
import { NumberLink } from '../list/table/NumberLink';
import type { TableColumn } from '../list/table/tableColumns';
import { MoneyList } from './MoneyList';

/** The files whose money the figures of the page Money count. */
export const MoneyFiles = () => (
  <MoneyList<MoneyPosition>
    title="moneyLists.filesOf"
    file="Money_of_files"
    columns={columns}
    sort={LARGEST}
    searched="moneyLists.columns.nothiNumber"
    filters={moneyFileFilters}
  />
);

const amount = (source: string, state: string): TableColumn<MoneyPosition> => ({
  source,
  label: `moneyLists.states.${state}`,
  sortable: true,
  numeric: true,
  width: '8rem',
  sheet: { kind: 'money' },
  render: (position) =>
    position[source] ? <MoneyText taka={position[source] as number} /> : <span className="no-amount">–</span>,
});

const columns: TableColumn<MoneyPosition>[] = [
  {
    source: 'nothiNumber',
    label: 'moneyLists.columns.nothiNumber',
    sortable: true,
    width: '10rem',
    render: ({ nothiNumber, id }) => <NumberLink text={nothiNumber} file={id} />,
  },
  {
    source: 'companyName',
    label: 'moneyLists.company',
    sortable: true,
    width: '10rem',
    render: ({ companyName }) => <ClampedText text={companyName} />,
  },
  amount('outstanding', 'OUTSTANDING'),
  amount('recoverable', 'RECOVERABLE'),
  amount('stayed', 'STAYED'),
  amount('notConfirmed', 'NOT_CONFIRMED'),
  amount('notDue', 'NOT_DUE'),
  amount('appealTime', 'APPEAL_TIME'),
  amount('appealPending', 'APPEAL_PENDING'),
  amount('untraceable', 'UNTRACEABLE'),
  amount('writeOffProposed', 'WRITE_OFF_PROPOSED'),
  amount('secured', 'SECURED'),
  amount('encashable', 'ENCASHABLE'),
  amount('held', 'HELD'),
  amount('overpaid', 'OVERPAID'),
  {
    source: 'changesOn',
    label: 'moneyLists.changesOn',
    sortable: true,
    width: '7rem',
    sheet: { kind: 'date' },
    render: ({ changesOn }) => <DayText day={changesOn} />,
  },
];

export const moneyFileFilters: readonly Filter[] = [
  {
    source: 'state',
    label: 'moneyLists.state',
    isCommon: true,
    options: choices([...shownStates, 'HELD', 'OVERPAID'], (state) => `moneyLists.states.${state}`),
  },
  { source: 'workPlaceId', label: 'moneyLists.section', isCommon: true, reference: 'workplace' },
];

const LARGEST = { field: 'outstanding', order: 'DESC' } as const;
