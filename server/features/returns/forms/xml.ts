import { FormFault } from './fault';

/** A tag of an XML text; its name is without prefix. */
export interface Tag {
  name: string;
  prefix: string;
  attributes: string;
  kind: 'opens' | 'closes' | 'empty';
  start: number;
  end: number;
}

/** What stands in angle brackets but is no tag, with its end. */
const NO_TAGS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** The tags of an XML text, each visited once. @throws FormFault if one never ends, or for a document type */
export function* tagsIn(xml: string): Generator<Tag> {
  for (let start = xml.indexOf('<'); start !== -1;) {
    const noTag = NO_TAGS.find(([opens]) => xml.startsWith(opens, start));
    if (!noTag && xml[start + 1] === '!') throw new FormFault('formDamaged');
    const closes = noTag?.[1] ?? '>';
    const found = xml.indexOf(closes, start);
    if (found === -1) throw new FormFault('formDamaged');
    const end = found + closes.length;
    if (!noTag) yield tagAt(xml, start, end);
    start = xml.indexOf('<', end);
  }
}

function tagAt(xml: string, start: number, end: number): Tag {
  const isClosing = xml[start + 1] === '/';
  const isEmpty = xml[end - 2] === '/';
  const inner = xml.slice(start + (isClosing ? 2 : 1), end - (isEmpty ? 2 : 1));
  const space = inner.search(/\s/);
  const full = space === -1 ? inner : inner.slice(0, space);
  const colon = full.indexOf(':');
  return {
    name: full.slice(colon + 1),
    prefix: full.slice(0, colon + 1),
    attributes: space === -1 ? '' : inner.slice(space),
    kind: isClosing ? 'closes' : isEmpty ? 'empty' : 'opens',
    start,
    end,
  };
}

/** The value of an attribute, whatever its prefix. */
export function attribute({ attributes }: Pick<Tag, 'attributes'>, name: string): string | undefined {
  let pattern = patterns.get(name);
  if (!pattern) patterns.set(name, (pattern = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)));
  const [, double, single] = pattern.exec(attributes) ?? [];
  return double ?? single;
}

const patterns = new Map<string, RegExp>();

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export const unescaped = (xml: string): string =>
  xml.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi,
    (whole, name: string, dec: string, hex: string) => {
      if (name) return NAMED[name.toLowerCase()]!;
      const code = dec ? Number(dec) : parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );

/** A piece of a text and what takes its place. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** A text with pieces replaced, which are in order and do not overlap. */
export function spliced(text: string, splices: readonly Splice[]): string {
  let at = 0;
  const pieces = splices.flatMap((splice) => {
    const before = text.slice(at, splice.start);
    at = splice.end;
    return [before, splice.text];
  });
  return [...pieces, text.slice(at)].join('');
}
