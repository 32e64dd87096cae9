import { strFromU8, unzipSync } from 'fflate';
import { isLocked, UnreadableFile } from './unreadableFile';

const BODY = 'word/document.xml';

/** The most XML that is unpacked, in bytes: a small file can unpack to gigabytes. */
const LARGEST = 64 * 1024 * 1024;

/** The text of a Word document: a line for each paragraph and each row of a table. */
export function textOfDocument(data: Uint8Array): string {
  if (isLocked(data)) throw new UnreadableFile('encrypted');
  const xml = bodyOf(data);
  const body = new DOMParser().parseFromString(xml, 'application/xml').querySelector('body');
  if (!body) throw new UnreadableFile('broken');
  const numbers = new Map<string, number>();
  return Array.from(body.children)
    .flatMap((block) => (block.localName === 'tbl' ? rowsOf(block, numbers) : [textOf(block)]))
    .join('\n');
}

function bodyOf(data: Uint8Array): string {
  try {
    const files = unzipSync(data, {
      filter: ({ name, originalSize }) => name === BODY && originalSize <= LARGEST,
    });
    return strFromU8(files[BODY]!);
  } catch {
    throw new UnreadableFile('broken');
  }
}

const rowsOf = (table: Element, numbers: Map<string, number>): string[] =>
  childrenOf(table, 'tr').map((row) =>
    childrenOf(row, 'tc')
      .map((cell) => numberOf(cell, numbers) ?? textOf(cell))
      .join(' | '),
  );

/**
 * The number in an empty cell of a numbered column. It is counted here, because Word numbers such rows itself
 * and the file holds no digits.
 */
function numberOf(cell: Element, numbers: Map<string, number>): string | null {
  const list = descendant(cell, 'numId')?.getAttributeNS(cell.namespaceURI, 'val');
  if (!list || textOf(cell)) return null;
  numbers.set(list, (numbers.get(list) ?? 0) + 1);
  return String(numbers.get(list));
}

const BREAKS: Record<string, string> = { p: ' ', br: ' ', cr: ' ', tab: '\t' };

function textOf(element: Element): string {
  let text = '';
  for (const child of element.children) {
    text += child.localName === 't' ? child.textContent : textOf(child);
    text += BREAKS[child.localName] ?? '';
  }
  return element.localName === 'tc' || element.localName === 'p' ? text.trim() : text;
}

const childrenOf = (element: Element, name: string) =>
  Array.from(element.children).filter(({ localName }) => localName === name);

const descendant = (element: Element, name: string) =>
  element.getElementsByTagNameNS(element.namespaceURI, name)[0];
