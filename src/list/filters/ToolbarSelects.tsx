import { useQuery } from '@tanstack/react-query';
import {
  useDataProvider,
  useGetList,
  useListFilterContext,
  useResourceContext,
  useTranslate,
  useListSortContext,
  type SortPayload,
} from 'react-admin';
import type { ListFilter } from '../../../domain/listFilters';
import { choicesQuery, OFFERED_AT_ONCE } from '../../inputs/choicesQuery';
import { useReferenceName, type ReferenceRecord } from '../../fields/references';
import { useChangeFilters } from './filterChanges';
import { useEffect, useRef } from 'react';
import TextField from '@mui/material/TextField';
import { PaperFact } from '../table/PaperFact';

interface FilterProps {
  source: string;
  label: string;
}

export function SelectFilter({ source, label, options }: FilterProps & { options: readonly Option[] }) {
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

export const ReferenceFilter = ({ reference, ...filter }: FilterProps & { reference: string }) => (
  <SelectFilter {...filter} options={useReferenceOptions(reference)} />
);

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

export type SortOption = Option;

const orders = ['ASC', 'DESC'] as const;

/** Selects for sort field and order; a change goes to the first page. */
export function SortSelectors({ sorts }: { sorts: readonly SortOption[] }) {
  const translate = useTranslate();
  const { sort, setSort } = useListSortContext();
  // The sort picked last. It is kept here because the URL changes later, and a second quick pick must build
  // on the first.
  const picked = useRef(sort);
  useEffect(() => {
    picked.current = sort;
  }, [sort]);
  const pick = (change: Partial<SortPayload>) => {
    picked.current = { ...picked.current, ...change };
    setSort(picked.current);
  };
  return (
    <>
      <ToolbarSelect
        label={translate('lists.sortBy')}
        value={sort.field}
        options={sorts}
        onPick={(field) => pick({ field })}
      />
      <ToolbarSelect
        label={translate('lists.order')}
        value={sort.order}
        options={orders.map((order) => ({ value: order, label: translate(`lists.orders.${order}`) }))}
        onPick={(order) => pick({ order: order as SortPayload['order'] })}
      />
    </>
  );
}

export interface Option {
  value: string;
  label: string;
}

interface SelectProps {
  label: string;
  value: string;
  options: readonly Option[];
  onPick: (value: string) => void;
}

export const ToolbarSelect = ({ label, value, options, onPick }: SelectProps) => (
  <>
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onPick(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
    {value && <PaperFact name={label} value={options.find((option) => option.value === value)?.label} />}
  </>
);
