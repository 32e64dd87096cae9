import { toAsciiDigits } from '../digits';
import type { Cell } from '../imports';
import { readBijoy } from './bijoy';
import { readDay } from './days';
import { wordKey } from './words';
import { readAmount } from './amounts';

/** The rows with the headings of a table, counted from 0; `first` equals `last` if they fill one row. */
export interface HeadingRows {
  first: number;
  last: number;
}

/** How many rows may come before the headings. */
const ROWS_LOOKED_AT = 30;

const textOf = (cell: Cell | undefined): string =>
  cell === undefined || cell === null ? '' : String(cell).replace(/\s+/g, ' ').trim();

/**
 * Guesses the rows with the headings: the row with the most known labels or, if several have as many, with
 * the most texts. A row above it with a single text is a title; a row with group headings directly above it
 * belongs to the headings.
 *
 * @param known whether a text is a label of the register.
 */
export function guessHeadings(
  rows: readonly (readonly Cell[])[],
  merges: readonly MergedCells[],
  known: (text: string) => boolean,
): HeadingRows {
  const scores = rows.slice(0, ROWS_LOOKED_AT).map((row) => scoreOf(row, known));
  const best = scores.indexOf(Math.max(...scores));
  if (best === -1) return { first: 0, last: 0 };
  if (isHeadingPart(rows, best + 1) && hasPartsBelow(merges, best)) return { first: best, last: best + 1 };
  if (
    best > 0 &&
    hasPartsBelow(merges, best - 1) &&
    isHeadingPart(rows, best - 1) &&
    !isTitle(rows, best - 1)
  ) {
    return { first: best - 1, last: best };
  }
  return { first: best, last: best };
}

function scoreOf(row: readonly Cell[], known: (text: string) => boolean): number {
  const texts = row.map(textOf).filter(Boolean);
  const headings = texts.filter((text) => isHeading(text));
  if (texts.length < 2) return texts.length && known(texts[0]!) ? 2 : 0;
  const labels = headings.filter((text) => known(text)).length;
  return labels * 5 + headings.length - 3 * (texts.length - headings.length);
}

/** Whether a cell can be a heading: a short text, neither a number nor a date. */
const isHeading = (text: string) =>
  text.length <= 120 && /\p{L}/u.test(text) && typeof readDay(text).value !== 'string';

const isHeadingPart = (rows: readonly (readonly Cell[])[], at: number) => {
  const texts = (rows[at] ?? []).map(textOf).filter(Boolean);
  return texts.length > 0 && texts.every(isHeading);
};

const isTitle = (rows: readonly (readonly Cell[])[], at: number) =>
  new Set((rows[at] ?? []).map(textOf).filter(Boolean)).size < 2;

/** Whether headings continue in the next row: below cells merged sideways, or by cells merged down into it. */
const hasPartsBelow = (merges: readonly MergedCells[], row: number) => {
  const within = merges.filter(({ top, bottom }) => top <= row && bottom >= row);
  return within.some(({ left, right, bottom }) => bottom === row + 1 || (bottom === row && right > left));
};

/** The heading of each column, two rows joined; `''` where there is none. */
export function headingTexts(
  rows: readonly (readonly Cell[])[],
  merges: readonly MergedCells[],
  { first, last }: HeadingRows,
): string[] {
  const width = Math.max(0, ...rows.slice(first, last + 1).map((row) => row.length));
  return Array.from({ length: width }, (_, column) => {
    const parts: string[] = [];
    for (let row = first; row <= last; row++) {
      const part = textOf(mergedCell(rows, merges, row, column));
      if (part && !parts.includes(part)) parts.push(part);
    }
    return parts.join(' – ');
  });
}

function mergedCell(
  rows: readonly (readonly Cell[])[],
  merges: readonly MergedCells[],
  row: number,
  column: number,
): Cell | undefined {
  const merge = merges.find(
    ({ top, left, bottom, right }) => top <= row && row <= bottom && left <= column && column <= right,
  );
  return merge ? rows[merge.top]?.[merge.left] : rows[row]?.[column];
}

