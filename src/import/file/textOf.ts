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

/** The lines of a file in parts. Each kind's reader is fetched with the first file of that kind. */
async function* linesOf(file: Opened | null, onPart: () => void): AsyncGenerator<Iterable<string>> {
  if (!file || ('text' in file && CONTROL.test(file.text))) {
    throw new FileFault('unknownKind', { kinds: TEXT_KINDS });
  }
  if ('text' in file) yield [file.text];
  else if ('pdf' in file) yield* (await import('./pdf')).linesOfPdf(file.pdf);
  else if ('document' in file) {
    const { linesOfDocument } = await import('./wordDocument');
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
