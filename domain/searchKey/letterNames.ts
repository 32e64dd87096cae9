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
  const letters = isNumber ? null : lettersOf(text);
  if (letters === null) return text;
  return isBengali(text) ? letters : Array.from(letters, (letter) => NAMES.get(letter)!).join('');
}

/** A word that may be initials in Bengali, such as `এস`, in Latin letters; any other word as it is. */
export const inLatinLetters = (word: string): string => (isBengali(word) ? lettersOf(word) : null) ?? word;

/**
 * For each word of a query the other ways to write the initials that it belongs to: `A.K.M.` and `এ কে এম` are
 * one. No single letter is a term of a record (terms.ts), so of `এ কে এম` a record may have only two words.
 */
export function otherInitials(words: readonly (string | null)[]): string[][][] {
  const letters = words.map((word) => (word === null ? null : lettersOf(word)));
  return letters.map((own, at) => {
    if (own === null) return [];
    const isSingle = (other: number) => letters[other]?.length === 1;
    let [from, to] = [at, at];
    if (isSingle(at)) {
      while (isSingle(from - 1)) from--;
      while (isSingle(to + 1)) to++;
    }
    const all = letters.slice(from, to + 1).join('');
    const names = Array.from(all, (letter) => NAMES.get(letter)!);
    const apart = names.filter((name) => name.length > 1);
    return all.length > 1 ? [[all], [names.join('')], ...(apart.length ? [apart] : [])] : [];
  });
}

/** The Latin letters that a word may be initials of; null if it is no abbreviation. */
function lettersOf(word: string): string | null {
  if (!isBengali(word)) return /^[a-z]+$/.test(word) && word.length <= LONGEST ? word : null;
  return ONLY_NAMES.test(word) ? word.replace(NAME, (name) => LETTERS.get(name)!) : null;
}

/** Whether a word is the initial of a name: a single letter. */
export const isInitial = (word: string): boolean => lettersOf(word)?.length === 1;
