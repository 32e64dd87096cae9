import type { PaperTable } from '@casebook/xlsx-writer';
import type { Order, Report, Spreadsheet, WholeSheet } from './spreadsheetTask';

export interface Download {
  fileName: string;
  spreadsheet: Spreadsheet;
  /** Streams a page of the register with this many rows. */
  fetchRows: (size: number) => Promise<AsyncIterable<Uint8Array>>;
  /** The number of rows that is known so far. */
  total: number;
  signal: AbortSignal;
  onRows: (rows: number) => void;
}

/** How many times the rows are fetched at most if the register grows meanwhile. */
const ATTEMPTS = 3;

/**
 * Builds a spreadsheet in a worker and starts its download. If it cannot contain all rows, the promise
 * rejects with an error whose message is a text or a catalogue key. @returns the number of rows.
 */
export async function downloadSpreadsheet(download: Download): Promise<number> {
  let size = download.total;
  for (let attempt = 1; ; attempt++) {
    const { rows, total, file } = await make(download, size);
    if (rows === total) {
      saveFile(file, download.fileName);
      return rows;
    }
    // A larger total means the register has grown; any other difference is an incomplete answer.
    const grown = rows === size && total > size;
    if (!grown || attempt === ATTEMPTS) throw failure('lists.export.incomplete');
    size = total;
  }
}

async function make({ spreadsheet, fetchRows, signal, onRows }: Download, size: number) {
  signal.throwIfAborted();
  const worker = openWorker();
  try {
    await send(worker, { begin: spreadsheet }, signal);
    for await (const bytes of await fetchRows(size)) {
      onRows((await send(worker, { bytes: owned(bytes) }, signal)).rows);
    }
    const report = await send(worker, { end: true }, signal);
    if (!report.file) throw failure('lists.export.impossible');
    return report;
  } finally {
    worker.terminate();
  }
}

/** Like `downloadSpreadsheet`, for tables that are already complete, each in a sheet of its own. */
export const downloadTable = (fileName: string, ...tables: PaperTable[]): Promise<void> =>
  downloadComplete(fileName, { tables });

/** Like `downloadSpreadsheet`, for a sheet that is already complete. */
export const downloadSheet = (fileName: string, sheet: WholeSheet): Promise<void> =>
  downloadComplete(fileName, { sheet });

async function downloadComplete(fileName: string, order: Order): Promise<void> {
  const worker = openWorker();
  try {
    const { file } = await send(worker, order);
    if (!file) throw failure('lists.export.impossible');
    saveFile(file, fileName);
  } finally {
    worker.terminate();
  }
}

const openWorker = () => new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), { type: 'module' });

/** Sends an order and waits for its report, for backpressure. Bytes are transferred, not copied. */
function send(worker: Worker, order: Order, signal?: AbortSignal): Promise<Exclude<Report, Unreadable>> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    if (signal) signal.onabort = () => reject(signal.reason);
    worker.onmessage = ({ data }: MessageEvent<Report>) =>
      'failed' in data ? reject(failure('lists.export.incomplete')) : resolve(data);
    // An error thrown by the script has a message; a script that failed to load has none.
    worker.onerror = ({ message }) =>
      reject(failure(message ? 'lists.export.impossible' : 'errors.noResponse'));
    worker.postMessage(order, 'bytes' in order ? [order.bytes.buffer as ArrayBuffer] : []);
  });
}

type Unreadable = Extract<Report, { failed: unknown }>;

const failure = (key: 'lists.export.incomplete' | 'lists.export.impossible' | 'errors.noResponse') =>
  new Error(key);

/** The bytes in a buffer of their own, because transferring detaches the whole buffer. */
const owned = (bytes: Uint8Array) => (bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice());

/**
 * Milliseconds after which the URL is revoked. It is not revoked at once, because some browsers read the file
 * only after the click.
 */
const REVOKE_AFTER_MS = 40_000;

/** The name of the file without slashes, which would name folders. */
export const fileNameOf = (name: string): string => name.replaceAll('/', '-');

/** Saves a file on the person's computer. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
