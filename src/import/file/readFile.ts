import { LONGEST_CELL, MOST_COLUMNS, MOST_ROWS, type Cell } from '../../../domain/imports';
import { decodeText } from './decodeText';
import { readDelimited } from './delimited';
import { guardElements } from './elements';
import { FileFault, LARGEST_FILE } from './fileFault';
import { readHtmlTables } from './htmlTables';
import { inflate } from './inflate';
import { placed, ROWS_READ, type Sheet } from './sheet';
import { unpacked, zipDirectory, ZipFault, type Parts } from '../../../domain/zip';

/** The cells of more bytes of an xls or xlsb would fill the memory. */
const LARGEST_BINARY = 28 * 1024 * 1024;

function refuseLarge(parts: readonly Uint8Array[]): void {
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  if (bytes > LARGEST_BINARY) throw new FileFault('expandsTooFar');
}

export type Opened =
  { workbook: Parts | Uint8Array } | { document: Uint8Array } | { pdf: Uint8Array } | { text: string };

/**
 * Recognises a file by its bytes, whatever its name ends in, and unpacks it within the limits of memory.
 * @returns null for a kind of file that is not read.
 * @throws FileFault
 */
export function opened(bytes: Uint8Array): Opened | null {
  if (bytes.length > LARGEST_FILE) throw new FileFault('tooLarge');
  if (!bytes.length) throw new FileFault('empty');
  if (startsWith(bytes, [0x50, 0x4b])) return unzipped(bytes);
  if (OLD_WORKBOOKS.some((signature) => startsWith(bytes, signature))) {
    refuseLarge([bytes]);
    // a document of Word before 2007, which is in the same container
    if (new TextDecoder('utf-16le').decode(bytes).includes('WordDocument')) return null;
    return { workbook: bytes };
  }
  if (startsWith(bytes, PDF)) return { pdf: bytes };
  if (OTHERS.some((signature) => startsWith(bytes, signature))) return null;
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  return text.includes('\u0000') ? null : { text };
}

/** @throws FileFault */
function unzipped(bytes: Uint8Array): Opened | null {
  try {
    return wantedOf(bytes);
  } catch (failure) {
    throw failure instanceof ZipFault ? new FileFault(failure.code) : failure;
  }
}

function wantedOf(bytes: Uint8Array): Opened | null {
  const files = zipDirectory(bytes);
  if (files.some(({ name }) => /vbaProject\.bin$/i.test(name))) throw new FileFault('macros');
  const wanted = [WORKBOOK, BINARY_WORKBOOK, OPEN_DOCUMENT, [BODY]].find(([main]) =>
    files.some(({ name }) => main!.test(name)),
  );
  if (!wanted) return null;
  const parts = unpacked(
    bytes,
    files.filter(({ name }) => wanted.some((pattern) => pattern.test(name))),
    inflate,
  );
  if (wanted === BINARY_WORKBOOK) refuseLarge(Object.values(parts));
  else guardElements(parts);
  const [body] = wanted[0] === BODY ? Object.values(parts) : [];
  return body ? { document: body } : { workbook: parts };
}

/** The main part of each kind of zip, and the others that are read: no drawings, comments or links. */
const WORKBOOK = [
  /^xl\/workbook\.xml$/i,
  /^\[Content_Types\]\.xml$/i,
  /^xl\/_rels\/workbook\.xml\.rels$/i,
  /^xl\/(?:\w+sheets\/)?(?!calcChain|comments)[^/]+\.xml$/i,
];
const BINARY_WORKBOOK = [
  /^xl\/workbook\.bin$/i,
  /^\[Content_Types\]\.xml$/i,
  /^xl\/_rels\/workbook\.bin\.rels$/i,
  /^xl\/(?:\w+sheets\/)?(?!calcChain|comments)[^/]+\.bin$/i,
];
const OPEN_DOCUMENT = [/^content\.xml$/, /^styles\.xml$/, /^META-INF\/manifest\.xml$/];
const BODY = /^word\/document\.xml$/i;

