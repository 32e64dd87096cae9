import { readBijoy } from '../../domain/import/bijoy';
import type { Cell, ImportLayout, ImportRow } from '../../domain/imports';

/** The fields that an import fills: those of its columns, and those with a value for all rows. */
export const fieldsOf = ({ columns, values = {} }: ImportLayout): string[] => [
  ...new Set([...columns.map(({ field }) => field), ...Object.keys(values)]),
];

/** The row's own value if the field has no column; otherwise its cell or, if that is empty, the value for all rows. */
export function cellOf(
  { columns, values = {} }: ImportLayout,
  { cells, decision }: ImportRow,
  field: string,
): Cell {
  const own = decision.values?.[field];
  if (own !== undefined && own !== null && own !== '') return own;
  const column = columns.find((each) => each.field === field);
  const cell = column ? cells[column.column] : null;
  return cell === undefined || cell === null || cell === '' ? (values[field] ?? null) : cell;
}

/** The cell as a text, with Bijoy as Unicode. */
export function shownCell(layout: ImportLayout, row: ImportRow, field: string): string {
  const text = String(cellOf(layout, row, field) ?? '');
  const column = layout.columns.find((each) => each.field === field);
  return column?.reading === 'bijoy' ? readBijoy(text) : text;
}
