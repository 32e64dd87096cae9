import type { Formula } from './cellXml';

/** A complete table for printing; plain data, because it is posted to a worker. */
export interface PaperTable {
  sheet: string;
  /** Printed at the top of every page. */
  title: string;
  /**
   * The page footer: who issues it, and the page number, where `&P` stands for the page and `&N` for the
   * page count.
   */
  issuer: string;
  pageNumber: string;
  columns: readonly PaperColumn[];
  /** How many columns stay visible when it is scrolled sideways. */
  frozen: number;
  rows: readonly (readonly PaperCell[])[];
  /** The last row, in bold. */
  totals: readonly PaperCell[];
}

export interface PaperColumn {
  heading: string;
  /**
   * Heading above this column's own, merged over neighbours with the same group. Without it the column's
   * heading spans two rows.
   */
  group?: string;
  kind: 'count' | 'text' | 'money';
  /** Width in characters. */
  width: number;
}

export type PaperCell = string | number | Formula | null;

export const HEADING_ROWS = 2;
