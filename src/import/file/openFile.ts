import type { NamedField } from '../../../domain/import/guessColumns';
import type { HeadingRows } from '../../../domain/import/headings';
import { FileFault, LARGEST_FILE } from './fileFault';
import type { FileOrder, FileReport, Part, SheetLook } from './fileTask';

/** A file that a worker holds open. Each promise may reject with a FileFault. */
export interface OpenFile {
  name: string;
  sheets: { name: string; rows: number; isHidden?: boolean }[];
  look: (
    sheet: number,
    fields: readonly NamedField[],
    headings?: HeadingRows,
    taken?: readonly number[],
    skipsHidden?: boolean,
  ) => Promise<SheetLook>;
  part: (
    sheet: number,
    look: Pick<SheetLook, 'headings' | 'taken' | 'skipsHidden'>,
    from: number,
    columns?: { identifiers: readonly number[]; days: readonly number[] },
  ) => Promise<Part>;
  close: () => void;
}

/** The time in milliseconds after which reading a file is given up, because it may never end. */
const TIME_LIMIT = 60_000;

/**
 * Opens a chosen file, or pasted cells, in a worker of its own.
 * @param html pasted cells as a table of a page
 * @throws FileFault
 */
export async function openFile(source: File | string, pastedName = '', html = ''): Promise<OpenFile> {
  const isPasted = typeof source === 'string';
  if (!isPasted && source.size > LARGEST_FILE) throw new FileFault('tooLarge');
  const { ask, close } = openWorker();
  try {
    const opened = isPasted
      ? await ask({ paste: source, ...(html && { html }) })
      : await ask({ open: new Uint8Array(await source.arrayBuffer()) });
    return {
      name: isPasted ? pastedName : source.name,
      sheets: 'sheets' in opened ? opened.sheets : [],
      look: async (sheet, fields, headings, taken = [], skipsHidden = false) => {
        const answer = await ask({
          look: { sheet, fields, taken, skipsHidden, ...(headings && { headings }) },
        });
        return (answer as { look: SheetLook }).look;
      },
      part: async (sheet, { headings, taken, skipsHidden }, from, columns) =>
        ((await ask({ part: { sheet, headings, taken, skipsHidden, from, ...columns } })) as { part: Part })
          .part,
      close,
    };
  } catch (failure) {
    close();
    throw failure;
  }
}

type Answer = Exclude<FileReport, { fault: unknown }>;

/** A worker that takes orders one after another; one that exceeds the time limit is terminated. */
function openWorker() {
  const worker = new Worker(new URL('./file.worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const close = () => {
    clearTimeout(timer);
    worker.terminate();
  };
  const carryOut = (order: FileOrder) =>
    new Promise<Answer>((resolve, reject) => {
      timer = setTimeout(() => {
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
        // an error of a script that failed to load has no message; one for lack of memory has one
        reject(new FileFault(message ? 'expandsTooFar' : 'noReader'));
      };
      worker.postMessage(order, 'open' in order ? [order.open.buffer as ArrayBuffer] : []);
    });
  const ask = (order: FileOrder): Promise<Answer> => {
    const answer = last.then(() => carryOut(order));
    last = answer.catch(() => {});
    return answer;
  };
  return { ask, close };
}
