import type { MergedCells } from '../../../domain/import/mergedCells';
import type { Cell } from '../../../domain/imports';

/** A sheet of a file: `rows[0]` is the sheet's row 1; rows may differ in length. */
export interface Sheet {
  name: string;
  rows: Cell[][];
  merges: MergedCells[];
}

export const isEmptyCell = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');
