import { useEffect, useMemo } from 'react';
import { useEvent, useListFilterContext } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { formatDay, parseDay } from '../../../domain/dates';
import { date } from '../../../domain/fields';
import { useLanguage } from '../../i18n/useLanguage';
import { DayInput } from '../../inputs/DayInput';
import { formResolver } from '../../inputs/formResolver';
import { PaperFact } from '../table/PaperFact';
import { useChangeFilters } from './filterChanges';

interface Props {
  source: string;
  label: string;
  future?: boolean;
}

/**
 * A filter by a date, typed or picked. It takes effect once the text is empty or a complete date; any other
 * text is marked as an error.
 */
export function DayFilter({ source, label, future = false }: Props) {
  const language = useLanguage();
  const { filterValues } = useListFilterContext();
  const changeFilters = useChangeFilters();
  const applied = parseDay(filterValues[source]);
  const resolver = useMemo(
    () => formResolver({ [source]: date({ future }) }, 'create', {}),
    [source, future],
  );
  const form = useForm({ values: { [source]: applied }, resolver, mode: 'onBlur' });
  const typed = useWatch({ control: form.control, name: source });
  // Only typing changes the filter; when the filter changes by other means, the field follows it.
  const apply = useEvent((day: string | null) => {
    if (day !== applied && (day === null || parseDay(day))) changeFilters({ [source]: day ?? '' });
  });
  useEffect(() => apply(typed || null), [typed, apply]);
  return (
    <FormProvider {...form}>
      <DayInput source={source} size="small" label={label} future={future} />
      {applied && <PaperFact name={label} value={formatDay(applied, language)} />}
    </FormProvider>
  );
}
