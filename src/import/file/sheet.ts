import type { MergedCells } from '../../../domain/import/headings';
import { MOST_ROWS, type Cell } from '../../../domain/imports';

/** A sheet of a file: `rows[0]` is the sheet's row 1; rows may differ in length. */
export interface Sheet {
  name: string;
  rows: Cell[][];
  merges: MergedCells[];
  /** Hidden rows, by their index. */
  hidden?: ReadonlySet<number>;
  isHidden?: boolean;
  /** The number format of each cell that was a date, by row and column. */
  dateFormats?: (string | undefined)[][];
  /** Whether the workbook counts days from 1904. */
  is1904?: boolean;
}

export const isEmptyCell = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

/** The most rows with cells that a sheet may have, which are its records and others such as headings. */
export const ROWS_READ = MOST_ROWS + 1_000;

/** The most rows that any spreadsheet program has, empty ones included. */
export const LAST_LINE = 1_048_576;

const EMPTY: Cell[] = [];

/** Rows by their place in the sheet, without the empty ones at the end and the empty cells at the end of each. */
export function placed(filled: Iterable<[number, Cell[]]>): Cell[][] {
  const rows: Cell[][] = [];
  for (const [place, cells] of filled) {
    while (cells.length && isEmptyCell(cells.at(-1))) cells.pop();
    if (!cells.length) continue;
    while (rows.length < place) rows.push(EMPTY);
    rows[place] = cells;
  }
  return rows;
}
