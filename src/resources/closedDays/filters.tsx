import { useTranslate } from 'react-admin';
import { dayInDhaka } from '../../../domain/dates';
import { localDigits } from '../../../domain/digits';
import { ReferenceFilter, SelectFilter } from '../../list/filters/SelectFilter';
import { useLanguage } from '../../i18n/useLanguage';

export const CalendarFilter = () => (
  <ReferenceFilter
    source="calendarId"
    reference="calendars"
    label={useTranslate()('resources.closed-days.fields.calendarId')}
  />
);

/** A filter by year, which offers the next year, this one and some before. */
export function YearFilter() {
  const translate = useTranslate();
  const language = useLanguage();
  const next = Number(dayInDhaka().slice(0, 4)) + 1;
  const years = Array.from({ length: YEARS }, (_, back) => String(next - back));
  return (
    <SelectFilter
      source="year"
      label={translate('closedDays.year')}
      options={years.map((year) => ({
        value: year,
        label: localDigits(year, language),
      }))}
    />
  );
}

const YEARS = 8;
