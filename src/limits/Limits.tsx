import { useListContext, useTranslate } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { limitStates, sides } from '../../domain/limits';
import type { Limit } from '../dataProvider/limits';
import { LimitViews, tableFilters } from './LimitToolbar';
import { LimitMonth } from './LimitMonth';
import { proceedingKinds } from '../../domain/proceedings';
import { ClampedText } from '../fields/cells';
import { proceedingKindNames } from '../hearings/hearingColumns';
import { NumberLink, WholeNumber } from '../list/table/NumberLink';
import { columnsOf, Word } from '../list/table/columnsOf';
import { ColumnList } from '../list/ColumnList';
import { oneOrMore } from '../list/ListPresets';
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
  return (
    <ColumnList<Limit>
      title={translate('layout.limits')}
      columns={limitColumns}
      exported={{ file: 'Limits', sheet: 'Limits', columns: sheetColumns }}
      sort={BY_DAYS_LEFT}
      filters={tableFilters}
      checks={CHECKS}
      views={<LimitViews />}
      searched="limits.columns.nothiNumber"
    >
      <UnverifiedRows />
    </ColumnList>
  );
}

const UnverifiedRows = () => <Unverified limits={useListContext<Limit>().data ?? []} />;

const words = (values: readonly string[], key: (value: string) => string) => ({
  words: Object.fromEntries(values.map((value) => [value, key(value)])),
});

const { column, day } = columnsOf<Limit>('limits', (source) => `limits.columns.${source}`);

/** The columns of the time limits, also those of the spreadsheet. */
const limitColumns: TableColumn<Limit>[] = [
  column('nothiNumber', {
    width: '10rem',
    isName: true,
    render: (limit) => <NumberLink text={limit.nothiNumber} file={limit.caseFilingId} />,
  }),
  column('name', {
    width: '12rem',
    render: (limit) => <NameCell limit={limit} />,
  }),
  {
    ...day('due'),
    render: (limit) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        <DaysLeft limit={limit} />
      </span>
    ),
  },
  day('aimFor'),
  day('byCount'),
  day('mayFile'),
  day('extended'),
  { ...day('overrideDate'), width: '7rem' },
  column('side', {
    width: '7rem',
    sheet: words(sides, (side) => `limits.sides.${side}`),
    render: ({ side }) => side && <Word name={`limits.sides.${side}`} />,
  }),
  column('kind', {
    width: '9rem',
    sheet: words(
      proceedingKinds.map(({ name }) => name),
      (kind) => proceedingKindNames[kind]!,
    ),
    render: ({ kind }) => <Kind kind={kind} />,
  }),
  column('number', { width: '8rem', render: ({ number }) => <WholeNumber text={number} /> }),
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

const Kind = ({ kind }: Pick<Limit, 'kind'>) => (
  <ClampedText text={useTranslate()(proceedingKindNames[kind]!)} />
);

function NameCell({ limit }: { limit: Limit }) {
  const name = useLimitName()(limit);
  return <ClampedText text={name} />;
}

const BY_DAYS_LEFT = { field: 'due', order: 'ASC' } as const;

/** Checks of filters whose values are not single texts: `state` may be a list, `mine` is `true`. */
const CHECKS = {
  state: oneOrMore(limitStates),
  mine: (value: unknown) => value === true,
};
