import Box from '@mui/material/Box';
import { useListFilterContext, useTranslate, useGetList } from 'react-admin';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { formatCount } from '../../domain/digits';
import { openStates, type LimitState, sides } from '../../domain/limits';
import { useLanguage } from '../i18n/useLanguage';
import { PaperFact } from '../list/table/PaperFact';
import { ViewLinks } from '../page/ViewLinks';
import { nameIn } from '../i18n/nameIn';
import { shownKinds } from '../hearings/hearingNames';
import { choices, type Filter } from '../list/filters/filter';
import { useChangeFilters } from '../list/filters/filterChanges';

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
      <LimitStates />
      <Box sx={{ ml: 'auto' }}>
        <ViewLinks label={translate('limits.view')} views={views} />
      </Box>
    </Box>
  );
}

/**
 * A choice of one state, although a link may have set several. States that need action show how many limits
 * they have.
 */
function LimitStates() {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const change = useChangeFilters();
  const { state = '', ...others } = filterValues as { state?: string | string[] };
  const states = [state].flat();
  return (
    <>
      <PaperFact
        name={translate('resources.limits.fields.state')}
        value={state && states.map((each) => translate(`resources.limits.choices.state.${each}`)).join(', ')}
      />
      <ToggleButtonGroup
        value={state}
        onChange={(_event, next: string | null) => next !== null && change({ state: next })}
        aria-label={translate('resources.limits.fields.state')}
        sx={{ mb: 1.5, displayPrint: 'none' }}
      >
        {SHOWN.map((each) => (
          <ToggleButton key={each} value={each}>
            <StateName state={each} others={others} />
          </ToggleButton>
        ))}
        <ToggleButton value="">{translate('lists.all')}</ToggleButton>
      </ToggleButtonGroup>
    </>
  );
}

/** The states that are offered, in the order in which a limit passes through them. */
const SHOWN = [
  'RUNNING',
  'WAITING',
  'MISSED',
  'DONE',
  'NOT_NEEDED',
  'STOPPED',
] as const satisfies LimitState[];

function StateName({ state, others }: { state: LimitState; others: object }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { total, meta } = useGetList(
    'limits',
    { filter: { ...others, state }, pagination: { page: 1, perPage: 1 } },
    { enabled: openStates.includes(state) },
  );
  const name = translate(`resources.limits.choices.state.${state}`);
  if (total === undefined) return <>{name}</>;
  const count = formatCount(total, language) + (meta?.isMore ? '+' : '');
  return <>{translate('limits.counted', { name, count })}</>;
}

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
export const dueFilters: readonly Filter[] = [
  { source: 'dueFrom', label: 'limits.filters.from', day: 'future' },
  { source: 'dueTo', label: 'limits.filters.to', day: 'future' },
];

interface Asked {
  view?: 'month';
  /** A day of the month to show; it gets the focus. */
  date?: string;
  filter: Record<string, unknown>;
}

/** The URL of the time limits with these filters: a table, or a month. */
export const limitsAddress = ({ filter, ...view }: Asked): string =>
  `/limits?${new URLSearchParams({ ...view, filter: JSON.stringify(filter) })}`;
