import {
  parse_zip,
  read,
  SSF,
  utils,
  type CellObject,
  type DenseWorkSheet,
  type WorkBook,
  type WorkSheet,
} from 'xlsx';
import { dayOf, daysBetween, formatDay, parseDay, plusDays } from '../../../domain/dates';
import { MOST_COLUMNS, type Cell } from '../../../domain/imports';
import { withSigns } from './decodeText';
import { MOST_FILLED } from './elements';
import { FileFault } from './fileFault';
import { isEmptyCell, LAST_LINE, placed, type Sheet, ROWS_READ } from './sheet';
import type { Parts } from '../../../domain/zip';
import { strFromU8 } from 'fflate';

const MOST_SHEETS = 200;

/**
 * Reads the parts of an xlsx or ods, or the bytes of an xls. Dates become `2021-03-12`, whether the workbook counts
 * its days from 1900 or from 1904; formulas give the values that were saved with them.
 * @param onSheet is called after each sheet.
 * @param valueOf gives the value of a cell.
 * @throws FileFault.
 */
export function readWorkbook(
  file: Parts | Uint8Array,
  onSheet: () => void = () => {},
  valueOf: typeof cellOf = cellOf,
): Sheet[] {
  const sheets: Sheet[] = [];
  const inOds = 'content.xml' in file ? hiddenInOds(file['content.xml']) : [];
  let left = MOST_FILLED;
  for (const book of opened(file)) {
    if (book.vbaraw) throw new FileFault('macros');
    for (const [at, name] of book.SheetNames.entries()) {
      // it is read by itself, or was read under the same name
      if (!Object.hasOwn(book.Sheets, name) || book.SheetNames.indexOf(name) < at) continue;
      const count = (cell: CellObject) => {
        if ((left -= 1) < 0) throw new FileFault('expandsTooFar');
        return valueOf(cell, is1904(book));
      };
      const sheet = book.Sheets[name]!;
      sheets.push({
        ...sheetOf(name, sheet, count),
        is1904: is1904(book),
        isHidden: Boolean(book.Workbook?.Sheets?.[at]?.Hidden) || inOds[at]?.isHidden === true,
        hidden: inOds[at]?.rows ?? hiddenRows(sheet),
      });
    }
    onSheet();
  }
  if (!sheets.length) throw new FileFault('damaged');
  if (sheets.some(({ rows }) => rows.length)) return sheets;
  throw new FileFault(hasFormulas(file) ? 'formulasOnly' : 'empty');
}

const hiddenRows = (sheet: WorkSheet): Set<number> =>
  new Set((sheet['!rows'] ?? []).flatMap((row, at) => (row?.hidden ? at : [])));

const OPTIONS = {
  type: 'array',
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
  cellStyles: true, // with the hidden rows
  bookVBA: true,
} as const;

/** The workbook, or each sheet of an xlsx by itself, since its cells take far more memory than what is kept of them. */
function* opened(file: Parts | Uint8Array): Generator<WorkBook> {
  try {
    if (file instanceof Uint8Array) return yield limited(read(file, OPTIONS));
    const files = Object.fromEntries(
      Object.entries(file).map(([name, content]) => [name, { name, type: 'file', content } as const]),
    );
    if (!IS_XLSX.test(Object.keys(file).join('\n')))
      return yield limited(parse_zip({ files }, { ...OPTIONS }));
    const { SheetNames } = limited(parse_zip({ files }, { ...OPTIONS, bookSheets: true }));
    refuseRepeated(file);
    for (const [sheets, name] of SheetNames.entries()) {
      const book = parse_zip({ files }, { ...OPTIONS, sheets });
      if (!Object.hasOwn(book.Sheets, name)) throw new FileFault('damaged');
      yield book;
    }
  } catch (failure) {
    if (failure instanceof FileFault) throw failure;
    const { message } = failure as Error;
    throw new FileFault(/password|encrypt/i.test(message) ? 'password' : 'damaged');
  }
}

const IS_XLSX = /^xl\/workbook\.xml$/im;

function limited(book: WorkBook): WorkBook {
  if (book.SheetNames.length > MOST_SHEETS) throw new FileFault('tooManySheets', { most: MOST_SHEETS });
  return book;
}

