import {
  type Cell,
  type PaperTable,
  paperWorkbook,
  type SheetColumn,
  startWorkbook,
} from '@casebook/xlsx-writer';
import type { WireRecord } from '../../domain/wire';
import { endpoints, recordReader } from '../dataProvider/endpoints';
import { cellReader } from './cells';
import { readPage } from './pageRows';
import { propertiesOf, type SpreadsheetColumn } from './spreadsheetColumn';

/** The description of a register's spreadsheet; plain data, because it is posted to a worker. */
export interface Spreadsheet {
  resource: string;
  sheet: string;
  /** Heading of the first column, which counts rows from 1. */
  rowNumber: string;
  columns: readonly SpreadsheetColumn[];
}

/** A sheet that is already complete. */
export interface WholeSheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: readonly Cell[][];
}

/**
 * Messages to the worker, in order: the spreadsheet, the bytes of the page answer, the end. Alternatively a
 * single message with complete tables or a sheet.
 */
export type Order =
  | { begin: Spreadsheet }
  | { bytes: Uint8Array }
  | { end: true }
  | { tables: readonly PaperTable[] }
  | { sheet: WholeSheet };

/** The worker's reply to each message; the sender waits for it. `total` is the page answer's own total. */
export type Report =
  { rows: number; file?: undefined } | { rows: number; total: number; file: Blob } | { failed: 'reading' };

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Builds one spreadsheet from a page answer or a table; runs in the worker. */
export function createSpreadsheetTask(): (order: Order) => Promise<Report> {
  let making: Making | undefined;
  return async (order) => {
    if ('begin' in order) {
      making = begin(order.begin);
      return { rows: 0 };
    }
    if ('sheet' in order) return wholeSheet(order.sheet);
    if ('tables' in order) return finished(0, await paperWorkbook(order.tables));
    if (!making) throw new Error('Nothing has been begun');
    return 'bytes' in order ? add(making, order.bytes) : finish(making);
  };
}

async function wholeSheet({ name, columns, rows }: WholeSheet): Promise<Report> {
  const workbook = startWorkbook(name, columns);
  await workbook.add(rows);
  return finished(rows.length, await workbook.finish());
}

type Making = ReturnType<typeof begin>;

function begin({ resource, sheet, rowNumber, columns }: Spreadsheet) {
  const endpoint = endpoints[resource];
  const sheetColumns: SheetColumn[] = [{ heading: rowNumber, kind: 'number' }, ...columns];
  return {
    page: readPage(),
    workbook: startWorkbook(sheet, sheetColumns),
    // records of regular resources need no conversion
    fromWire:
      endpoint?.kind === 'register'
        ? recordReader(endpoint, propertiesOf(columns))
        : (wire: WireRecord) => wire,
    readers: columns.map(cellReader),
    rows: 0,
  };
}

/**
 * The most bytes that are parsed at once. A browser may pass on megabytes, and small parts take less memory
 * and time.
 */
const BYTES_AT_ONCE = 64 * 1024;

async function add(making: Making, bytes: Uint8Array): Promise<Report> {
  const { page, workbook, fromWire, readers } = making;
  for (let from = 0; from < bytes.length; from += BYTES_AT_ONCE) {
    const wires = read(() => page.read(bytes.subarray(from, from + BYTES_AT_ONCE)));
    if (!wires) return { failed: 'reading' };
    await workbook.add(
      wires.map((wire, index) => {
        const record = fromWire(wire);
        return [making.rows + index + 1, ...readers.map((cell) => cell(record))];
      }),
    );
    making.rows += wires.length;
  }
  return { rows: making.rows };
}

async function finish({ page, workbook, rows }: Making): Promise<Report> {
  const total = read(() => page.end());
  if (total === null) return { failed: 'reading' };
  return { ...finished(rows, await workbook.finish()), total };
}

const finished = (rows: number, pieces: Uint8Array<ArrayBuffer>[]) => ({
  rows,
  total: rows,
  file: new Blob(pieces, { type: XLSX }),
});

function read<T>(task: () => T): T | null {
  try {
    return task();
  } catch {
    return null;
  }
}
