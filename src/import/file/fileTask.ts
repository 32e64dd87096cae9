import { LINE } from '../../../domain/fields';
import { dayOrder } from '../../../domain/import/days';
import { isDoubtfulBijoy, looksLikeBijoy } from '../../../domain/import/bijoy';
import { guessColumns, knownHeadings, type NamedField } from '../../../domain/import/guessColumns';
import {
  guessHeadings,
  headingTexts,
  leftOut,
  mergedDown,
  type HeadingRows,
  type LeftOut,
  wideRows,
} from '../../../domain/import/headings';
import { statedUnit } from '../../../domain/import/amounts';
import { LARGEST_PART, MOST_ROWS, type AmountUnit, type Cell } from '../../../domain/imports';
import { shortened } from '../errorText';
import { FileFault, type FileFaultCode, type FileFaultParams } from './fileFault';
import { readFile, readPasted } from './readFile';
import { isEmptyCell, type Sheet } from './sheet';
import { textOf } from './textOf';

/** Looks at a sheet: its headings are guessed unless they are given. */
export interface LookOrder {
  sheet: number;
  fields: readonly NamedField[];
  headings?: HeadingRows | undefined;
  /** Lines of rows that seem to be no records and are imported nevertheless. */
  taken?: readonly number[];
  skipsHidden?: boolean;
}

/** Gives a part of a sheet's rows to send. */
export interface PartOrder
  extends Pick<SheetLook, 'headings'>, Partial<Pick<SheetLook, 'taken' | 'skipsHidden'>> {
  sheet: number;
  from: number;
  /** The columns with numbers of files and the like, and those with days. */
  identifiers?: readonly number[];
  days?: readonly number[];
}

/** Orders to the worker: open a file or pasted cells, then look at a sheet or give its rows; or give a file's text. */
export type FileOrder =
  | { open: Uint8Array }
  | { read: Uint8Array }
  | { paste: string; html?: string }
  | { look: LookOrder }
  | { part: PartOrder };

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
  /** How many records are in hidden rows, and whether they are left out. */
  hidden?: number;
  skipsHidden?: boolean;
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
  | { sheets: { name: string; rows: number; isHidden?: boolean }[] }
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
      if ('part' in order) return { part: await part(sheets[order.part.sheet]!, order.part) };
      if ('read' in order) return { text: await textOf(order.read, onPart) };
      sheets =
        'open' in order ? await readFile(order.open, onPart) : await readPasted(order.paste, order.html);
      return {
        sheets: sheets.map(({ name, rows, isHidden = false }) => ({ name, rows: rows.length, isHidden })),
      };
    } catch (failure) {
      if (failure instanceof FileFault) return { fault: failure.code, params: failure.params };
      return { fault: 'damaged', params: {} };
    }
  };
}

function look(
  { rows, merges, hidden = NONE_HIDDEN }: Sheet,
  {
    fields,
    headings = guessHeadings(rows, merges, knownHeadings(fields)),
    taken = [],
    skipsHidden = false,
  }: LookOrder,
): SheetLook {
  const texts = headingTexts(rows, merges, headings);
  const width = Math.max(
    0,
    ...rows.slice(headings.first, headings.first + ROWS_LOOKED_AT).map((row) => row.length),
  );
  const left: SheetLook['leftOut'] = [];
  const records: Cell[][] = [];
  let hiddenRecords = 0;
  const isTaken = new Set(taken);
  const wide = wideRows(merges);
  const given = mergedDown(rows, merges, headings.last);
  given.slice(headings.last + 1).forEach((row, index) => {
    const line = headings.last + 2 + index;
    const why = leftOut(row, texts, wide.has(line - 1));
    const isRecord = !why || isTaken.has(line);
    if (isRecord && hidden.has(line - 1)) hiddenRecords += 1;
    if (isRecord && !(skipsHidden && hidden.has(line - 1))) records.push(row);
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
    hidden: hiddenRecords,
    skipsHidden,
    merged: given.filter((row, at) => row !== rows[at]).length,
    preview: rows
      .slice(0, Math.max(PREVIEW_ROWS, headings.last + 1 + ROWS_BELOW))
      .map((row) => row.slice(0, 60).map((cell) => cell && shownText(cell))),
  };
}

async function part(
  sheet: Sheet,
  { headings, from, taken = [], skipsHidden = false, identifiers = [], days = [] }: PartOrder,
): Promise<Part> {
  const { rows, merges, hidden = NONE_HIDDEN } = sheet;
  const { dayAsShown } = sheet.dateFormats?.length ? await import('./workbook') : { dayAsShown: String };
  const isTaken = new Set(taken);
  const wide = wideRows(merges);
  const texts = headingTexts(rows, merges, headings);
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let bytes = 2;
  let at = Math.max(from, headings.last + 1);
  const given = mergedDown(rows, merges, headings.last);
  for (; at < rows.length; at++) {
    if (skipsHidden && hidden.has(at)) continue;
    if (!isTaken.has(at + 1) && leftOut(given[at]!, texts, wide.has(at))) continue;
    const cells = asMeant(sheet, given[at]!, at, { identifiers, days, dayAsShown });
    const piece = JSON.stringify({ line: at + 1, cells });
    const size = encoder.encode(piece).length + 1;
    if (bytes + size > PART_BYTES && pieces.length) break;
    pieces.push(piece);
    bytes += size;
  }
  return { json: `[${pieces.join(',')}]`, rows: pieces.length, next: at < rows.length ? at : null };
}

/** A day's number in a workbook that counts from 1904, as one that counts from 1900 has it. */
const since1900 = (serial: number): number => serial + 1462;

const NONE_HIDDEN: ReadonlySet<number> = new Set();

/**
 * A row with the cells that depend on their column: a date where a number is expected is sent as the sheet shows it
 * (`Sep-08`), and a day without a format counts from 1904 if the workbook does.
 */
function asMeant(
  { dateFormats = [], is1904 = false }: Sheet,
  row: readonly Cell[],
  at: number,
  {
    identifiers,
    days,
    dayAsShown,
  }: Record<'identifiers' | 'days', readonly number[]> & {
    dayAsShown: (day: string, format: string) => string;
  },
): readonly Cell[] {
  const formats = dateFormats[at];
  const shown = formats ? identifiers.filter((column) => formats[column] !== undefined) : [];
  const counted = is1904 ? days.filter((column) => typeof row[column] === 'number') : [];
  if (!shown.length && !counted.length) return row;
  const cells = [...row];
  for (const column of shown) cells[column] = dayAsShown(String(row[column]), formats![column]!);
  for (const column of counted) cells[column] = since1900(row[column] as number);
  return cells;
}
