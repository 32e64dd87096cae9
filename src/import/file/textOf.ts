import { LONGEST_LIST } from '../../../domain/causeLists/listings';
import type { Cell } from '../../../domain/imports';
import { FileFault } from './fileFault';
import { opened, type Opened } from './readFile';

/** The kinds of files whose text is read, as they are told. */
const TEXT_KINDS = 'txt, docx, pdf, xlsx, xls, ods';

/**
 * The text of a file, with `|` between its columns.
 * @param onPart is called when a part of the file has been read.
 * @throws FileFault
 */
export async function textOf(bytes: Uint8Array, onPart = () => {}): Promise<string> {
  const lines: string[] = [];
  let length = 0;
  for await (const part of linesOf(opened(bytes), onPart)) {
    for (const line of part) {
      length += line.length + 1;
      if (length > LONGEST_LIST) throw new FileFault('textTooLong', { most: LONGEST_LIST });
      lines.push(line);
    }
    onPart();
  }
  const text = lines.join('\n');
  if (!text.trim()) throw new FileFault('noText');
  return text;
}

/** The lines of a file in parts. The readers of PDFs and of workbooks are fetched with the first such file. */
async function* linesOf(file: Opened | null, onPart: () => void): AsyncGenerator<Iterable<string>> {
  if (!file || ('text' in file && CONTROL.test(file.text))) {
    throw new FileFault('unknownKind', { kinds: TEXT_KINDS });
  }
  if ('text' in file) yield [file.text];
  else if ('pdf' in file) yield* (await import('./pdf')).linesOfPdf(file.pdf);
  else if ('document' in file) {
    yield linesOfDocument(new TextDecoder().decode(file.document));
  } else {
    const { displayed, readWorkbook } = await import('./workbook');
    for (const { rows } of readWorkbook(file.workbook, onPart, displayed)) yield linesOfRows(rows);
  }
}

function* linesOfRows(rows: readonly Cell[][]): Generator<string> {
  for (const cells of rows) {
    if (cells.length) yield cells.map((cell) => String(cell ?? '').replace(/\s+/g, ' ')).join(' | ');
  }
}

/**
 * Control characters. A file with any of them is not text; decoding alone cannot tell this, because
 * Windows-1252 has a character for every byte.
 */
const CONTROL = /(?![\t\n\v\f\r])\p{Cc}/u;

/** The lines of a Word document: one for each paragraph, and one for each row of a table. */
function* linesOfDocument(xml: string): Generator<string> {
  const numbers = new Map<string, number>();
  let tables = 0;
  let text = '';
  let cells: string[] = [];
  let list = '';
  for (const [, closing, name, attributes, after] of xml.matchAll(TAG)) {
    const isEmpty = attributes!.endsWith('/');
    if (closing || (isEmpty && name === 'p')) {
      if (name === 'tbl') tables -= 1;
      else if (name === 'p' && tables > 0) text = `${text.trimEnd()} `;
      else if (name === 'p') {
        yield text.trim();
        text = '';
      } else if (tables === 1 && name === 'tc') {
        cells.push(text.trim() || numbered(list, numbers));
        text = list = '';
      } else if (tables === 1 && name === 'tr') {
        yield cells.join(' | ');
        cells = [];
      }
    } else if (name === 't' && !isEmpty) text += unescaped(after!);
    else if (name === 'tbl') tables += 1;
    else if (name === 'numId') list = /val="(\d+)"/.exec(attributes!)?.[1] ?? '';
    else text += BREAKS[name!] ?? '';
  }
}

/** A tag, and the text up to the next one. */
const TAG = /<(\/?)(?:\w+:)?(\w+)([^<>]*)>([^<]*)/g;

const BREAKS: Record<string, string | undefined> = { br: ' ', cr: ' ', tab: '\t' };

/**
 * The number in an empty cell of a numbered column. It is counted here, because Word numbers such rows itself
 * and the file holds no digits.
 */
function numbered(list: string, numbers: Map<string, number>): string {
  if (!list) return '';
  numbers.set(list, (numbers.get(list) ?? 0) + 1);
  return String(numbers.get(list));
}

const unescaped = (text: string) =>
  text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return ENTITIES[name] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );

const ENTITIES: Record<string, string | undefined> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
