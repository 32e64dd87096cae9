import type { Cell } from '../imports';
import { readAmount } from './amounts';

/** Merged cells: rows and columns are counted from 0, both ends included. */
export interface MergedCells {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/**
 * Copies the text of vertically merged cells into each of their rows, since a company written once beside three
 * filings is the company of all three. An amount stays in the first row only, because it would otherwise be counted
 * three times. A row without other cells stays empty, since it only makes the merged cell higher.
 * @param below the row of the headings; merged cells that begin there or above are left alone.
 */
export function mergedDown(
  rows: readonly Cell[][],
  merges: readonly MergedCells[],
  below: number,
): readonly Cell[][] {
  const given = [...rows];
  for (const { top, left, bottom } of merges) {
    const cell = rows[top]?.[left] ?? null;
    if (top <= below || !isText(cell)) continue;
    for (let at = top + 1; at <= Math.min(bottom, rows.length - 1); at++) {
      if (!rows[at]!.some((own) => own !== null && own !== '')) continue;
      const cells = Array.from(
        { length: Math.max(given[at]!.length, left + 1) },
        (_, place) => given[at]![place] ?? null,
      );
      cells[left] = cell;
      given[at] = cells;
    }
  }
  return given;
}

const isText = (cell: Cell) => typeof cell === 'string' && readAmount(cell).code !== undefined;
