import type { Formula } from './cellXml';

/** A table that is made for paper, whole; plain data, since it is posted to a worker. */
export interface PaperTable {
  sheet: string;
  /** At the top of every page. */
  title: string;
  /** At its bottom: who issues it, and its number, where `&P` stands for the page and `&N` for how many. */
  issuer: string;
  pageNumber: string;
  columns: readonly PaperColumn[];
  /** How many of the columns stay in sight when it is scrolled sideways. */
  frozen: number;
  rows: readonly (readonly PaperCell[])[];
  /** The last row, which stands out. */
  totals: readonly PaperCell[];
}

export interface PaperColumn {
  heading: string;
  /** Written above the headings, once for neighbours that share it. Without it the heading is two rows high. */
  group?: string;
  kind: 'count' | 'text' | 'money';
  /** In characters. */
  width: number;
}

export type PaperCell = string | number | Formula | null;

/** How many rows the headings take; the first row below them is the next. */
export const HEADING_ROWS = 2;
