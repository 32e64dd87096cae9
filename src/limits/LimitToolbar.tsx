import Box from '@mui/material/Box';
import { useListFilterContext, useTranslate } from 'react-admin';
import { openStates, type LimitState, sides } from '../../domain/limits';
import { ViewLinks } from '../page/ViewLinks';
import { nameIn } from '../i18n/nameIn';
import { shownKinds } from '../hearings/hearingNames';
import { choices, type Filter } from '../list/filters/filter';
import { ListPresets, type Preset } from '../list/ListPresets';

/** Links between the table and the month, which keep the filters; beside them the choice of the state. */
export function LimitViews({ isMonth = false }: { isMonth?: boolean }) {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const views = [
    { name: translate('limits.views.table'), to: limitsAddress({ filter: filterValues }), isHere: !isMonth },
    {
      name: translate('limits.views.month'),
      to: limitsAddress({ view: 'month', filter: filterValues }),
      isHere: isMonth,
    },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <ListPresets label="resources.limits.fields.state" presets={STATES} />
      <Box sx={{ ml: 'auto' }}>
        <ViewLinks label={translate('limits.view')} views={views} />
      </Box>
    </Box>
  );
}

/** The states that are offered, in the order in which a limit passes through them. */
const STATES: readonly Preset[] = (
  ['RUNNING', 'WAITING', 'MISSED', 'DONE', 'NOT_NEEDED', 'STOPPED'] as const satisfies LimitState[]
).map((state) => ({
  name: `resources.limits.choices.state.${state}`,
  filter: { state },
  ...(openStates.includes(state) ? { isCounted: true } : { isSeldom: true }),
}));

/** The filters of the table and of the month. */
export const limitFilters: readonly Filter[] = [
  // those of the user's sections, of followed files, and those for which the user is responsible
  {
    source: 'mine',
    label: 'limits.filters.mine',
    isTrue: true,
    options: choices(['true'], () => 'limits.mine'),
  },
  {
    source: 'workPlaceId',
    label: 'limits.columns.workPlaceId',
    reference: 'workplace',
  },
  { source: 'kind', label: 'limits.columns.kind', options: shownKinds },
  {
    source: 'ruleId',
    label: 'limits.columns.ruleId',
    list: {
      resource: 'limitation-rules',
      // the Act tells the versions of a rule apart
      nameOf: ({ name, nameBn, act }, { language }) =>
        [nameIn(language, name, nameBn), act].filter(Boolean).join(', '),
    },
  },
  {
    source: 'side',
    label: 'limits.columns.side',
    options: choices(sides, (side) => `limits.sides.${side}`),
  },
  {
    source: 'responsibleId',
    label: 'limits.columns.responsible',
    reference: 'people',
  },
  { source: 'orderFrom', label: 'limits.filters.orderFrom', day: 'past' },
];

/** Filters by due date, which the month itself shows. */
const dueFilters: readonly Filter[] = [
  { source: 'dueFrom', label: 'limits.filters.from', day: 'future' },
  { source: 'dueTo', label: 'limits.filters.to', day: 'future' },
];

/** The filters of the table. */
export const tableFilters: readonly Filter[] = [...limitFilters, ...dueFilters];

interface Asked {
  view?: 'month';
  /** A day of the month to show; it gets the focus. */
  date?: string;
  filter: Record<string, unknown>;
}

/** The URL of the time limits with these filters: a table, or a month. */
export const limitsAddress = ({ filter, ...view }: Asked): string =>
  `/limits?${new URLSearchParams({ ...view, filter: JSON.stringify(filter) })}`;
