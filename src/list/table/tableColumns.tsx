import { type ReactNode, Children, isValidElement, useMemo } from 'react';
import type { ListColumn } from '../../spreadsheet/spreadsheetColumn';
import type { Field } from '../../../domain/fields';
import { valueAt } from '../../../domain/wire';
import { FieldCell } from '../../fields/FieldValue';
import { viewOf } from '../../fields/kinds';
import { useDataTableStoreContext, useStore, type DataTableColumnProps } from 'react-admin';

export interface TableColumn<R> extends ListColumn {
  sortable: boolean;
  /** Marks the column with the row's name, if it is not the first. */
  isName?: boolean;
  numeric?: boolean;
  /** The column's minimum width, which keeps it from wrapping at every word. */
  width?: string;
  render: (record: R) => ReactNode;
}

/** Whether row numbers start at 1 on every page or continue from the page before. */
export type RowNumbers = 'per page' | 'continuous';

export interface ActionColumn {
  /** A key of the catalogue. */
  heading: string;
  buttons: ReactNode;
}

/** Builds a list column for the table and the spreadsheet, by the kind of the field at the path. */
export function fieldColumn(
  resource: string,
  source: string,
  field: Field,
): TableColumn<Record<string, unknown>> {
  const view = viewOf(field);
  const read = valueAt(source);
  return {
    source,
    label: `resources.${resource}.columns.${source}`,
    sortable: false,
    numeric: view.isNumeric,
    width: view.width?.(field),
    sheet: view.sheet?.(field, (value) => `resources.${resource}.choices.${source}.${value}`),
    render: (record) => <FieldCell source={source} field={field} value={read(record)} record={record} />,
  };
}

export const ROW_NAME = 'row-name';

/** Index of the column with the row's name: the first, unless another is marked `isName`. */
export const nameColumn = (columns: readonly { isName?: boolean }[]): number =>
  Math.max(
    0,
    columns.findIndex(({ isName }) => isName),
  );

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