/**
 * Reads the sheets of a workbook, or of a text with separators.
 * @param onSheet is called after each sheet.
 * @throws FileFault with what to tell the user.
 */
export async function readFile(bytes: Uint8Array, onSheet?: () => void): Promise<Sheet[]> {
  const file = opened(bytes);
  if (file && 'text' in file) return readText(file.text);
  if (!file || !('workbook' in file)) throw new FileFault('unknownKind', { kinds: SHEET_KINDS });
  return limited((await import('./workbook')).readWorkbook(file.workbook, onSheet));
}

/** The kinds of files that the import takes, as they are told. */
const SHEET_KINDS = 'xlsx, xls, ods, csv, tsv';

/** The first bytes of xls files: since Excel 5, and of Excel 2, 3 and 4. */
const OLD_WORKBOOKS = [
  [0xd0, 0xcf, 0x11, 0xe0],
  [9, 0, 4, 0],
  [9, 2, 6, 0],
  [9, 4, 6, 0],
];

const bytesOf = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0));

const PDF = bytesOf('%PDF');

/** The first bytes of png, jpeg, gif, gzip, 7z, rar and rtf files. */
const OTHERS = ['\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', '\u001f\u008b', '7z\u00bc', 'Rar!', '{\\rtf'].map(
  bytesOf,
);

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** Reads cells from the clipboard: as a table of a page, where a cell may have line breaks, otherwise as text. */
export async function readPasted(text: string, html = ''): Promise<Sheet[]> {
  const tables = /<table/i.test(html) ? readHtmlTables(html, ROWS_READ + 1) : [];
  return tables.length ? limited(tables) : readText(text);
}

/** Reads csv or tsv, and the web pages and XML workbooks that programs save under the name of a spreadsheet. */
export async function readText(text: string): Promise<Sheet[]> {
  if (/^\s*<[!?a-z]/i.test(text)) return readMarkup(text);
  if (/^MIME-Version:/i.test(text)) throw new FileFault('noTable');
  if (text.includes('\u0000')) throw new FileFault('unknownKind', { kinds: SHEET_KINDS });
  // a row's index is its line in the file, so that errors name the line that an editor shows
  const rows = placed(
    readDelimited(text, ROWS_READ).map(({ line, cells }) => [
      line - 1,
      cells.map((cell) => withoutFormula(cell) || null),
    ]),
  );
  if (!rows.length) throw new FileFault('empty');
  return limited([{ name: '', rows, merges: [] }]);
}

async function readMarkup(text: string): Promise<Sheet[]> {
  if (/<(?:\w+:)?Workbook\s[^>]*urn:schemas-microsoft-com:office:spreadsheet/.test(text.slice(0, 20_000))) {
    const bytes = new TextEncoder().encode(text);
    guardElements({ workbook: bytes });
    return limited((await import('./workbook')).readWorkbook(bytes));
  }
  const tables = readHtmlTables(text, ROWS_READ + 1);
  if (!tables.length) throw new FileFault('noTable');
  return limited(tables);
}

/** `="00123"`, by which programs keep the zeros of a number in csv. */
const withoutFormula = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

function limited(sheets: Sheet[]): Sheet[] {
  for (const { name, rows } of sheets) {
    const filled = rows.filter((cells) => cells.length).length;
    if (filled > ROWS_READ) throw new FileFault('tooManyRows', { sheet: name, most: MOST_ROWS });
    rows.forEach((cells, index) => {
      const line = index + 1;
      if (cells.length > MOST_COLUMNS) {
        throw new FileFault('tooManyColumns', { line, count: cells.length, most: MOST_COLUMNS });
      }
      const isLong = (cell: Cell) => typeof cell === 'string' && cell.length > LONGEST_CELL;
      if (cells.some(isLong)) throw new FileFault('cellTooLong', { line, most: LONGEST_CELL });
    });
  }
  return sheets;
}
