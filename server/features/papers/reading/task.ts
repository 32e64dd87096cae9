import type { PaperType } from '../../../../domain/papers';

export interface ReadPaper {
  /** 0 for a file that has no pages of its own, such as a Word document. */
  pages: number;
  /** The text layer, page by page; empty for a scan. */
  text: string[];
}

/** Why a file could not be read. */
export type ReadingFault = 'damaged' | 'password' | 'tooMuch' | 'noSuchPage' | 'noPicture';

/** What the reading process can do with a file, which is a path. */
export interface Tasks {
  read(file: string, type: PaperType): Promise<ReadPaper>;
  labels(file: string, type: PaperType): Promise<string[]>;
  picture(file: string, type: PaperType, page: number, width: number): Promise<Uint8Array>;
}

export interface Order {
  task: keyof Tasks;
  values: unknown[];
}

export type Answer = { result: unknown } | { fault: ReadingFault };

/** A file that cannot be read or drawn. */
export class UnreadablePaper extends Error {
  constructor(readonly fault: ReadingFault) {
    super(fault);
  }
}

/** The widest picture, in pixels. */
export const WIDEST_PICTURE = 2000;
