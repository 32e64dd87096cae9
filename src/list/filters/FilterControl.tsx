import { lazy, Suspense } from 'react';
import { useListFilterContext, useTranslate } from 'react-admin';
import { useOptions, type Filter } from './filter';
import { useChangeFilters } from './filterChanges';
import { ToolbarSelect } from './ToolbarSelects';

// Loads on its own: the first list has no dates to filter by.
const DayFilter = lazy(async () => ({ default: (await import('./DayFilter')).DayFilter }));

/** The control of a filter: a select, a date, or one of its own. */
export function FilterControl({ filter }: { filter: Filter }) {
  const label = useTranslate()(filter.label);
  const { source, day, control } = filter;
  if (!day) return control ?? <SelectFilter filter={filter} />;
  return (
    <Suspense fallback={null}>
      <DayFilter source={source} label={label} future={day === 'future'} />
    </Suspense>
  );
}

function SelectFilter({ filter }: { filter: Filter }) {
  const { source, label, isTrue } = filter;
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const changeFilters = useChangeFilters();
  return (
    <ToolbarSelect
      label={translate(label)}
      value={String(filterValues[source] ?? '')}
      options={[{ value: '', label: translate('lists.all') }, ...useOptions(filter)]}
      onPick={(value) => changeFilters({ [source]: (value && isTrue) || value })}
    />
  );
}