/** Why a row below the headings is no record. */
export type LeftOut = 'empty' | 'total' | 'heading' | 'numbers' | 'title';

const TOTAL = /^(মোট|সর্বমোট|উপমোট|সর্ব মোট|grand ?total|sub-? ?total|total)(?![\p{L}\p{M}])/iu;

/**
 * Whether a text marks a row of totals, as `Total` and `মোট (১২টি)` do; with more words it may be a name, as in
 * `Total Gas Ltd`.
 */
function isTotal(text: string, isSparse: boolean): boolean {
  const read = readBijoy(text);
  return TOTAL.test(read) && (isSparse || !/\p{L}/u.test(read.replace(TOTAL, '').replace(/\(.*\)/, '')));
}

/**
 * Why a row is no record, or null: it is empty, has totals, repeats the headings, numbers the columns (1, 2,
 * 3 …), or is a title over a part of the table, which is a single cell that is merged over others (`isWide`)
 * or has a colon. A name that stands alone may be a record.
 */
export function leftOut(
  row: readonly Cell[],
  headings: readonly string[],
  isWide: boolean = false,
): LeftOut | null {
  const texts = row.map(textOf);
  const filled = texts.filter(Boolean);
  if (!filled.length) return 'empty';
  const columns = headings.filter(Boolean).length;
  const isSparse = 2 * filled.length < columns;
  if (isTotal(filled[0]!, isSparse)) return 'total';
  if (filled.length < columns && filled.slice(0, 3).some((text) => isTotal(text, isSparse))) return 'total';
  if (filled.length > 1 && texts.every((text, at) => !text || headings[at]?.includes(text))) return 'heading';
  if (
    filled.length > 2 &&
    filled.every((text, at) => toAsciiDigits(text).replace(/[()]/g, '') === String(at + 1))
  ) {
    return 'numbers';
  }
  const isTitle = filled.length === 1 && columns > 2 && /\p{L}/u.test(texts[0]!);
  return isTitle && (isWide || /[:ঃ]/.test(texts[0]!)) ? 'title' : null;
}

/** The rows, from 0, whose first cell is merged over those beside it. */
export const wideRows = (merges: readonly MergedCells[]): ReadonlySet<number> =>
  new Set(merges.flatMap(({ top, left, right }) => (left === 0 && right > 0 ? top : [])));

/** Whether a heading is that of the row numbers, which belong to no field. */
export const isRowNumber = (heading: string): boolean =>
  /^(sn|sno|slno|serial|serialno|serialnumber|sl|no|ক্র|ক্রনং|ক্রমিক|ক্রমিকনং|ক্রমিকনম্বর|ক্রমিকসংখ্যা|নং)$/u.test(
    wordKey(readBijoy(heading)),
  );

/** Merged cells: rows and columns are counted from 0, both ends included. */
export interface MergedCells {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/**
 * Copies the text of vertically merged cells into each of their rows, since a company written once beside three
 * filings is the company of all three. An amount stays in the first row only, because it would otherwise be counted
 * three times. A row without other cells stays empty, since it only makes the merged cell higher.
 * @param below the row of the headings; merged cells that begin there or above are left alone.
 */
export function mergedDown(
  rows: readonly Cell[][],
  merges: readonly MergedCells[],
  below: number,
): readonly Cell[][] {
  const given = [...rows];
  for (const { top, left, bottom } of merges) {
    const cell = rows[top]?.[left] ?? null;
    if (top <= below || !isText(cell)) continue;
    for (let at = top + 1; at <= Math.min(bottom, rows.length - 1); at++) {
      if (!rows[at]!.some((own) => own !== null && own !== '')) continue;
      const cells = Array.from(
        { length: Math.max(given[at]!.length, left + 1) },
        (_, place) => given[at]![place] ?? null,
      );
      cells[left] = cell;
      given[at] = cells;
    }
  }
  return given;
}

const isText = (cell: Cell) => typeof cell === 'string' && readAmount(cell).code !== undefined;
