import { LINE } from '../../../domain/fields';
import { dayOrder } from '../../../domain/import/days';
import { isDoubtfulBijoy, looksLikeBijoy } from '../../../domain/import/bijoy';
import { guessColumns, knownHeadings, type NamedField } from '../../../domain/import/guessColumns';
import {
  guessHeadings,
  headingTexts,
  leftOut,
  type HeadingRows,
  type LeftOut,
  wideRows,
} from '../../../domain/import/headings';
import { mergedDown } from '../../../domain/import/mergedCells';
import { statedUnit } from '../../../domain/import/units';
import { LARGEST_PART, MOST_ROWS, type AmountUnit, type Cell } from '../../../domain/imports';
import { shortened } from '../shortened';
import { FileFault, type FileFaultCode, type FileFaultParams } from './fileFault';
import { readFile, readText } from './readFile';
import { isEmptyCell, type Sheet } from './sheet';
import { textOf } from './textOf';

/**
 * Orders to the worker: open a file or pasted cells, look at one sheet, or give a part of its rows to send; or give
 * the text of a file.
 */
export type FileOrder =
  | { open: Uint8Array }
  | { read: Uint8Array }
  | { paste: string }
  | {
      look: {
        sheet: number;
        fields: readonly NamedField[];
        headings?: HeadingRows;
        taken?: readonly number[];
      };
    }
  | { part: { sheet: number; headings: HeadingRows; from: number; taken?: readonly number[] } };

/** A column of a sheet, with the facts that the guesses need. */
export interface ColumnLook {
  column: number;
  heading: string;
  /** The first cells of the column, each text once. */
  samples: string[];
  /** Whether day or month comes first in the column's dates, see `dayOrder`. */
  order: ReturnType<typeof dayOrder>;
  /** Whether some cells are certainly Bijoy. */
  isBijoy: boolean;
  /** Cells of ASCII letters, which may be Bijoy or English. */
  doubtful: string[];
  /** The unit of amounts that the heading states, or else a title above the table. */
  unit: AmountUnit | null;
  /** The field that the column probably holds. */
  guess: string | null;
  /** Whether the guess is from the cells alone. */
  isByContent: boolean;
}

/** What was recognised in a sheet, and its first rows. */
export interface SheetLook {
  headings: HeadingRows;
  columns: ColumnLook[];
  /** How many rows are records. */
  rows: number;
  /** Rows that seem to be no records and are left out, with their line in the sheet. */
  leftOut: { line: number; why: LeftOut; text: string }[];
  /** Lines of `leftOut` that the user imports nevertheless. */
  taken: readonly number[];
  /** How many rows take texts from cells merged over several rows. */
  merged: number;
  /** The sheet's first rows, to choose the headings from. */
  preview: Cell[][];
}

/** A part of the rows as JSON, small enough to be sent; `next` is where the next part begins. */
export interface Part {
  json: string;
  rows: number;
  next: number | null;
}

/** `goesOn`: a part of the file has been read. */
export type FileReport =
  | { goesOn: true }
  | { text: string }
  | { sheets: { name: string; rows: number }[] }
  | { look: SheetLook }
  | { part: Part }
  | { fault: FileFaultCode; params: FileFaultParams };

const SAMPLES = 5;
const MOST_DOUBTFUL = 100;
const PREVIEW_ROWS = 15;
/** The fewest rows that the preview shows below the headings. */
const ROWS_BELOW = 5;
/** The number of rows from which it is decided how a column is to be read. */
const ROWS_LOOKED_AT = 5_000;
/** The size of a part, which leaves room for the other properties of the request. */
const PART_BYTES = LARGEST_PART - 64 * 1024;

const shownText = (cell: Cell): string => shortened(String(cell));

/**
 * Reads one file; runs in the worker, which keeps the rows so that the page never holds them all.
 * @param onPart is called when a part of the file has been read.
 */
