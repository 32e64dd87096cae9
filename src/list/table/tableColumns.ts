import type { ReactNode } from 'react';
import type { ListColumn } from '../../spreadsheet/spreadsheetColumn';

export interface TableColumn<R> extends ListColumn {
  sortable: boolean;
  /** What a row is called by, where that is not the first column. */
  isName?: boolean;
  /** A number, set right. */
  numeric?: boolean;
  /** The least width of a column of texts, which else would break at every word. */
  width?: string;
  render: (record: R) => ReactNode;
}

/** Whether S/N starts at 1 on every page or goes on from the page before. */
export type RowNumbers = 'per page' | 'continuous';

/** A column of buttons at the end of every row. */
export interface ActionColumn {
  /** A key of the catalogue. */
  heading: string;
  buttons: ReactNode;
}
