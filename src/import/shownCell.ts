import { readBijoy } from '../../domain/import/bijoy';
import type { Cell, ImportLayout, ImportRow } from '../../domain/imports';

/** A cell of a row as a field reads it: Bijoy as Unicode, a value for all rows where the cell is empty. */
export function shownCell(
  { columns, values = {} }: ImportLayout,
  { cells }: ImportRow,
  field: string,
): string {
  const column = columns.find((each) => each.field === field);
  const cell: Cell = column ? (cells[column.column] ?? null) : null;
  const text = String(cell ?? '');
  if (!text) return String(values[field] ?? '');
  return column?.reading === 'bijoy' ? readBijoy(text) : text;
}

/** The row's cells with another one for a field. The text is Unicode already, which is never converted. */
export function withCell(
  { columns }: ImportLayout,
  { cells }: ImportRow,
  field: string,
  cell: Cell,
): Cell[] | null {
  const column = columns.find((each) => each.field === field)?.column;
  if (column === undefined) return null;
  const changed = Array.from({ length: Math.max(cells.length, column + 1) }, (_, at) => cells[at] ?? null);
  changed[column] = cell;
  return changed;
}