/** Refuses a workbook of which several sheets are the same part, which would be read once for each. */
function refuseRepeated(parts: Parts): void {
  const places = Object.entries(parts).flatMap(([name, part]) =>
    /workbook\.xml/i.test(name) ? (textOf(part).match(/(?:Target|:id)\s*=\s*["'][^"']*/g) ?? []) : [],
  );
  if (new Set(places).size < places.length) throw new FileFault('damaged');
}

const textOf = (part: Uint8Array) => new TextDecoder().decode(part);

/**
 * Whether the workbook has formulas. Excel saves their values with them; other programs may not, and the
 * reader drops cells without a value.
 */
const hasFormulas = (file: Parts | Uint8Array): boolean =>
  !(file instanceof Uint8Array) &&
  Object.entries(file).some(([name, part]) => /worksheets/i.test(name) && /<(\w+:)?f[ >]/.test(textOf(part)));

const is1904 = ({ Workbook }: WorkBook) => Workbook?.WBProps?.date1904 === true;

function sheetOf(name: string, sheet: WorkSheet, valueOf: (cell: CellObject) => Cell): Sheet {
  const dateFormats: NonNullable<Sheet['dateFormats']> = [];
  const rows = placed(filled((sheet as Partial<DenseWorkSheet>)['!data'] ?? [], valueOf, dateFormats));
  const merges = (sheet['!merges'] ?? []).map(({ s, e }) => ({
    top: s.r,
    left: s.c,
    bottom: e.r,
    right: e.c,
  }));
  // merged cells never overlap, so that together they span no more rows than there are cells
  const spanned = merges.reduce((sum, { top, bottom }) => sum + Math.min(bottom, rows.length) - top, 0);
  if (spanned > MOST_FILLED) throw new FileFault('damaged');
  return { name, rows, merges, dateFormats };
}

/** The rows with cells. Only places that are taken are visited, since a single cell may be the last of a sheet. */
function* filled(
  data: readonly (readonly CellObject[])[],
  valueOf: (cell: CellObject) => Cell,
  dateFormats: NonNullable<Sheet['dateFormats']>,
): Generator<[number, Cell[]]> {
  for (const [row, given] of Object.entries(data)) {
    const cells: Cell[] = [];
    for (const [column, cell] of Object.entries(given)) {
      const value = valueOf(cell);
      if (isEmptyCell(value)) continue;
      if (Number(row) >= LAST_LINE) throw new FileFault('damaged');
      if (Number(column) >= MOST_COLUMNS) {
        const count = Number(Object.keys(given).at(-1)) + 1;
        throw new FileFault('tooManyColumns', { line: Number(row) + 1, count, most: MOST_COLUMNS });
      }
      while (cells.length < Number(column)) cells.push(null);
      cells.push(value);
      if (typeof value === 'string' && typeof cell.v !== 'string' && cell.t !== 'e') {
        (dateFormats[Number(row)] ??= [])[Number(column)] = String(cell.z);
      }
    }
    yield [Number(row), cells];
  }
}

/** A cell as the sheet displays it, with days day first, because the file does not say which comes first. */
export function displayed(cell: CellObject, date1904: boolean): Cell {
  const value = cellOf(cell, date1904);
  if (typeof cell.v !== 'number') return value;
  const day = parseDay(value);
  return day ? formatDay(day, 'en') : utils.format_cell(cell);
}

function cellOf(cell: CellObject, date1904: boolean): Cell {
  if (cell.v === undefined || cell.t === 'z') return null;
  if (cell.t === 'e') return cell.w ?? ERRORS[Number(cell.v)] ?? '#N/A';
  // until Excel 97 an xls had texts in a code page, which the reader takes for latin1
  if (typeof cell.v === 'string') return withSigns(cell.v);
  if (cell.v instanceof Date) return cell.v.toISOString().slice(0, 10);
  if (cell.t !== 'n' || typeof cell.z !== 'string') return cell.v;
  return formatted(Number(cell.v), cell.z, date1904);
}

const ERRORS: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

/** The number of the first day of the year 1. Programs other than Excel have negative numbers for days before 1900. */
const DAY_1 = -693_594;

/** A day as a sheet with this number format shows it, such as `Sep-08`. */
export function dayAsShown(day: string, format: string): string {
  const serial = daysBetween('1899-12-30', day);
  return serial > 60 && isDateFormat(format) ? SSF.format(format, serial) : day;
}

const isDateFormat = (format: string): boolean => {
  const known = dateFormats.get(format) ?? SSF.is_date(format) === true;
  dateFormats.set(format, known);
  return known;
};

const dateFormats = new Map<string, boolean>();

/** Numbers displayed as a date, or with leading zeros, are read as they are displayed. */
function formatted(value: number, format: string, date1904: boolean): Cell {
  if (format === 'General') return value;
  if (!isDateFormat(format))
    return /^0{2,}$/.test(format) ? String(value).padStart(format.length, '0') : value;
  if (value <= -1 && value > DAY_1) return plusDays('1899-12-31', Math.floor(value));
  const { y, m, d } = (SSF.parse_date_code(value, { date1904 }) ?? {}) as Partial<Record<string, number>>;
  // a value below 1 is a time without a date, and stays a number
  return (value >= 1 && dayOf(y ?? 0, m ?? 0, d ?? 0)) || value;
}

/** The hidden rows of each sheet of an ods file, and whether the sheet is hidden, which the workbook reader ignores. */
function hiddenInOds(content: Uint8Array): { rows: Set<number>; isHidden: boolean }[] {
  const sheets: { rows: Set<number>; isHidden: boolean }[] = [];
  const hiddenStyles = new Set<string>();
  let style = '';
  let at = 0;
  for (const [tag, name] of strFromU8(content).matchAll(TAGS)) {
    if (name === 'style:style') style = attributeOf(tag, 'style:name') ?? '';
    else if (name === 'style:table-properties') {
      if (attributeOf(tag, 'table:display') === 'false') hiddenStyles.add(style);
    } else if (name === 'table:table') {
      sheets.push({
        rows: new Set(),
        isHidden: hiddenStyles.has(attributeOf(tag, 'table:style-name') ?? ''),
      });
      at = 0;
    } else {
      const next = Math.min(ROWS_READ, at + Number(attributeOf(tag, 'table:number-rows-repeated') ?? 1));
      const isHidden = /^(?:collapse|filter)$/.test(attributeOf(tag, 'table:visibility') ?? '');
      for (; isHidden && at < next; at++) sheets.at(-1)?.rows.add(at);
      at = next;
    }
  }
  return sheets;
}

const TAGS = /<(style:style|style:table-properties|table:table|table:table-row)(?=[\s/>])[^>]*>/g;

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** `read` calls this for a zip; the library's types lack it. It takes files that are already unpacked. */
declare module 'xlsx' {
  export function parse_zip(
    zip: { files: Record<string, { name: string; type: 'file'; content: Uint8Array }> },
    options: ParsingOptions,
  ): WorkBook;
}
