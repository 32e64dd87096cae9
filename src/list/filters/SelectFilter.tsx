import { useQuery } from '@tanstack/react-query';
import {
  useDataProvider,
  useGetList,
  useListFilterContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { ListFilter } from '../../../domain/listFilters';
import { choicesQuery, OFFERED_AT_ONCE } from '../../inputs/choicesQuery';
import { useReferenceName, type ReferenceRecord } from '../../fields/references';
import { useChangeFilters } from './filterChanges';
import { ToolbarSelect, type Option } from './ToolbarSelect';

interface Props {
  /** The filter's key on the list. */
  source: string;
  label: string;
}

/** A select filter with a few choices and "All". */
export function SelectFilter({ source, label, options }: Props & { options: readonly Option[] }) {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const changeFilters = useChangeFilters();
  return (
    <ToolbarSelect
      label={label}
      value={String(filterValues[source] ?? '')}
      options={[{ value: '', label: translate('lists.all') }, ...options]}
      onPick={(value) => changeFilters({ [source]: value })}
    />
  );
}

/** A filter by a reference with few records, such as the section. */
export const ReferenceFilter = ({ reference, ...filter }: Props & { reference: string }) => (
  <SelectFilter {...filter} options={useReferenceOptions(reference)} />
);

/** The select of a filter that follows from facts. */
export function FactFilter({ source, filter }: { source: string; filter: ListFilter }) {
  const translate = useTranslate();
  const filters = `resources.${useResourceContext()}.filters`;
  const label = translate(`${filters}.${source}`);
  if (filter.kind === 'section')
    return <ReferenceFilter source={source} label={label} reference="workplace" />;
  const values = filter.kind === 'choice' ? filter.choices : ['true', 'false'];
  const words = filter.words ?? `${filters}.${source}s`;
  const options = values.map((value) => ({ value, label: translate(`${words}.${value}`) }));
  return <SelectFilter source={source} label={label} options={options} />;
}

/** The records of a reference as options of a select, by id. */
export function useReferenceOptions(reference: string): Option[] {
  const { data: first = NONE } = useQuery(choicesQuery(useDataProvider(), reference, ''));
  const isFull = first.length >= OFFERED_AT_ONCE;
  // A select cannot search: if the first page is not all records, fetch all.
  const { data: records = first } = useGetList<ReferenceRecord>(reference, EVERYTHING, { enabled: isFull });
  const nameOf = useReferenceName(reference);
  return records.map((record) => ({ value: String(record.id), label: nameOf(record) }));
}

const NONE: ReferenceRecord[] = [];
const EVERYTHING = { pagination: { page: 1, perPage: 1_000_000 } };
