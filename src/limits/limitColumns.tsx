import { useTranslate } from 'react-admin';
import { proceedingKinds } from '../../domain/proceedings';
import { limitStates, sides } from '../../domain/limits';
import type { Limit } from '../dataProvider/limits';
import { ClampedText, DayText } from '../fields/cells';
import { proceedingKindNames } from '../hearings/hearingColumns';
import { NumberLink } from '../list/table/NumberLink';
import type { TableColumn } from '../list/table/tableColumns';
import type { ListColumn } from '../spreadsheet/spreadsheetColumn';
import { DaysLeft } from './DaysLeft';
import { NotVerified } from './NotVerified';
import { useLimitName } from './useLimitName';

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
export const limitColumns: TableColumn<Limit>[] = [
  column('nothiNumber', {
    width: '10rem',
    isName: true,
    render: (limit) => (
      <>
        <NumberLink text={limit.nothiNumber} file={limit.caseFilingId} /> <NotVerified limit={limit} />
      </>
    ),
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
    width: '9rem',
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

/** The spreadsheet's columns. In the table, a mark at the file number shows that a limit is not verified. */
export const sheetColumns: ListColumn[] = [
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
