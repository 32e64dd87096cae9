import { lazy } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { dayInDhaka, formatDay } from '../../domain/dates';
import { stayStates } from '../../domain/money/records';
import type { Stay } from '../dataProvider/money';
import { CLAMPED, ClampedText } from '../fields/cells';
import { proceedingKindNames } from '../hearings/hearingColumns';
import { shownKinds } from '../hearings/hearingNames';
import { useLanguage } from '../i18n/useLanguage';
import { choices, type Filter } from '../list/filters/filter';
import { NumberLink, WholeNumber } from '../list/table/NumberLink';
import type { TableColumn } from '../list/table/tableColumns';
import { DaysLeft } from './DaysLeft';
import { oneOrMore, type Preset } from '../list/ListPresets';
import { columnsOf, within, Word } from '../list/table/columnsOf';
import { MoneyList, RowDialogs } from './MoneyList';
import { staySheet } from './moneySheets';

const StayDialog = lazy(async () => ({ default: (await import('./StayDialog')).StayDialog }));
const ExtendStayDialog = lazy(async () => ({ default: (await import('./StayDialogs')).ExtendStayDialog }));
const StayDayDialog = lazy(async () => ({ default: (await import('./StayDialogs')).StayDayDialog }));

/** Stays by their last day: which the office has to have vacated, or will be free to recover after. */
export const Stays = () => (
  <MoneyList<Stay>
    title="layout.stays"
    file="Stays"
    columns={columns}
    sheetColumns={staySheet}
    sort={BY_LAST_DAY}
    searched="moneyLists.columns.nothiNumber"
    filters={stayFilters}
    checks={CHECKS}
    presets={{ label: 'resources.stays.fields.state', each: PRESETS }}
    entered={{ add: (onClose) => <StayDialog onClose={onClose} />, buttons: <Buttons /> }}
  />
);

const PRESETS: readonly Preset[] = (['IN_FORCE', 'LAPSED', 'ENDED', 'VACATED', 'DISPOSED'] as const).map(
  (state) => ({
    name: `resources.stays.choices.state.${state}`,
    filter: { state },
    ...(state !== 'IN_FORCE' && state !== 'LAPSED' && { isSeldom: true }),
  }),
);

const { column, day, money, choice } = columnsOf<Stay>('stays');
const ofCase = (source: string, more: Partial<TableColumn<Stay>> & Pick<TableColumn<Stay>, 'render'>) => ({
  ...column(source, more),
  label: `moneyLists.columns.${source}`,
});

const columns: TableColumn<Stay>[] = [
  ofCase('nothiNumber', {
    width: '10rem',
    isName: true,
    render: ({ nothiNumber, caseFilingId }) => <NumberLink text={nothiNumber} file={caseFilingId} />,
  }),
  ofCase('kind', {
    width: '9rem',
    render: ({ kind }) => (
      <span className={CLAMPED}>
        <Word name={proceedingKindNames[kind] ?? ''} />
      </span>
    ),
  }),
  ofCase('number', { width: '12rem', render: ({ number }) => <WholeNumber text={number} /> }),
  ofCase('court', { width: '8rem', render: ({ court }) => <ClampedText text={court} /> }),
  day('orderedOn'),
  column('until', {
    width: '7rem',
    render: ({ until, untilMonths }) => (
      <Word name={`moneyLists.until.${until}`} smart_count={untilMonths ?? 0} />
    ),
  }),
  day('endsOn'),
  {
    source: 'daysLeft',
    label: 'moneyLists.daysLeft',
    sortable: false,
    width: '7rem',
    render: ({ state, endsOn }) => (state === 'IN_FORCE' || state === 'ENDED') && <DaysLeft last={endsOn} />,
  },
  ofCase('amount', {
    width: '8rem',
    numeric: true,
    render: ({ amount }) => <Amount taka={amount} />,
  }),
  {
    source: 'condition',
    label: 'moneyLists.conditionIs',
    sortable: false,
    width: '13rem',
    render: (stay) => <Condition stay={stay} />,
  },
  choice('state', stayStates),
];

/** 0 stands for all that is owed. */
function Amount({ taka }: { taka: number }) {
  return taka ? money('amount').render({ amount: taka } as never) : <Word name="moneyLists.all" />;
}

/** Whether the condition is met, and the court's words. */
function Condition({ stay: { condition, conditionAmount, conditionDueOn, metOn } }: { stay: Stay }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!condition && !conditionAmount && !conditionDueOn) return null;
  const said = metOn
    ? translate('moneyLists.condition.met', { day: formatDay(metOn, language) })
    : conditionDueOn
      ? translate(`moneyLists.condition.${conditionDueOn < dayInDhaka() ? 'late' : 'due'}`, {
          day: formatDay(conditionDueOn, language),
        })
      : translate('moneyLists.condition.unmet');
  return <ClampedText text={[said, condition].filter(Boolean).join(': ')} />;
}

function Buttons() {
  const stay = useRecordContext<Stay>();
  if (!stay) return null;
  const props = (onClose: () => void) => ({ stay, onClose });
  const isUnmet = !stay.metOn && (stay.condition !== null || stay.conditionDueOn !== null);
  return (
    <RowDialogs
      rowName={[stay.nothiNumber, stay.number].filter(Boolean).join(', ')}
      dialogs={{
        ...(stay.state !== 'VACATED' && {
          extend: (onClose) => <ExtendStayDialog {...props(onClose)} />,
          ...(isUnmet && { met: (onClose) => <StayDayDialog action="met" {...props(onClose)} /> }),
          vacated: (onClose) => <StayDayDialog action="vacated" {...props(onClose)} />,
        }),
        edit: (onClose) => <StayDialog {...props(onClose)} />,
      }}
    />
  );
}

export const stayFilters: readonly Filter[] = [
  within('endingWithin', 'moneyLists.endingWithin'),
  { source: 'kind', label: 'moneyLists.columns.kind', isCommon: true, options: shownKinds },
  {
    source: 'condition',
    label: 'moneyLists.conditionIs',
    options: choices(['UNMET', 'MET'], (is) => `moneyLists.conditions.${is}`),
  },
  { source: 'workPlaceId', label: 'moneyLists.section', reference: 'workplace' },
];

const CHECKS = { state: oneOrMore(stayStates) };
const BY_LAST_DAY = { field: 'endsOn', order: 'ASC' } as const;
