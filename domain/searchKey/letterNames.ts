import { plain } from './plain';
import { isBengali } from './sound';
import type { Part } from './words';

/** How Bengali writes the names of Latin letters: `সিইভিটি` is CEVT, `এস-৭` is S-7. */
const NAMES = new Map(
  Object.entries({
    a: 'এ',
    b: 'বি',
    c: 'সি',
    d: 'ডি',
    e: 'ই',
    f: 'এফ',
    g: 'জি',
    h: 'এইচ',
    i: 'আই',
    j: 'জে',
    k: 'কে',
    l: 'এল',
    m: 'এম',
    n: 'এন',
    o: 'ও',
    p: 'পি',
    q: 'কিউ',
    r: 'আর',
    s: 'এস',
    t: 'টি',
    u: 'ইউ',
    v: 'ভি',
    w: 'ডব্লিউ',
    x: 'এক্স',
    y: 'ওয়াই',
    z: 'জেড',
  }).map(([letter, name]) => [letter, plain(name)] as const),
);

const LETTERS = new Map([...NAMES].map(([letter, name]) => [name, letter]));

/** Longer names first, because `এইচ` would otherwise match as `এ`. */
const NAME = new RegExp([...LETTERS.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'g');
const ONLY_NAMES = new RegExp(`^(?:${NAME.source})+$`);

/** The longest run of letters that is read as an abbreviation; a longer one is a word. */
const LONGEST = 4;

/** The parts of a number and, if it has abbreviations, the same parts with these in the other script. */
export function inBothScripts(parts: Part[]): Part[][] {
  const others = parts.map((part) => ({ ...part, text: inOtherScript(part) }));
  return others.some(({ text }, at) => text !== parts[at]!.text) ? [parts, others] : [parts];
}

function inOtherScript({ text, isNumber }: Part): string {
  if (isNumber) return text;
  if (isBengali(text)) return ONLY_NAMES.test(text) ? text.replace(NAME, (name) => LETTERS.get(name)!) : text;
  const letters = Array.from(text, (letter) => NAMES.get(letter));
  return letters.length <= LONGEST && !letters.includes(undefined) ? letters.join('') : text;
}
