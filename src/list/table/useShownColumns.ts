import { Children, isValidElement, useMemo, type ReactNode } from 'react';
import { useDataTableStoreContext, useStore, type DataTableColumnProps } from 'react-admin';

/** The props of a table's columns without the hidden ones. */
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

/** A column's key: its source, or its heading if it has none. */
export const columnKey = ({ source, label }: DataTableColumnProps): string => source ?? (label as string);
