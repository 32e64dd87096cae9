import type { ReactNode } from 'react';
import type { ListColumn } from '../../spreadsheet/spreadsheetColumn';

export interface TableColumn<R> extends ListColumn {
  sortable: boolean;
  /** Marks the column with the row's name, if it is not the first. */
  isName?: boolean;
  /** Whether the values are numbers, which are aligned right. */
  numeric?: boolean;
  /** The column's minimum width, which keeps it from wrapping at every word. */
  width?: string;
  render: (record: R) => ReactNode;
}

/** Whether row numbers start at 1 on every page or continue from the page before. */
export type RowNumbers = 'per page' | 'continuous';

/** A column of buttons at the row's end. */
export interface ActionColumn {
  /** A key of the catalogue. */
  heading: string;
  buttons: ReactNode;
}
