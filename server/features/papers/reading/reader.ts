import type { PaperType } from '../../../../domain/papers';
import { busy } from '../../../platform/http/errors';
import { createSemaphore } from '../../../platform/semaphore';
import { startReadingProcess, type ReadingProcess } from './readingProcess';
import { WIDEST_PICTURE, type Order, type ReadPaper } from './task';

/** How many papers are read at once: a picture that somebody waits for, and a paper that is being taken in. */
const AT_ONCE = 2;

/** Limits of waiting for one's turn: milliseconds, and pictures. */
const LONGEST_WAIT = 20_000;
const MOST_WAITING = 200;

export type PaperReader = ReturnType<typeof createPaperReader>;

interface Options {
  /** The built server/programs/readPapers.ts. */
  program: string;
  /** Maximum time for one paper, in milliseconds. */
  longest?: number;
}

/**
 * Reads papers in processes of their own, since the files come from anywhere: one that crashes the libraries, never
 * ends or needs too much memory ends its process, and the next paper starts another.
 */
export function createPaperReader({ program, longest = 30_000 }: Options) {
  const turns = createSemaphore<'shown' | 'takenIn'>({
    atOnce: AT_ONCE,
    limitsOf: (key) => (key === 'shown' ? { first: true, queue: MOST_WAITING } : { slots: 1 }),
  });
  const free: ReadingProcess[] = [];
  const inUse = new Set<ReadingProcess>();

  let isClosed = false;

  async function ask(order: Order): Promise<unknown> {
    if (isClosed) throw busy();
    const found = free.find((process) => process.isAlive());
    const process = found ?? startReadingProcess(program);
    free.splice(0, free.length, ...free.filter((other) => other.isAlive() && other !== process));
    inUse.add(process);
    try {
      return await process.ask(order, longest);
    } catch (error) {
      // ended with the server, not by the file
      throw isClosed ? busy() : error;
    } finally {
      inUse.delete(process);
      free.push(process);
    }
  }

  const takeIn = (order: Order) => turns.run('takenIn', { refusal: busy }, () => ask(order));

  return {
    /** The pages and text layer of a PDF, the pages of an image. @throws UnreadablePaper */
    readPaper: (file: string, type: PaperType) =>
      takeIn({ task: 'read', values: [file, type] }) as Promise<ReadPaper>,

    /** What the QR codes on page 1 say. @throws UnreadablePaper */
    labelsOf: (file: string, type: PaperType) =>
      takeIn({ task: 'labels', values: [file, type] }) as Promise<string[]>,

    /** A page (from 1) as a JPEG at most `width` pixels wide. @throws UnreadablePaper; 503 if too many wait */
    pictureOf: (file: string, type: PaperType, page: number, width: number) =>
      turns.run('shown', { refusal: busy, maxWait: LONGEST_WAIT }, () =>
        ask({ task: 'picture', values: [file, type, page, Math.min(width, WIDEST_PICTURE)] }),
      ) as Promise<Uint8Array>,

    close() {
      isClosed = true;
      for (const process of [...free, ...inUse]) process.end();
    },
  };
}
