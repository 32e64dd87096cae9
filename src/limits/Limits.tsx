import { useListContext, useTranslate } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { limitStates, sides } from '../../domain/limits';
import type { Limit } from '../dataProvider/limits';
import { ListToolbar } from '../list/ListToolbar';
import { RegisterList } from '../list/RegisterList';
import { RegisterTable } from '../list/table/RegisterTable';
import { ExportButton } from '../spreadsheet/ExportButton';
import { SearchFilter } from '../list/filters/SearchFilter';
import { dueFilters, limitFilters, LimitViews } from './LimitToolbar';
import { LimitMonth } from './LimitMonth';
import { proceedingKinds } from '../../domain/proceedings';
import { ClampedText, DayText } from '../fields/cells';
import { proceedingKindNames } from '../hearings/hearingColumns';
import { NumberLink } from '../list/table/NumberLink';
import type { TableColumn } from '../list/table/tableColumns';
import type { ListColumn } from '../spreadsheet/spreadsheetColumn';
import { DaysLeft, Unverified, useLimitName } from './limitTexts';

/** Time limits as a table or a month, depending on the URL. Without filters it shows the running ones. */
export function Limits() {
  const [query] = useSearchParams();
  if (!query.has('filter')) {
    const search = new URLSearchParams([...query, ['filter', RUNNING]]);
    return <Navigate to={{ search: `?${search}` }} replace />;
  }
  return query.get('view') === 'month' ? <LimitMonth /> : <LimitTable />;
}

const RUNNING = JSON.stringify({ state: 'RUNNING' });

function LimitTable() {
  const translate = useTranslate();
  const title = translate('layout.limits');
  return (
    <RegisterList
      title={title}
      breadcrumb={[{ label: title }]}
      sort={BY_DAYS_LEFT}
      sorts={SORTS}
      filters={FILTERS}
      actions={<ExportButton file={FILE} sheet={FILE} columns={sheetColumns} />}
      toolbar={
        <>
          <LimitViews />
          <ListToolbar
            columns={limitColumns}
            sorts={limitColumns.map(({ source, label }) => ({ value: source, label: translate(label) }))}
            filters={ALL_FILTERS}
          >
            <SearchFilter source="q" label={translate('limits.columns.nothiNumber')} />
          </ListToolbar>
        </>
      }
    >
      <UnverifiedRows />
      <RegisterTable<Limit> columns={limitColumns} rowNumbers="continuous" rowActions={NONE} />
    </RegisterList>
  );
}

const UnverifiedRows = () => <Unverified limits={useListContext<Limit>().data ?? []} />;

const words = (values: readonly string[], key: (value: string) => string) => ({
  words: Object.fromEntries(values.map((value) => [value, key(value)])),
});

const column = (
  source: keyof Limit & string,
  more: Partial<TableColumn<Limit>> & Pick<TableColumn<Limit>, 'render'>,
): TableColumn<Limit> => ({ source, label: `limits.columns.${source}`, sortable: true, ...more });

const day = (source: keyof Limit & string) =>
  column(source, {
    width: '6rem',
    sheet: { kind: 'date' },
    render: (limit) => <DayText day={limit[source]} />,
  });

/** The columns of the time limits, also those of the spreadsheet. */
const limitColumns: TableColumn<Limit>[] = [
  column('nothiNumber', {
    width: '10rem',
    isName: true,
    render: (limit) => <NumberLink text={limit.nothiNumber} file={limit.caseFilingId} />,
  }),
  column('name', {
    width: '13rem',
    render: (limit) => <NameCell limit={limit} />,
  }),
  { ...day('due'), width: '9rem', render: (limit) => <DaysLeft limit={limit} /> },
  day('aimFor'),
  day('byCount'),
  day('mayFile'),
  day('extended'),
  { ...day('overrideDate'), width: '7rem' },
  column('side', {
    width: '7rem',
    sheet: words(sides, (side) => `limits.sides.${side}`),
    render: ({ side }) => <Word name={side && `limits.sides.${side}`} />,
  }),
  column('kind', {
    width: '12rem',
    sheet: words(
      proceedingKinds.map(({ name }) => name),
      (kind) => proceedingKindNames[kind]!,
    ),
    render: ({ kind }) => <Word name={proceedingKindNames[kind]} />,
  }),
  column('number', { width: '8rem', render: ({ number }) => <ClampedText text={number} /> }),
  column('companyName', { width: '9rem', render: ({ companyName }) => <ClampedText text={companyName} /> }),
  day('triggerDate'),
  column('state', {
    width: '7rem',
    sheet: words(limitStates, (state) => `resources.limits.choices.state.${state}`),
    render: ({ state }) => <Word name={`resources.limits.choices.state.${state}`} />,
  }),
  column('responsible', { width: '8rem', render: ({ responsible }) => <ClampedText text={responsible} /> }),
];

/** The spreadsheet's columns. Above the table, a banner says that limits are not verified. */
const sheetColumns: ListColumn[] = [
  ...limitColumns,
  {
    source: 'verified',
    label: 'limits.columns.verified',
    sheet: { words: { true: 'limits.verified', false: 'limits.notVerified' } },
  },
  { source: 'overrideReason', label: 'resources.limits.fields.overrideReason' },
];

function NameCell({ limit }: { limit: Limit }) {
  const name = useLimitName()(limit);
  return <ClampedText text={name} />;
}

const Word = ({ name }: { name: string | null | undefined }) => <>{useTranslate()(name ?? '')}</>;

const BY_DAYS_LEFT = { field: 'due', order: 'ASC' } as const;
const SORTS = limitColumns.map(({ source }) => source);
const NONE: never[] = [];
const ALL_FILTERS = [...limitFilters, ...dueFilters];

/** Checks of filters whose values are not single texts: `state` may be a list, `mine` is `true`. */
const FILTERS = {
  state: (value: unknown) => [value].flat().every((each) => limitStates.some((state) => state === each)),
  mine: (value: unknown) => value === true,
};

/** The name of the exported file, which is English in the Bengali UI too. */
const FILE = 'Limits';
