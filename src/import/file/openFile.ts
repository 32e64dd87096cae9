import type { NamedField } from '../../../domain/import/guessColumns';
import type { HeadingRows } from '../../../domain/import/headings';
import { FileFault, LARGEST_FILE } from './fileFault';
import type { FileOrder, FileReport, Part, SheetLook } from './fileTask';

/** A file that a worker holds open. Each promise may reject with a FileFault. */
export interface OpenFile {
  name: string;
  sheets: { name: string; rows: number }[];
  look: (sheet: number, fields: readonly NamedField[], headings?: HeadingRows) => Promise<SheetLook>;
  part: (sheet: number, headings: HeadingRows, from: number) => Promise<Part>;
  close: () => void;
}

/** Milliseconds; a file that takes longer is taken for one that never ends. */
const TIME_LIMIT = 60_000;

/** Opens a chosen file, or pasted cells, in a worker of its own. @throws FileFault */
export async function openFile(source: File | string, pastedName = ''): Promise<OpenFile> {
  const isPasted = typeof source === 'string';
  if (!isPasted && source.size > LARGEST_FILE) throw new FileFault('tooLarge');
  const worker = new Worker(new URL('./file.worker.ts', import.meta.url), { type: 'module' });
  try {
    const opened = isPasted
      ? await ask(worker, { paste: source })
      : await ask(worker, { open: new Uint8Array(await source.arrayBuffer()) });
    return {
      name: isPasted ? pastedName : source.name,
      sheets: 'sheets' in opened ? opened.sheets : [],
      look: async (sheet, fields, headings) => {
        const answer = await ask(worker, { look: { sheet, fields, ...(headings && { headings }) } });
        return (answer as { look: SheetLook }).look;
      },
      part: async (sheet, headings, from) =>
        ((await ask(worker, { part: { sheet, headings, from } })) as { part: Part }).part,
      close: () => worker.terminate(),
    };
  } catch (failure) {
    worker.terminate();
    throw failure;
  }
}

/** Sends an order and waits for its report; a worker that exceeds the time limit is terminated. */
function ask(worker: Worker, order: FileOrder): Promise<Exclude<FileReport, { fault: unknown }>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      worker.terminate();
      reject(new FileFault('tookTooLong'));
    }, TIME_LIMIT);
    worker.onmessage = ({ data }: MessageEvent<FileReport>) => {
      clearTimeout(timer);
      if ('fault' in data) reject(new FileFault(data.fault, data.params));
      else resolve(data);
    };
    worker.onerror = ({ message }) => {
      clearTimeout(timer);
      // a script that failed to load has no message; one that ran out of memory has
      reject(new FileFault(message ? 'expandsTooFar' : 'noReader'));
    };
    worker.postMessage(order, 'open' in order ? [order.open.buffer as ArrayBuffer] : []);
  });
}
