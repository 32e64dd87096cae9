import type { AmountUnit } from '../imports';
import { readBijoy } from './bijoy';

const NAMES: [unit: AmountUnit, names: string][] = [
  ['thousand', 'thousands?|হাজার'],
  ['lakh', 'lakhs?|lacs?|লক্ষ|লাখ'],
  ['crore', 'crores?|কোটি'],
];

const TAKA = String.raw`(?:tk|taka|bdt|৳|টাকায়|টাকা|টাঃ)\.?`;
const WORD = `(?:${NAMES.map(([, names]) => names).join('|')})`;

/** `(in lakh)`, `[Tk. in crore]`, `(লক্ষ টাকায়)`, `(কোটিতে)`, `in lakh taka`, `কোটি টাকায়`. */
const STATED = new RegExp(
  String.raw`[(\[]\s*(?:figures?\s+|amounts?\s+)?(?:${TAKA}\s*)?(?:in\s+)?(?:${TAKA}\s*)?(${WORD})(?:ে|তে)?\s*(?:of\s+)?(?:${TAKA})?\s*[)\]]` +
    String.raw`|(?<!\p{L})(?:${TAKA}\s*)?in\s+(?:${TAKA}\s*)?(${WORD})(?!\p{L})(?:\s+${TAKA})?` +
    String.raw`|(?<![\p{L}\p{M}])(${WORD})\s+টাকায়`,
  'giu',
);

/** In characters; no heading is longer. */
const LONGEST = 200;

/** The unit that a heading, or a title above the table, states for amounts; null if none, or more than one. */
export function statedUnit(text: string): AmountUnit | null {
  if (text.length > LONGEST) return null;
  const words = [text, readBijoy(text)].flatMap((each) =>
    [...plain(each).matchAll(STATED)].map((found) => found[1] ?? found[2] ?? found[3]!),
  );
  const units = words.map(
    (word) => NAMES.find(([, names]) => new RegExp(`^(?:${names})$`, 'iu').test(word))![0],
  );
  return new Set(units).size === 1 ? units[0]! : null;
}

/** A heading without the unit that it states. */
export const withoutUnit = (text: string): string =>
  text.length > LONGEST ? text : plain(text).replace(STATED, ' ').trim();

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ');
