import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListFilterContext, useTranslate, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { formatCount } from '../../domain/digits';
import { openStates, type LimitState, sides } from '../../domain/limits';
import { useLanguage } from '../i18n/useLanguage';
import { PaperFact } from '../list/table/PaperFact';
import type { ReactNode } from 'react';
import { proceedingKinds } from '../../domain/proceedings';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import { proceedingKindNames } from '../hearings/hearingColumns';
import { DayFilter } from '../list/filters/DayFilter';
import { useChangeFilters } from '../list/filters/filterChanges';
import { ReferenceFilter, SelectFilter, ToolbarSelect } from '../list/filters/ToolbarSelects';
import { useLimitationRules } from './useLimitationRules';
import { useLimitName } from './limitTexts';

/** Links between the table and the month, which keep the filters; beside them the choice of the state. */
export function LimitViews({ isMonth = false }: { isMonth?: boolean }) {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const views = [
    { name: 'table', to: limitsAddress({ filter: filterValues }), isHere: !isMonth },
    { name: 'month', to: limitsAddress({ view: 'month', filter: filterValues }), isHere: isMonth },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Box component="nav" aria-label={translate('limits.view')} sx={{ display: 'flex', gap: 1, mb: 1.5 }}>
        {views.map(({ name, to, isHere }) => (
          <Button
            key={name}
            component={Link}
            to={to}
            size="small"
            variant={isHere ? 'contained' : 'outlined'}
            aria-current={isHere ? 'page' : undefined}
          >
            {translate(`limits.views.${name}`)}
          </Button>
        ))}
      </Box>
      <LimitStates />
    </Box>
  );
}

/**
 * A choice of one state, although a link may have set several. States that need action show how many limits
 * they have.
 */
function LimitStates() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const { state = '', ...others } = filterValues as { state?: string | string[] };
  const states = [state].flat();
  return (
    <>
      <PaperFact
        name={translate('resources.limits.fields.state')}
        value={state && states.map((each) => translate(`resources.limits.choices.state.${each}`)).join(', ')}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={state}
        onChange={(_event, next: string | null) =>
          next !== null && setFilters(next ? { ...others, state: next } : others)
        }
        aria-label={translate('resources.limits.fields.state')}
        sx={{ flexWrap: 'wrap', mb: 1.5, displayPrint: 'none' }}
      >
        {SHOWN.map((each) => (
          <ToggleButton key={each} value={each} sx={{ px: 1.5, textTransform: 'none' }}>
            <StateName state={each} others={others} />
          </ToggleButton>
        ))}
        <ToggleButton value="" sx={{ px: 1.5, textTransform: 'none' }}>
          {translate('lists.all')}
        </ToggleButton>
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

/** The filters of the table and of the month, as the list of elements that a toolbar takes. */
export function useLimitFilters(): ReactNode[] {
  const translate = useTranslate();
  const held = usePerson()?.authorities ?? [];
  const kinds = proceedingKinds.filter(({ name }) => isShown(held, 'list', name));
  const label = (name: string) => translate(`limits.columns.${name}`);
  return [
    <MineFilter key="mine" source="mine" label={translate('limits.filters.mine')} />,
    <ReferenceFilter key="section" source="workPlaceId" reference="workplace" label={label('workPlaceId')} />,
    <SelectFilter
      key="kind"
      source="kind"
      label={label('kind')}
      options={kinds.map(({ name }) => ({ value: name, label: translate(proceedingKindNames[name]!) }))}
    />,
    <RuleFilter key="rule" source="ruleId" label={label('ruleId')} />,
    <SelectFilter
      key="side"
      source="side"
      label={label('side')}
      options={sides.map((value) => ({ value, label: translate(`limits.sides.${value}`) }))}
    />,
    <ReferenceFilter key="person" source="responsibleId" reference="people" label={label('responsible')} />,
    <DayFilter key="order" source="orderFrom" label={translate('limits.filters.orderFrom')} />,
  ];
}

/** The table's filters by due date. The month has none, because it shows the due dates itself. */
export function useDueFilters(): ReactNode[] {
  const translate = useTranslate();
  return [
    <DayFilter key="from" source="dueFrom" label={translate('limits.filters.from')} future />,
    <DayFilter key="to" source="dueTo" label={translate('limits.filters.to')} future />,
  ];
}

/**
 * A filter for everybody's limits, or for the user's own: those of the user's sections, of followed files,
 * and those for which the user is responsible.
 */
function MineFilter({ source, label }: { source: string; label: string }) {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const changeFilters = useChangeFilters();
  return (
    <ToolbarSelect
      label={label}
      value={filterValues[source] ? 'true' : ''}
      options={[
        { value: '', label: translate('lists.all') },
        { value: 'true', label: translate('limits.mine') },
      ]}
      onPick={(value) => changeFilters({ [source]: value ? true : '' })}
    />
  );
}

function RuleFilter(filter: { source: string; label: string }) {
  const nameOf = useLimitName();
  const options = useLimitationRules().map((rule) => ({
    value: String(rule.id),
    // the Act tells the versions of a rule apart
    label: [nameOf(rule), rule.act].filter(Boolean).join(', '),
  }));
  return <SelectFilter {...filter} options={options} />;
}

interface Asked {
  view?: 'month';
  /** A day of the month to show; it gets the focus. */
  date?: string;
  filter: Record<string, unknown>;
}

/** The URL of the time limits with these filters: a table, or a month. */
export const limitsAddress = ({ filter, ...view }: Asked): string =>
  `/limits?${new URLSearchParams({ ...view, filter: JSON.stringify(filter) })}`;
