import type { Paper } from '../../dataProvider/papers';

/** A version of a paper's file. */
export type Scan = Pick<Paper, 'id' | 'fileVersion' | 'type' | 'bytes' | 'pages' | 'fileName'>;

/** The pages of a paper, numbered from 1, as the viewer draws them. */
export interface Pages {
  count: number;
  /** The size of a page, in pixels at its own size. */
  size: (page: number) => Promise<Size>;
  /** Draws a page into an empty element of its size times `scale`, turned by quarters. */
  draw: (page: number, host: HTMLElement, view: View, signal: AbortSignal) => Promise<void>;
  /** The text of a page, with a space for each end of a line; absent if the paper has none. */
  text?: (page: number) => Promise<string>;
  /** A page for the printer. */
  picture: (page: number) => Promise<Blob>;
  close: () => void;
}

export interface Size {
  width: number;
  height: number;
}

export interface View {
  scale: number;
  /** Quarter turns clockwise. */
  turns: number;
}

export const turned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 1 ? { width: height, height: width } : { width, height };
