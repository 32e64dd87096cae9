import { Children, isValidElement, useMemo, type ReactNode } from 'react';
import { useDataTableStoreContext, useStore, type DataTableColumnProps } from 'react-admin';

/** What a table's columns are made of, without those that are hidden. */
export function useShownColumns(children: ReactNode): DataTableColumnProps[] {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  return useMemo(
    () =>
      Children.toArray(children)
        .flatMap((column) => (isValidElement<DataTableColumnProps>(column) ? column.props : []))
        .filter((column) => !hidden.includes(columnKey(column))),
    [children, hidden],
  );
}

/** What a column is told by: its source, or, without one, its heading. */
export const columnKey = ({ source, label }: DataTableColumnProps): string => source ?? (label as string);
