import { rowXml, sheetEnd, sheetStart, type Cell, type SheetColumn } from './sheetXml';
import { workbookParts } from './workbookParts';
import { startZip, type ZippedFile } from './zip';

/** The most rows of a sheet, headings included. */
const LARGEST_SHEET = 1_048_576;

/** The most bytes of one file in a zip without zip64, less a margin for one batch of rows. */
const LARGEST_FILE = 0xf000_0000;

export interface Workbook {
  /** Resolves when the rows are compressed; without waiting, rows pile up in memory. */
  add(rows: readonly Cell[][]): Promise<void>;
  /** Returns the file in chunks. */
  finish(): Promise<Uint8Array<ArrayBuffer>[]>;
}

/**
 * Writes an xlsx file row by row and compresses at once, so that memory holds only compressed data. Rows
 * beyond a sheet's limit continue in another sheet with the same headings.
 */
export function startWorkbook(
  name: string,
  columns: readonly SheetColumn[],
  rowsOfSheet = LARGEST_SHEET,
): Workbook {
  const zip = startZip();
  let sheets = 0;
  let sheet: OpenSheet | undefined;

  function sheetFor(rows: readonly Cell[][]): OpenSheet {
    if (sheet && sheet.rows < rowsOfSheet && sheet.bytes < LARGEST_FILE) return sheet;
    if (sheet) endSheet(sheet);
    sheets += 1;
    sheet = { file: zip.open(`xl/worksheets/sheet${sheets}.xml`), rows: 1, bytes: 0 };
    write(sheet, sheetStart(columns, rows));
    return sheet;
  }

  function endSheet({ file, rows }: OpenSheet) {
    file.end(sheetEnd(columns, rows));
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
      return zip.compressed();
    },
    finish() {
      endSheet(sheetFor([]));
      const names = Array.from({ length: sheets }, (_, index) => (index ? `${name} ${index + 1}` : name));
      for (const [path, xml] of workbookParts(names)) zip.open(path).end(xml);
      return zip.finish();
    },
  };
}

interface OpenSheet {
  file: ZippedFile;
  rows: number;
  bytes: number;
}

function write(sheet: OpenSheet, xml: string) {
  sheet.bytes += sheet.file.write(xml);
}