export function createFileTask(onPart = () => {}): (order: FileOrder) => Promise<FileReport> {
  let sheets: Sheet[] = [];
  return async (order) => {
    try {
      if ('look' in order) return { look: look(sheets[order.look.sheet]!, order.look) };
      if ('part' in order) return { part: part(sheets[order.part.sheet]!, order.part) };
      if ('read' in order) return { text: await textOf(order.read, onPart) };
      sheets = 'open' in order ? await readFile(order.open, onPart) : readText(order.paste);
      return { sheets: sheets.map(({ name, rows }) => ({ name, rows: rows.length })) };
    } catch (failure) {
      if (failure instanceof FileFault) return { fault: failure.code, params: failure.params };
      return { fault: 'damaged', params: {} };
    }
  };
}

function look(
  { rows, merges }: Sheet,
  {
    fields,
    headings = guessHeadings(rows, merges, knownHeadings(fields)),
    taken = [],
  }: { fields: readonly NamedField[]; headings?: HeadingRows; taken?: readonly number[] },
): SheetLook {
  const texts = headingTexts(rows, merges, headings);
  const width = Math.max(
    0,
    ...rows.slice(headings.first, headings.first + ROWS_LOOKED_AT).map((row) => row.length),
  );
  const left: SheetLook['leftOut'] = [];
  const records: Cell[][] = [];
  const isTaken = new Set(taken);
  const wide = wideRows(merges);
  const given = mergedDown(rows, merges, headings.last);
  given.slice(headings.last + 1).forEach((row, index) => {
    const line = headings.last + 2 + index;
    const why = leftOut(row, texts, wide.has(line - 1));
    if (!why || isTaken.has(line)) records.push(row);
    if (why && why !== 'empty') {
      left.push({
        line,
        why,
        text: shortened(String(row.find((cell) => !isEmptyCell(cell)))),
      });
    }
  });
  if (records.length > MOST_ROWS) throw new FileFault('tooManyRows', { most: MOST_ROWS });
  const seen = records.slice(0, ROWS_LOOKED_AT);
  const columns = Array.from({ length: width }, (_, column) => {
    const cells = seen.map((row) => row[column] ?? null).filter((cell) => !isEmptyCell(cell));
    return { column, heading: (texts[column] ?? '').slice(0, LINE), cells };
  }).filter(({ heading, cells }) => heading || cells.length);
  const guessed = guessColumns(fields, columns);
  const titles = rows.slice(0, headings.first).flat();
  const [unitAbove = null] = titles.flatMap((cell) => statedUnit(String(cell ?? '')) ?? []);
  return {
    headings,
    columns: columns.map(({ column, heading, cells }) => ({
      column,
      heading,
      samples: [...new Set(cells.map(shownText))].slice(0, SAMPLES),
      order: dayOrder(cells),
      isBijoy: cells.some((cell) => typeof cell === 'string' && looksLikeBijoy(cell)),
      doubtful: [
        ...new Set(cells.filter((cell) => typeof cell === 'string' && isDoubtfulBijoy(cell)).map(shownText)),
      ].slice(0, MOST_DOUBTFUL),
      unit: statedUnit(heading) ?? unitAbove,
      guess: guessed.get(column)?.field ?? null,
      isByContent: guessed.get(column)?.by === 'content',
    })),
    rows: records.length,
    leftOut: left,
    taken,
    merged: given.filter((row, at) => row !== rows[at]).length,
    preview: rows
      .slice(0, Math.max(PREVIEW_ROWS, headings.last + 1 + ROWS_BELOW))
      .map((row) => row.slice(0, 60).map((cell) => cell && shownText(cell))),
  };
}

function part(
  { rows, merges }: Sheet,
  { headings, from, taken = [] }: { headings: HeadingRows; from: number; taken?: readonly number[] },
): Part {
  const isTaken = new Set(taken);
  const wide = wideRows(merges);
  const texts = headingTexts(rows, merges, headings);
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let bytes = 2;
  let at = Math.max(from, headings.last + 1);
  const given = mergedDown(rows, merges, headings.last);
  for (; at < rows.length; at++) {
    const cells = given[at]!;
    if (!isTaken.has(at + 1) && leftOut(cells, texts, wide.has(at))) continue;
    const piece = JSON.stringify({ line: at + 1, cells });
    const size = encoder.encode(piece).length + 1;
    if (bytes + size > PART_BYTES && pieces.length) break;
    pieces.push(piece);
    bytes += size;
  }
  return { json: `[${pieces.join(',')}]`, rows: pieces.length, next: at < rows.length ? at : null };
}
