import { valueAt, type WireRecord } from '../../domain/wire';
import { sheetFormats, textOf, type Cell } from './sheetFormats';
import type { SpreadsheetColumn } from './spreadsheetColumn';

/** How to read what a record shows in a column. */
export function cellReader(column: SpreadsheetColumn): (record: WireRecord) => Cell {
  const { words = {} } = column;
  const { cell } = sheetFormats[column.format];
  const first = valueAt(column.source);
  const second = column.otherwise === undefined ? null : valueAt(column.otherwise);
  const behind = column.also === undefined ? null : valueAt(column.also);
  return (record) => {
    let value = first(record);
    if (second && isEmpty(value)) value = second(record);
    if (cell) return cell(value);
    const text = textOf(value);
    const word = Object.hasOwn(words, text) ? words[text] : text;
    return [word, behind && textOf(behind(record))].filter(Boolean).join(', ') || null;
  };
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
