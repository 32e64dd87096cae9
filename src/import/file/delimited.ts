import { MOST_ROWS } from '../../../domain/imports';
import { FileFault } from './fileFault';
import { LAST_LINE } from './sheet';

/** A row of a sheet before its columns are recognised: `line` counts from 1. */
interface TextRow {
  line: number;
  cells: string[];
}

const QUOTE = '"';

/**
 * Reads csv, tsv or pasted cells; the separator is the one that is most frequent in the first lines. A quote
 * that is not closed is refused, because everything after it would become one cell.
 */
export function readDelimited(text: string, mostRows: number): TextRow[] {
  const separator = separatorOf(text);
  const rows: TextRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let begun = 1;
  let at = 0;
  const endRow = () => {
    // empty lines count for no limit, as empty rows of a workbook do not
    if (cells.some(Boolean)) rows.push({ line: begun, cells });
    cells = [];
    begun = line;
  };
  while (at <= text.length) {
    const cell = text[at] === QUOTE ? quoted(text, at, line) : plain(text, at, separator);
    cells.push(cell.text);
    line += cell.breaks;
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    endRow();
    if (line > LAST_LINE) throw new FileFault('tooManyRows', { most: MOST_ROWS });
    if (rows.length > mostRows || at >= text.length) break;
  }
  return rows;
}

interface ReadCell {
  text: string;
  /** Where the cell ends: at a separator, a line break or the end. */
  end: number;
  breaks: number;
}

function plain(text: string, from: number, separator: string): ReadCell {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { text: text.slice(from, end), end, breaks: 0 };
}

function quoted(text: string, from: number, line: number): ReadCell {
  let close = from;
  do {
    close = text.indexOf(QUOTE, close + 1);
    if (close === -1) throw new FileFault('quoteOpen', { line });
    // inside quotes, a doubled quote stands for one
  } while (text[close + 1] === QUOTE && ++close);
  const inside = text.slice(from + 1, close).replaceAll('""', QUOTE);
  let end = close + 1;
  while (end < text.length && !/[,;\t\r\n]/.test(text[end]!)) end += 1;
  return {
    text: inside + text.slice(close + 1, end),
    end,
    breaks: inside.split('\n').length - 1,
  };
}

const SEPARATORS = ['\t', ';', ','];

/** The most frequent separator outside quotes in the first lines. */
function separatorOf(text: string): string {
  const start = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '');
  const lines = start.split(/\r?\n/, 30).filter((line) => line.trim());
  const count = (separator: string) =>
    lines.reduce((sum, line) => sum + Math.min(line.split(separator).length - 1, 200), 0);
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0]!;
}
