import type { PaperTable } from '@casebook/xlsx-writer';
import type { Order, Report, Spreadsheet } from './spreadsheetTask';

export interface Download {
  fileName: string;
  spreadsheet: Spreadsheet;
  /** The register's page answer with so many rows, as it arrives. */
  fetchRows: (size: number) => Promise<AsyncIterable<Uint8Array>>;
  /** How many rows there are, as far as is known. */
  total: number;
  signal: AbortSignal;
  onRows: (rows: number) => void;
}

/** How often the rows are fetched when there were more of them than had been asked for. */
const ATTEMPTS = 3;

/**
 * Makes a spreadsheet in a worker of its own and hands it to the browser. It holds all rows, or there is
 * none and this rejects; the error's message is a text to show, or a key of the catalogue.
 * @returns how many rows it holds.
 */
export async function downloadSpreadsheet(download: Download): Promise<number> {
  let size = download.total;
  for (let attempt = 1; ; attempt++) {
    const { rows, total, file } = await make(download, size);
    if (rows === total) {
      saveFile(file, download.fileName);
      return rows;
    }
    // The register has grown since the list was shown; anything else is half an answer.
    const grown = rows === size && total > size;
    if (!grown || attempt === ATTEMPTS) throw failure('lists.export.incomplete');
    size = total;
  }
}

async function make({ spreadsheet, fetchRows, signal, onRows }: Download, size: number) {
  signal.throwIfAborted();
  const worker = openWorker();
  try {
    await tell(worker, { begin: spreadsheet }, signal);
    for await (const bytes of await fetchRows(size)) {
      onRows((await tell(worker, { bytes: owned(bytes) }, signal)).rows);
    }
    const report = await tell(worker, { end: true }, signal);
    if (!report.file) throw failure('lists.export.impossible');
    return report;
  } finally {
    worker.terminate();
  }
}

/** The same for a table that is at hand whole. */
export async function downloadTable(fileName: string, table: PaperTable): Promise<void> {
  const worker = openWorker();
  try {
    const { file } = await tell(worker, { table });
    if (!file) throw failure('lists.export.impossible');
    saveFile(file, fileName);
  } finally {
    worker.terminate();
  }
}

const openWorker = () => new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), { type: 'module' });

/** Gives an order and waits for the report, so that nothing piles up. Bytes are handed over, not copied. */
function tell(worker: Worker, order: Order, signal?: AbortSignal): Promise<Exclude<Report, Unreadable>> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    if (signal) signal.onabort = () => reject(signal.reason);
    worker.onmessage = ({ data }: MessageEvent<Report>) =>
      'failed' in data ? reject(failure('lists.export.incomplete')) : resolve(data);
    // What a script throws has a message; a script that could not be fetched has none.
    worker.onerror = ({ message }) =>
      reject(failure(message ? 'lists.export.impossible' : 'errors.noResponse'));
    worker.postMessage(order, 'bytes' in order ? [order.bytes.buffer as ArrayBuffer] : []);
  });
}

type Unreadable = Extract<Report, { failed: unknown }>;

const failure = (key: 'lists.export.incomplete' | 'lists.export.impossible' | 'errors.noResponse') =>
  new Error(key);

/** Bytes that share their buffer with nothing else. */
const owned = (bytes: Uint8Array) => (bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice());

/** In milliseconds. Some browsers begin to read the file only after the click; by then they have. */
const READ_BY = 40_000;

/** Hands a file to the browser as a download. */
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replaceAll('/', '-'); // a slash would be a folder
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_BY);
}
