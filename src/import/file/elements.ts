import { strFromU8 } from 'fflate';
import { MOST_ROWS } from '../../../domain/imports';
import { FileFault } from './fileFault';
import { ROWS_READ } from './sheet';
import type { Parts } from '../../../domain/zip';

/** The most cells with a value in all sheets of a file, such as 50,000 rows of 40 columns. */
export const MOST_FILLED = 2_000_000;

/** The most elements of XML: a cell has up to three, and its text two. */
const MOST_ELEMENTS = 3 * MOST_FILLED;

/**
 * Refuses parts of a workbook or document with so many elements that their objects would fill the memory, and sheets
 * with too many rows. Also hides elements of which a single one makes the workbook's reader add any number of cells or
 * columns.
 * @throws FileFault
 */
export function guardElements(parts: Parts): void {
  let left = MOST_ELEMENTS;
  for (const part of Object.values(parts)) {
    // a byte order mark of UTF-16, in which the names below would not be seen
    if (part[0] === 0xff || part[0] === 0xfe) throw new FileFault('damaged');
    let rows = 0;
    let isNewRow = false;
    for (let at = part.indexOf(LESS); at !== -1; at = part.indexOf(LESS, at + 1)) {
      if (part[at + 1] === SLASH) continue;
      if ((left -= 1) < 0) throw new FileFault('expandsTooFar');
      const name = nameAt(part, at + 1);
      if (is(part, name, ROW)) isNewRow = true;
      else if (isNewRow && VALUES.some((each) => is(part, name, each))) {
        isNewRow = false;
        if ((rows += 1) > ROWS_READ) throw new FileFault('tooManyRows', { most: MOST_ROWS });
      } else if (RANGES.some((each) => is(part, name, each))) part[name.begin] = 0x78;
    }
  }
  const repeated = parts['content.xml'];
  if (repeated) refuseRepeated(strFromU8(repeated, true));
}

const [LESS, SLASH, COLON] = [0x3c, 0x2f, 0x3a];

const bytesOf = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0));

const ROW = bytesOf('row');
/** A row has cells without either for their looks alone. */
const VALUES = ['v', 'is'].map(bytesOf);
/** Hyperlinks and columns of a sheet cover ranges; neither holds a value. */
const RANGES = ['hyperlink', 'col'].map(bytesOf);

interface Place {
  begin: number;
  end: number;
}

/** Where an element's name stands, without its prefix. */
function nameAt(part: Uint8Array, from: number): Place {
  let begin = from;
  let end = from;
  for (; isNameByte(part[end]); end++) if (part[end] === COLON) begin = end + 1;
  return { begin, end };
}

const is = (part: Uint8Array, { begin, end }: Place, name: readonly number[]) =>
  name.length === end - begin && name.every((byte, index) => part[begin + index] === byte);

/** Whether a byte may stand in a name, the colon after its prefix included. */
const isNameByte = (byte = 0) => byte > 0x2f && byte !== 0x3e && byte !== 0x3c && byte !== 0x3d;

/** An OpenDocument sheet writes equal cells and equal rows once, with how often they are repeated. */
function refuseRepeated(content: string): void {
  let rows = 1;
  let left = MOST_FILLED;
  for (const [, name, attributes] of content.matchAll(REPEATABLE)) {
    if (name!.toLowerCase() === 'table-row') rows = timesOf(attributes!, 'rows');
    else if (!attributes!.endsWith('/')) left -= rows * timesOf(attributes!, 'columns');
    if (left < 0) throw new FileFault('expandsTooFar');
  }
}

const REPEATABLE = /<(?:[\w-]+:)?(table-row|table-cell)(?=[\s_/>])((?:[^>"]|"[^"]*")*)>/gi;

const timesOf = (attributes: string, what: 'rows' | 'columns') =>
  Number(new RegExp(`number-${what}-repeated[^=]*=\\s*["']?\\s*(\\d+)`, 'i').exec(attributes)?.[1] ?? 1);
