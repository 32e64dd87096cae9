import { useListFilterContext, useTranslate } from 'react-admin';
import { NothingHere } from '../layout/NothingHere';

/** Instead of rows: that there are none, and whether a search or filter may be why. */
export function EmptyList() {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const isFiltered = Object.values(filterValues).some(Boolean);
  return <NothingHere why={isFiltered ? translate('look.nothingMatches') : undefined} />;
}
