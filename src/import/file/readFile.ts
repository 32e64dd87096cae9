import { LONGEST_CELL, MOST_COLUMNS, MOST_ROWS, type Cell } from '../../../domain/imports';
import { decodeText } from './decodeText';
import { readDelimited } from './delimited';
import { FileFault, LARGEST_FILE } from './fileFault';
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

/** Reads csv, tsv or pasted cells. */
export function readText(text: string): Sheet[] {
  // a web page or an XML workbook, which other programs save under the name of a spreadsheet
  if (/^\s*<[!?a-z]/i.test(text)) throw new FileFault('notASheet');
  if (text.includes('\u0000')) throw new FileFault('notASheet');
  const read = readDelimited(text.replace(/^\uFEFF/, ''), MOST_ROWS + ROWS_BESIDES);
  const rows: Cell[][] = [];
  // a row's index is its line in the file, so that errors name the line that an editor shows
  for (const { line, cells } of read) {
    while (rows.length < line - 1) rows.push([]);
    rows.push(cells.map((cell) => cell || null));
  }
  while (rows.length && rows.at(-1)!.every(isEmptyCell)) rows.pop();
  if (!rows.length) throw new FileFault('empty');
  return limited([{ name: '', rows, merges: [] }]);
}

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
