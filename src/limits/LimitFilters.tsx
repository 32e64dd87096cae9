import type { ReactNode } from 'react';
import { useListFilterContext, useTranslate } from 'react-admin';
import { sides } from '../../domain/limits';
import { proceedingKinds } from '../../domain/proceedings';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import { proceedingKindNames } from '../hearings/hearingColumns';
import { DayFilter } from '../list/filters/DayFilter';
import { useChangeFilters } from '../list/filters/filterChanges';
import { ReferenceFilter, SelectFilter, ToolbarSelect } from '../list/filters/ToolbarSelects';
import { useLimitationRules } from './useLimitationRules';
import { useLimitName } from './useLimitName';

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
