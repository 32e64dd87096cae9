import { strFromU8, unzipSync } from 'fflate';
import { read, SSF, type CellObject, type DenseWorkSheet, type WorkBook, type WorkSheet } from 'xlsx';
import { dayOf, daysBetween, plusDays } from '../../../domain/dates';
import type { Cell } from '../../../domain/imports';
import { withSigns } from './decodeText';
import { FileFault } from './fileFault';
import { hiddenInOds } from './hiddenInOds';
import { isEmptyCell, type Sheet } from './sheet';

/**
 * Reads xlsx, xls and ods. Dates become `2021-03-12`, whether the workbook counts its days from 1900 or from
 * 1904; formulas give the values that were saved with them. @throws FileFault.
 */
export function readWorkbook(bytes: Uint8Array, mostRows: number): Sheet[] {
  const book = opened(bytes, mostRows);
  if (book.vbaraw) throw new FileFault('macros');
  const inOds = bytes[0] === ZIP && book.bookType === 'ods' ? hiddenInOds(bytes, mostRows) : [];
  const sheets = book.SheetNames.map((name, at) => {
    const sheet = sheetOf(name, book.Sheets[name]!, is1904(book));
    const isHidden = Boolean(book.Workbook?.Sheets?.[at]?.Hidden) || inOds[at]?.isHidden === true;
    return { ...sheet, isHidden, hidden: inOds[at]?.rows ?? hiddenRows(book.Sheets[name]!) };
  });
  if (sheets.some(({ rows }) => rows.length)) return sheets;
  throw new FileFault(hasFormulas(bytes) ? 'formulasOnly' : 'empty');
}

const ZIP = 0x50;

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

function opened(bytes: Uint8Array, mostRows: number): WorkBook {
  try {
    return read(bytes, { ...OPTIONS, sheetRows: mostRows });
  } catch (failure) {
    const { message } = failure as Error;
    throw new FileFault(/password|encrypt/i.test(message) ? 'password' : 'damaged');
  }
}

/**
 * Whether the workbook has formulas. Excel saves their values with them; other programs may not, and the
 * reader drops cells without a value.
 */
function hasFormulas(bytes: Uint8Array): boolean {
  if (bytes[0] !== ZIP) return false;
  const sheets = unzipSync(bytes, { filter: ({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name) });
  return Object.values(sheets).some((sheet) => /<(\w+:)?f[ >]/.test(strFromU8(sheet)));
}

/** The rows and cells of a sheet; those that hold nothing are missing. */
const cellsOf = (sheet: WorkSheet): (CellObject | undefined)[][] =>
  (sheet as Partial<DenseWorkSheet>)['!data'] ?? [];

const is1904 = ({ Workbook }: WorkBook) => Workbook?.WBProps?.date1904 === true;

function sheetOf(name: string, sheet: WorkSheet, date1904: boolean): Sheet {
  const data = cellsOf(sheet);
  const rows = Array.from(data, (row) => trimmed(Array.from(row ?? [], (cell) => cellOf(cell, date1904))));
  while (rows.length && !rows.at(-1)!.length) rows.pop();
  const merges = (sheet['!merges'] ?? []).map(({ s, e }) => ({
    top: s.r,
    left: s.c,
    bottom: e.r,
    right: e.c,
  }));
  const dateFormats: Sheet['dateFormats'] = [];
  data.forEach((row, at) => {
    (row ?? []).forEach((cell, column) => {
      if (cell && typeof rows[at]?.[column] === 'string' && typeof cell.v !== 'string' && cell.t !== 'e') {
        (dateFormats[at] ??= [])[column] = String(cell.z);
      }
    });
  });
  return { name, rows, merges, dateFormats, is1904: date1904 };
}

function trimmed(cells: Cell[]): Cell[] {
  while (cells.length && isEmptyCell(cells.at(-1))) cells.pop();
  return cells;
}

function cellOf(cell: CellObject | undefined, date1904: boolean): Cell {
  if (!cell || cell.v === undefined || cell.t === 'z') return null;
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

/** A day's number in a workbook that counts from 1904, as one that counts from 1900 has it. */
export const since1900 = (serial: number): number => serial + 1462;

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
