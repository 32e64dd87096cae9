import { Zip, ZipDeflate } from 'fflate';
import { rowXml, sheetEnd, sheetStart, type Cell, type SheetColumn } from './sheetXml';
import { workbookParts } from './workbookParts';

/** The rows a sheet holds, its headings included. */
const LARGEST_SHEET = 1_048_576;

/** The bytes of one file in a zip of this kind, less than what a batch of rows may add. */
const LARGEST_FILE = 0xf000_0000;

/** Beyond this level the file hardly gets smaller, only later. */
const COMPRESSION = 3;

export interface Workbook {
  add(rows: readonly Cell[][]): void;
  /** The file, in pieces. */
  finish(): Uint8Array<ArrayBuffer>[];
}

/**
 * Writes an xlsx file row by row, compressed at once, so that only what is compressed stays in memory.
 * Rows beyond what a sheet holds go on in a further sheet, under the same headings.
 */
export function startWorkbook(
  name: string,
  columns: readonly SheetColumn[],
  rowsOfSheet = LARGEST_SHEET,
): Workbook {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  let sheets = 0;
  let sheet: OpenSheet | undefined;

  function sheetFor(rows: readonly Cell[][]): OpenSheet {
    if (sheet && sheet.rows < rowsOfSheet && sheet.bytes < LARGEST_FILE) return sheet;
    if (sheet) endSheet(sheet);
    sheets += 1;
    sheet = { file: openFile(zip, `xl/worksheets/sheet${sheets}.xml`), rows: 1, bytes: 0 };
    write(sheet, sheetStart(columns, rows));
    return sheet;
  }

  function endSheet({ file, rows }: OpenSheet) {
    file.push(encoder.encode(sheetEnd(columns, rows)), true);
  }

  return {
    add(rows) {
      for (let next = 0; next < rows.length;) {
        const current = sheetFor(rows.slice(next));
        const fitting = rows.slice(next, next + rowsOfSheet - current.rows);
        write(current, fitting.map((cells, i) => rowXml(columns, cells, current.rows + i + 1)).join(''));
        current.rows += fitting.length;
        next += fitting.length;
      }
    },
    finish() {
      endSheet(sheetFor([]));
      for (const [path, xml] of workbookParts(name, sheets)) {
        openFile(zip, path).push(encoder.encode(xml), true);
      }
      zip.end();
      return pieces;
    },
  };
}

interface OpenSheet {
  file: ZipDeflate;
  rows: number;
  bytes: number;
}

const encoder = new TextEncoder();

function write(sheet: OpenSheet, xml: string) {
  const bytes = encoder.encode(xml);
  sheet.bytes += bytes.length;
  sheet.file.push(bytes);
}

function openFile(zip: Zip, path: string): ZipDeflate {
  const file = new ZipDeflate(path, { level: COMPRESSION });
  zip.add(file);
  return file;
}
