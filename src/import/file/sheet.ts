import type { MergedCells } from '../../../domain/import/mergedCells';
import type { Cell } from '../../../domain/imports';

/** A sheet of a file: `rows[0]` is the sheet's row 1; rows may differ in length. */
export interface Sheet {
  name: string;
  rows: Cell[][];
  merges: MergedCells[];
  /** Hidden rows, by their index. */
  hidden?: ReadonlySet<number>;
  /** Whether the sheet itself is hidden. */
  isHidden?: boolean;
  /** The number format of each cell that was a date, by row and column. */
  dateFormats?: (string | undefined)[][];
  /** Whether the workbook counts days from 1904. */
  is1904?: boolean;
}

export const isEmptyCell = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');
