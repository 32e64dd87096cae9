import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList, useTranslate, useListSortContext, type SortPayload } from 'react-admin';
import { choicesQuery, OFFERED_AT_ONCE } from '../../inputs/choicesQuery';
import { useReferenceName, type ReferenceRecord } from '../../fields/references';
import { useEffect, useRef } from 'react';
import TextField from '@mui/material/TextField';
import { PaperFact } from '../table/PaperFact';

/** All records of reference data; none without its name. */
export function useReferenceOptions(reference = ''): Option[] {
  const query = choicesQuery(useDataProvider(), reference, '');
  const { data: first = NONE } = useQuery({ ...query, enabled: reference !== '' });
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

/** On paper, the order that the selectors choose. */
export function SortFacts({ sorts }: { sorts: readonly SortOption[] }) {
  const translate = useTranslate();
  const { sort } = useListSortContext();
  return (
    <>
      <PaperFact
        name={translate('lists.sortBy')}
        value={sorts.find(({ value }) => value === sort.field)?.label}
      />
      <PaperFact name={translate('lists.order')} value={translate(`lists.orders.${sort.order}`)} />
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
      slotProps={{ select: { native: true } }}
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
