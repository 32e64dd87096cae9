import { useEffect, useRef } from 'react';
import { useListSortContext, useTranslate, type SortPayload } from 'react-admin';
import { ToolbarSelect, type Option } from './ToolbarSelect';

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
