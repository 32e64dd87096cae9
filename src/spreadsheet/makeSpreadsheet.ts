import type { Order, Report, Spreadsheet } from './spreadsheetTask';

/** Why there is no spreadsheet although every call succeeded. */
export class SpreadsheetFailure extends Error {
  constructor(readonly reason: 'incomplete' | 'impossible' | 'notLoaded') {
    super(`No spreadsheet: ${reason}`);
  }
}

export interface Making {
  spreadsheet: Spreadsheet;
  /** The register's page answer with so many rows, as it arrives. */
  fetchRows: (size: number) => Promise<AsyncIterable<Uint8Array>>;
  /** How many rows there should be, as far as is known. */
  total: number;
  signal: AbortSignal;
  onRows: (rows: number) => void;
}

/** How often the rows are fetched when there were more of them than had been asked for. */
const ATTEMPTS = 3;

/** Makes the spreadsheet of all rows in a worker of its own. All of them, or it rejects. */
export async function makeSpreadsheet(making: Making): Promise<Blob> {
  let size = making.total;
  for (let attempt = 1; ; attempt++) {
    const { rows, total, file } = await inWorker(making, size);
    if (rows === total) return file;
    // While the list lay open the register has grown; anything else is half an answer.
    if (rows !== size || total < size || attempt === ATTEMPTS) throw new SpreadsheetFailure('incomplete');
    size = total;
  }
}

async function inWorker({ spreadsheet, fetchRows, signal, onRows }: Making, size: number) {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), { type: 'module' });
  try {
    await ask(worker, { begin: spreadsheet }, signal);
    for await (const bytes of await fetchRows(size)) {
      onRows((await ask(worker, { bytes: owned(bytes) }, signal)).rows);
    }
    const report = await ask(worker, { end: true }, signal);
    if (!report.file) throw new SpreadsheetFailure('impossible');
    return report;
  } finally {
    worker.terminate();
  }
}

type Answer = Exclude<Report, { failed: string }>;

/** Gives an order and waits for the report, so that nothing piles up. Bytes are handed over, not copied. */
function ask(worker: Worker, order: Order, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.onabort = () => reject(signal.reason);
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (!('failed' in data)) return resolve(data);
      reject(new SpreadsheetFailure('incomplete'));
    };
    // What a script throws has a message; a script that could not be fetched has none.
    worker.onerror = (event) => reject(new SpreadsheetFailure(event.message ? 'impossible' : 'notLoaded'));
    worker.postMessage(order, 'bytes' in order ? [order.bytes.buffer as ArrayBuffer] : []);
  });
}

/** Bytes that share their buffer with nothing else. */
const owned = (bytes: Uint8Array) => (bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice());
