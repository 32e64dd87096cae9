import { formatDay, parseDay } from '../../domain/dates';
import { LARGE_MONEY, STYLE } from './sheetStyles';
import type { SpreadsheetColumn } from './spreadsheetColumn';

/** What a cell holds: a text, or a number that its column's format gives a meaning; null when empty. */
export type Cell = string | number | null;

/** The number of a row, or what a list's column holds. */
export type SheetFormat = 'number' | SpreadsheetColumn['format'];

interface Facts {
  /** Of its columns, in characters. */
  narrowest: number;
  /** How a value is written; without it as a text. Amounts that are missing are 0, as in the lists. */
  cell?: (value: unknown) => Cell;
  /** How a number looks. */
  style: (value: number) => number;
}

const DAYS_TO_1970 = 25_569;
const MS_A_DAY = 86_400_000;

export const sheetFormats: Record<SheetFormat, Facts> = {
  number: { narrowest: 7, style: () => STYLE.plain },
  text: { narrowest: 12, style: () => STYLE.plain },
  money: {
    narrowest: 18,
    cell(value) {
      const taka = Number(value ?? 0);
      return Number.isFinite(taka) ? taka : textOf(value);
    },
    style: (taka) => (Math.abs(taka) < LARGE_MONEY ? STYLE.money : STYLE.largeMoney),
  },
  date: {
    narrowest: 13,
    /** A day's number counts from 1899-12-30. Before March 1900 spreadsheets do not agree which is which: a text. */
    cell(value) {
      const day = parseDay(value);
      if (!day) return textOf(value) || null;
      return day < '1900-03-01' ? formatDay(day, 'en') : Date.parse(day) / MS_A_DAY + DAYS_TO_1970;
    },
    style: () => STYLE.date,
  },
};

export function textOf(value: unknown): string {
  const isShown = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isShown ? String(value) : '';
}
