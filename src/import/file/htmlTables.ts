import type { Cell } from '../../../domain/imports';
import type { MergedCells } from '../../../domain/import/headings';
import type { Sheet } from './sheet';

/** The most cells or rows that one cell may span, so that a hostile page cannot fill the memory. */
const MOST_SPANNED = 1_000;

/** A wider table is refused in any case. */
const WIDEST = 20_000;

interface Table {
  rows: Cell[][];
  merges: MergedCells[];
  hidden: Set<number>;
  /** For each column, down to which row a cell above covers it. */
  covered: number[];
  cell: { texts: string[]; attributes: string } | null;
}

/**
 * The tables of a web page, each as a sheet: many programs export them under the name of a spreadsheet, and browsers
 * and Word put them on the clipboard. A table within a table is a sheet of its own. Cells are texts, as displayed.
 */
export function readHtmlTables(html: string, mostRows: number): Sheet[] {
  const tables: Table[] = [];
  const open: Table[] = [];
  let count = 0;
  for (const { name, isEnd, attributes, text } of tokensOf(html)) {
    const table = open.at(-1);
    if (name === 'table' && !isEnd) {
      const begun: Table = { rows: [], merges: [], hidden: new Set(), covered: [], cell: null };
      tables.push(begun);
      open.push(begun);
    } else if (!table) continue;
    else if (name === 'table') {
      endCell(table);
      open.pop();
    } else if (name === 'tr') {
      endCell(table);
      if (isEnd) continue;
      if (++count > mostRows) break;
      if (HIDDEN.test(attributes)) table.hidden.add(table.rows.length);
      table.rows.push([]);
    } else if (name === 'td' || name === 'th') {
      endCell(table);
      if (!isEnd) table.cell = { texts: [], attributes };
    } else if (table.cell) {
      table.cell.texts.push(name === null ? text.replace(/\s+/g, ' ') : BREAKS.has(name) ? '\n' : '');
    }
  }
  for (const table of open) endCell(table);
  const found = tables.filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== null)));
  return found.map(({ rows, merges, hidden }, at) => ({
    name: found.length > 1 ? String(at + 1) : '',
    rows,
    merges,
    hidden,
  }));
}

const HIDDEN = /display\s*:\s*none|(?:^|\s)hidden(?:[\s=]|$)/i;
const BREAKS = new Set(['br', 'p', 'div', 'li']);

/** Puts the open cell of a table in the next free column, and the columns and rows that it spans with it. */
function endCell(table: Table): void {
  const { cell, rows, merges, covered } = table;
  table.cell = null;
  if (!cell) return;
  if (!rows.length) rows.push([]);
  const at = rows.length - 1;
  const row = rows[at]!;
  if (row.length > WIDEST) return;
  let column = row.length;
  while ((covered[column] ?? -1) >= at) column += 1;
  const [right, down] = ['colspan', 'rowspan'].map((name) => spanned(cell.attributes, name));
  while (row.length < column) row.push(null);
  row.push(textOf(cell.texts, cell.attributes));
  for (let next = column; next < column + right!; next++) {
    covered[next] = at + down! - 1;
    if (next > column) row.push(null);
  }
  if (right! > 1 || down! > 1) {
    merges.push({ top: at, left: column, bottom: at + down! - 1, right: column + right! - 1 });
  }
}

const spanned = (attributes: string, name: string): number =>
  Math.min(MOST_SPANNED, Math.max(1, Number(attributeOf(attributes, name) ?? 1) || 1));

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']?([^"'\\s>]*)`, 'i').exec(attributes)?.[1];

/** The displayed text, or the number that a program keeps beside it where the text lacks its digits. */
function textOf(texts: readonly string[], attributes: string): Cell {
  const lines = decoded(texts.join(''))
    .split('\n')
    .map((line) => line.replace(/[ \u00A0\t\r]+/g, ' ').trim());
  const text = lines.filter(Boolean).join('\n');
  const exact = /^\d(?:\.\d+)?e\+\d+$|^#+$/i.test(text)
    ? (attributeOf(attributes, 'x:num') ?? attributeOf(attributes, 'sdval'))
    : undefined;
  return exact || text || null;
}

interface Token {
  /** The element's name in lower case; null for a text. */
  name: string | null;
  isEnd: boolean;
  attributes: string;
  text: string;
}

/** Elements whose content is no text. */
const RAW = new Set(['script', 'style', 'xml', 'title']);

/** The tags and texts of a page, in one pass. */
function* tokensOf(html: string): Generator<Token> {
  for (let at = 0; at < html.length;) {
    const tag = html.indexOf('<', at);
    const end = tag === -1 ? html.length : tag;
    if (end > at) yield { name: null, isEnd: false, attributes: '', text: html.slice(at, end) };
    if (tag === -1) return;
    if (html.startsWith('<!--', tag)) {
      at = after(html, '-->', tag);
      continue;
    }
    const [, slash = '', written = ''] = /^<(\/?)([a-z][\w:]*)/i.exec(html.slice(tag, tag + 40)) ?? [];
    const name = written.toLowerCase();
    const close = endOfTag(html, tag);
    const attributes = html.slice(tag + 1 + slash.length + name.length, close);
    if (name) yield { name, isEnd: slash !== '', attributes, text: '' };
    at = close + 1;
    if (!slash && RAW.has(name)) {
      const ending = new RegExp(`</${name}`, 'gi');
      ending.lastIndex = at;
      at = ending.exec(html)?.index ?? html.length;
    }
  }
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

/** The place of the `>` that ends a tag; one within quotes does not. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at++) {
    const sign = html[at]!;
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '>') return at;
    else if ((sign === '"' || sign === "'") && html[at - 1] === '=') quote = sign;
  }
  return html.length;
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  shy: '',
};

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));?/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
