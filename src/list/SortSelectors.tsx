import { useListSortContext, useTranslate, type SortPayload } from 'react-admin';
import { ToolbarSelect, type Option } from './ToolbarSelect';

export type SortOption = Option;

const orders = ['ASC', 'DESC'] as const;

/** Sort-by and order. A change leads back to the first page. */
export function SortSelectors({ sorts }: { sorts: readonly SortOption[] }) {
  const translate = useTranslate();
  const { sort, setSort } = useListSortContext();
  return (
    <>
      <ToolbarSelect
        label={translate('lists.sortBy')}
        value={sort.field}
        options={sorts}
        onPick={(field) => setSort({ field, order: sort.order })}
      />
      <ToolbarSelect
        label={translate('lists.order')}
        value={sort.order}
        options={orders.map((order) => ({ value: order, label: translate(`lists.orders.${order}`) }))}
        onPick={(order) => setSort({ field: sort.field, order: order as SortPayload['order'] })}
      />
    </>
  );
}
