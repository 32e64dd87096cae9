/** The lines of a Word document: one for each paragraph, and one for each row of a table. */
export function* linesOfDocument(xml: string): Generator<string> {
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
