import { LARGE_MONEY, STYLE } from './sheetStyles';
import { xmlText } from './xmlText';

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
  const headings = columns.map(({ heading }, index) => textCell(index, 1, heading, STYLE.heading));
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
    xml +=
      typeof cell === 'string'
        ? textCell(index, row, cell, STYLE.text)
        : `<c r="${letters(index)}${row}" s="${styleOf(columns[index]!, cell)}"><v>${cell}</v></c>`;
  });
  return `${xml}</row>`;
}

/** The end of a sheet of so many rows, headings included; they can be filtered by their headings. */
export const sheetEnd = (columns: readonly SheetColumn[], rows: number): string =>
  `</sheetData><autoFilter ref="A1:${letters(columns.length - 1)}${rows}"/></worksheet>`;

const textCell = (index: number, row: number, text: string, style: number) =>
  `<c r="${letters(index)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

function styleOf({ kind }: SheetColumn, value: number): number {
  if (kind === 'date') return STYLE.date;
  if (kind === 'money') return Math.abs(value) < LARGE_MONEY ? STYLE.money : STYLE.largeMoney;
  return STYLE.plain;
}

/** 0 → `A`, 26 → `AA` */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

const NARROWEST = { number: 7, text: 12, money: 18, date: 13 };
const WIDEST = 45;

/** In characters. A long heading is broken; every other text of the first rows is shown whole if it can be. */
function width({ heading, kind }: SheetColumn, rows: readonly Cell[][], index: number): number {
  const shown = rows.map((cells) => (typeof cells[index] === 'string' ? cells[index].length : 0));
  const longest = Math.max(NARROWEST[kind], heading.length / 2, ...shown.slice(0, 200));
  return Math.min(Math.ceil(longest) + 2, WIDEST);
}
