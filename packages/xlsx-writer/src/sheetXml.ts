import { LARGE_MONEY, STYLE } from './workbookParts';
import { xmlText } from './xmlText';

/** A cell's content: a text, or a number whose meaning is its column's kind; null if empty. */
export type Cell = string | number | null;

export interface SheetColumn {
  heading: string;
  /** A date is a serial number, in days since 1899-12-30. */
  kind: 'number' | 'text' | 'money' | 'date';
  /**
   * Choices of the cells' drop-down, which is left out if all choices together are longer than a spreadsheet allows,
   * or if one of them has a comma or a quotation mark.
   */
  choices?: readonly string[];
}

/** The beginning of a sheet, including its headings; the first rows determine the column widths. */
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

/** One row. `row` is its number in the sheet, where the headings are row 1. */
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

/** The end of a sheet with `rows` rows including headings, and a filter on the headings. */
export const sheetEnd = (columns: readonly SheetColumn[], rows: number): string =>
  `</sheetData><autoFilter ref="A1:${address(columns.length - 1, rows)}"/>${dropDowns(columns)}</worksheet>`;

/** The most characters of a drop-down's list. */
const LONGEST_LIST = 255;
const LAST_ROW = 1_048_576;

function dropDowns(columns: readonly SheetColumn[]): string {
  const lists = columns.flatMap(({ choices }, index) => {
    const list = choices?.join(',') ?? '';
    // the list is separated by commas, which therefore cannot be part of a choice
    if (!list || list.length > LONGEST_LIST || choices!.some((choice) => /[,"]/.test(choice))) return [];
    const cells = `${address(index, 2)}:${address(index, LAST_ROW)}`;
    return `<dataValidation type="list" allowBlank="1" sqref="${cells}"><formula1>${xmlText(`"${list}"`)}</formula1></dataValidation>`;
  });
  return lists.length ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>` : '';
}

function styleOf({ kind }: SheetColumn, value: number): number {
  if (kind === 'date') return STYLE.date;
  if (kind === 'money') return Math.abs(value) < LARGE_MONEY ? STYLE.money : STYLE.largeMoney;
  return STYLE.plain;
}

const NARROWEST = { number: 7, text: 12, money: 18, date: 13 };
const WIDEST = 45;

/** Width in characters. Long headings wrap; other texts of the first rows are shown whole if possible. */
function width({ heading, kind }: SheetColumn, rows: readonly Cell[][], index: number): number {
  const shown = rows.map((cells) => (typeof cells[index] === 'string' ? cells[index].length : 0));
  const longest = Math.max(NARROWEST[kind], heading.length / 2, ...shown.slice(0, 200));
  return Math.min(Math.ceil(longest) + 2, WIDEST);
}

/** A formula without its `=`, and its result for readers that do not calculate. */
export interface Formula {
  formula: string;
  value: number;
}

/** The cell's name: column 0 of row 1 is `A1`, column 26 of row 2 `AA2`. */
export const address = (column: number, row: number): string => letters(column) + row;

export const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t${SPACED.test(text) ? PRESERVED : ''}>${xmlText(text)}</t></is></c>`;

/** White space that a reader may drop or join. Other texts get no mark, because marks would be a fifth of a sheet. */
const SPACED = /^\s|\s\s|[^\S ]|\s$/;
const PRESERVED = ' xml:space="preserve"';

export const numberCell = (at: string, value: number, style: number): string =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`;

export const formulaCell = (at: string, { formula, value }: Formula, style: number): string =>
  `<c r="${at}" s="${style}"><f>${xmlText(formula)}</f><v>${value}</v></c>`;

export const emptyCell = (at: string, style: number): string => `<c r="${at}" s="${style}"/>`;

/** 0 → `A`, 26 → `AA` */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
