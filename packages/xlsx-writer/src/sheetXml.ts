import { address, numberCell, textCell } from './cellXml';
import { LARGE_MONEY, STYLE } from './sheetStyles';

/** What a cell holds: a text, or a number that its column's kind gives a meaning; null when empty. */
export type Cell = string | number | null;

export interface SheetColumn {
  heading: string;
  /** A day's number counts from 1899-12-30. */
  kind: 'number' | 'text' | 'money' | 'date';
}

/** The beginning of a sheet, its headings included. The first rows tell how wide the columns should be. */
export function sheetStart(columns: readonly SheetColumn[], firstRows: readonly Cell[][]): string {
  const widths = columns.map((column, index) => width(column, firstRows, index));
  const cols = widths.map(
    (each, i) => `<col min="${i + 1}" max="${i + 1}" width="${each}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }, index) => textCell(address(index, 1), heading, STYLE.heading));
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>',
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>',
    `<sheetFormatPr defaultRowHeight="15"/><cols>${cols.join('')}</cols>`,
    `<sheetData><row r="1">${headings.join('')}</row>`,
  ].join('');
}

/** One row; `row` is its number in the sheet, where the headings are row 1. */
export function rowXml(columns: readonly SheetColumn[], cells: readonly Cell[], row: number): string {
  let xml = `<row r="${row}">`;
  cells.forEach((cell, index) => {
    if (cell === null || cell === '') return;
    const at = address(index, row);
    xml +=
      typeof cell === 'string'
        ? textCell(at, cell, STYLE.text)
        : numberCell(at, cell, styleOf(columns[index]!, cell));
  });
  return `${xml}</row>`;
}

/** The end of a sheet of so many rows, headings included; they can be filtered by their headings. */
export const sheetEnd = (columns: readonly SheetColumn[], rows: number): string =>
  `</sheetData><autoFilter ref="A1:${address(columns.length - 1, rows)}"/></worksheet>`;

function styleOf({ kind }: SheetColumn, value: number): number {
  if (kind === 'date') return STYLE.date;
  if (kind === 'money') return Math.abs(value) < LARGE_MONEY ? STYLE.money : STYLE.largeMoney;
  return STYLE.plain;
}

const NARROWEST = { number: 7, text: 12, money: 18, date: 13 };
const WIDEST = 45;

/** In characters. A long heading is broken; every other text of the first rows is shown whole if it can be. */
function width({ heading, kind }: SheetColumn, rows: readonly Cell[][], index: number): number {
  const shown = rows.map((cells) => (typeof cells[index] === 'string' ? cells[index].length : 0));
  const longest = Math.max(NARROWEST[kind], heading.length / 2, ...shown.slice(0, 200));
  return Math.min(Math.ceil(longest) + 2, WIDEST);
}
