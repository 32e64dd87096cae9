import { FileFault, LARGEST_FILE } from './fileFault';
import type { FileOrder, FileReport, LookOrder, Part, PartOrder, SheetLook } from './fileTask';

/** A file that a worker holds open. Each promise may reject with a FileFault. */
export interface OpenFile {
  name: string;
  sheets: { name: string; rows: number; isHidden?: boolean }[];
  look: (order: LookOrder) => Promise<SheetLook>;
  part: (order: PartOrder) => Promise<Part>;
  close: () => void;
}

/**
 * How long reading may take, in milliseconds: without having read a further part of the file, such as a page, and
 * altogether. A file may be made so that reading it never ends.
 */
const LONGEST_PART = 20_000;
const LONGEST = 60_000;

/**
 * Opens a spreadsheet, or pasted cells, in a worker of its own.
 * @param html pasted cells as a table of a page
 * @throws FileFault
 */
export async function openFile(source: File | string, pastedName = '', html = ''): Promise<OpenFile> {
  const isPasted = typeof source === 'string';
  const order = isPasted ? { paste: source, ...(html && { html }) } : { open: await bytesOf(source) };
  const { ask, close } = openWorker();
  try {
    const opened = await ask(order);
    return {
      name: isPasted ? pastedName : source.name,
      sheets: 'sheets' in opened ? opened.sheets : [],
      look: async (look) => ((await ask({ look })) as { look: SheetLook }).look,
      part: async (part) => ((await ask({ part })) as { part: Part }).part,
      close,
    };
  } catch (failure) {
    close();
    throw failure;
  }
}

/** The text of a file, read in a worker of its own, with `|` between columns. @throws FileFault */
export async function openText(file: File): Promise<string> {
  const order = { read: await bytesOf(file) };
  const { ask, close } = openWorker();
  try {
    return ((await ask(order)) as { text: string }).text;
  } finally {
    close();
  }
}

async function bytesOf(file: File): Promise<Uint8Array> {
  if (file.size > LARGEST_FILE) throw new FileFault('tooLarge');
  return new Uint8Array(
    await file.arrayBuffer().catch(() => {
      throw new FileFault('gone');
    }),
  );
}

type Answer = Exclude<FileReport, { fault: unknown } | { goesOn: true }>;

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
      const end = Date.now() + LONGEST;
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(
          () => {
            worker.terminate();
            reject(new FileFault('tookTooLong'));
          },
          Math.min(LONGEST_PART, end - Date.now()),
        );
      };
      wait();
      worker.onmessage = ({ data: { report } }: MessageEvent<{ report?: FileReport }>) => {
        if (!report) return; // pdf.js says that it has been loaded
        if ('goesOn' in report) return wait();
        clearTimeout(timer);
        if ('fault' in report) reject(new FileFault(report.fault, report.params));
        else resolve(report);
      };
      worker.onerror = ({ message }) => {
        clearTimeout(timer);
        // an error of a script that failed to load has no message; one for lack of memory has one
        reject(new FileFault(message ? 'expandsTooFar' : 'noReader'));
      };
      const bytes = 'open' in order ? order.open : 'read' in order ? order.read : null;
      worker.postMessage(order, bytes ? [bytes.buffer as ArrayBuffer] : []);
    });
  const ask = (order: FileOrder): Promise<Answer> => {
    const answer = last.then(() => carryOut(order));
    last = answer.catch(() => {});
    return answer;
  };
  return { ask, close };
}
