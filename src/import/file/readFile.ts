import { LONGEST_CELL, MOST_COLUMNS, MOST_ROWS, type Cell } from '../../../domain/imports';
import { decodeText } from './decodeText';
import { readDelimited } from './delimited';
import { FileFault, LARGEST_FILE } from './fileFault';
import { readHtmlTables } from './htmlTables';
import { isEmptyCell, type Sheet } from './sheet';
import { readWorkbook } from './workbook';
import { refuseBomb, zipDirectory } from './zipDirectory';

/** The number of rows that a sheet may have besides its records, such as headings. */
const ROWS_BESIDES = 1_000;

/** Reads a file's sheets, whatever its name ends in. @throws FileFault with what to tell the user. */
export async function readFile(bytes: Uint8Array): Promise<Sheet[]> {
  if (bytes.length > LARGEST_FILE) throw new FileFault('tooLarge');
  if (!bytes.length) throw new FileFault('empty');
  if (startsWith(bytes, [0x50, 0x4b])) {
    const files = zipDirectory(bytes);
    const has = (pattern: RegExp) => files.some(({ name }) => pattern.test(name));
    if (has(/vbaProject\.bin$/i)) throw new FileFault('macros');
    if (!has(/^xl\/workbook\.(xml|bin)$/) && !has(/^content\.xml$/)) throw new FileFault('notASheet');
    await refuseBomb(bytes, files);
    return limited(readWorkbook(bytes, MOST_ROWS + ROWS_BESIDES + 1));
  }
  if (OLD_WORKBOOKS.some((signature) => startsWith(bytes, signature))) {
    return limited(readWorkbook(bytes, MOST_ROWS + ROWS_BESIDES + 1));
  }
  if (OTHERS.some((signature) => startsWith(bytes, signature))) throw new FileFault('notASheet');
  return readText(decodeText(bytes));
}

/** The first bytes of xls files: since Excel 5, and of Excel 2, 3 and 4. */
const OLD_WORKBOOKS = [
  [0xd0, 0xcf, 0x11, 0xe0],
  [9, 0, 4, 0],
  [9, 2, 6, 0],
  [9, 4, 6, 0],
];

/** The first bytes of pdf, png, jpeg, gif, gzip, 7z, rar and rtf files. */
const OTHERS = [
  '%PDF',
  '\u0089PNG',
  '\u00ff\u00d8\u00ff',
  'GIF8',
  '\u001f\u008b',
  '7z\u00bc',
  'Rar!',
  '{\\rtf',
].map((text) => Array.from(text, (sign) => sign.charCodeAt(0)));

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** Reads cells from the clipboard: as a table of a page, where a cell may have line breaks, otherwise as text. */
export function readPasted(text: string, html = ''): Sheet[] {
  const tables = /<table/i.test(html) ? readHtmlTables(html, MOST_ROWS + ROWS_BESIDES + 1) : [];
  return tables.length ? limited(tables) : readText(text);
}

/** Reads csv or tsv, and the web pages and XML workbooks that programs save under the name of a spreadsheet. */
export function readText(text: string): Sheet[] {
  if (/^\s*<[!?a-z]/i.test(text)) return readMarkup(text);
  if (/^MIME-Version:/i.test(text)) throw new FileFault('noTable');
  if (text.includes('\u0000')) throw new FileFault('notASheet');
  const read = readDelimited(text.replace(/^\uFEFF/, ''), MOST_ROWS + ROWS_BESIDES);
  const rows: Cell[][] = [];
  // a row's index is its line in the file, so that errors name the line that an editor shows
  for (const { line, cells } of read) {
    while (rows.length < line - 1) rows.push([]);
    rows.push(cells.map((cell) => withoutFormula(cell) || null));
  }
  while (rows.length && rows.at(-1)!.every(isEmptyCell)) rows.pop();
  if (!rows.length) throw new FileFault('empty');
  return limited([{ name: '', rows, merges: [] }]);
}

function readMarkup(text: string): Sheet[] {
  if (/<(?:\w+:)?Workbook\s[^>]*urn:schemas-microsoft-com:office:spreadsheet/.test(text.slice(0, 20_000))) {
    return limited(readWorkbook(new TextEncoder().encode(text), MOST_ROWS + ROWS_BESIDES + 1));
  }
  const tables = readHtmlTables(text, MOST_ROWS + ROWS_BESIDES + 1);
  if (!tables.length) throw new FileFault('noTable');
  return limited(tables);
}

/** `="00123"`, by which programs keep the zeros of a number in csv. */
const withoutFormula = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

function limited(sheets: Sheet[]): Sheet[] {
  for (const { name, rows } of sheets) {
    if (rows.length > MOST_ROWS + ROWS_BESIDES)
      throw new FileFault('tooManyRows', { sheet: name, most: MOST_ROWS });
    rows.forEach((cells, index) => {
      const line = index + 1;
      if (cells.length > MOST_COLUMNS && cells.slice(MOST_COLUMNS).some((cell) => !isEmptyCell(cell))) {
        throw new FileFault('tooManyColumns', { line, count: cells.length, most: MOST_COLUMNS });
      }
      const isLong = (cell: Cell) => typeof cell === 'string' && cell.length > LONGEST_CELL;
      if (cells.some(isLong)) throw new FileFault('cellTooLong', { line, most: LONGEST_CELL });
    });
  }
  return sheets;
}
