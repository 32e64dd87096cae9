import type { Cell } from '../../../domain/imports';

/** Merged cells: all places from 0, both ends included. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** A sheet of a file: `rows[0]` is the sheet's row 1; rows may be shorter than the widest. */
export interface Sheet {
  name: string;
  rows: Cell[][];
  merges: Merge[];
}

export const isEmptyCell = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');
