import { toAsciiDigits } from '../digits';
import { amountUnits, type AmountUnit, type Cell } from '../imports';
import { isNothing, LONGEST_READ, refused, type Read } from './read';
import { readBijoy } from './bijoy';

/**
 * An amount in taka: `12,34,567.00`, `৳ ১২,৩৪,৫৬৭/-`, `1.5 crore`, `৫ কোটি ২৫ লাখ`; null for an empty cell or `-`; 0
 * for `nil` and `শূন্য`. A number without a word is in the given `unit`. Refuses what can be read in two ways
 * (`12.34.567`, `1,50`) and words such as N/A, which may mean either none or unknown.
 */
export function readAmount(cell: Cell, unit?: AmountUnit): Read<number | null> {
  const scale = unit ? amountUnits[unit] : 1;
  if (cell === null || cell === '') return { value: null };
  if (typeof cell === 'number') return { value: withoutFloatError(cell * scale) };
  if (typeof cell === 'boolean') return refused('notReadAsAmount');
  if (cell.length > LONGEST_READ) return refused('notReadAsAmount');
  const text = bare(cell);
  if (isNothing(text)) return { value: null };
  if (ZERO.test(text)) return { value: 0 };
  const isNegative = /^\(.*\)$|^[-−]/.test(text);
  const taka = sumOf(text.replace(/^[-−(]\s*|\)$/g, ''), scale);
  if (taka === null) return refused(/\d/.test(text) ? 'amountUnclear' : 'notReadAsAmount');
  return { value: isNegative ? -taka : taka };
}

const ZERO = /^(nil|শূন্য|শুন্য)$/;

/** The text in lower case with ASCII digits, without the currency and closing marks such as `/-` and `only`. */
const bare = (text: string) =>
  toAsciiDigits(text.normalize('NFC'))
    .toLowerCase()
    .replace(/[\s\u200B-\u200D\u2060\uFEFF]+/g, ' ')
    .replace(/৳|(?<![a-z])(?:bdt|tk|taka)(?![a-z])\.?|টাকা|টাঃ/g, ' ')
    .replace(/(?<![a-z])only(?![a-z])|মাত্র/g, ' ')
    .replace(/\/[-=]?\s*$|[।=]\s*$/, ' ')
    .trim();

const UNITS: [taka: number, names: RegExp][] = [
  [10_000_000, /^(crores?|cr|কোটি)$/],
  [100_000, /^(lakhs?|lacs?|লক্ষ|লাখ)$/],
  [1_000, /^(thousand|হাজার)$/],
  [100, /^(hundred|শত|শ)$/],
];

/**
 * Adds `5 কোটি 25 লাখ 300`, each unit smaller than the one before; a number alone is multiplied by `scale`. Null for
 * anything else.
 */
function sumOf(text: string, scale: number): number | null {
  const parts = [...text.matchAll(/\s*([\d.,e+]+)\s*([^\d\s.,]*)\.?[\s,]*/gy)];
  if (!parts.length || parts.map(([all]) => all).join('') !== text) return null;
  let taka = 0;
  let last = Infinity;
  for (const [, digits = '', word = ''] of parts) {
    const number = numberOf(digits.replace(/,$/, ''));
    const alone = parts.length === 1 ? scale : 1;
    const unit = word ? UNITS.find(([, names]) => names.test(word))?.[0] : alone;
    if (number === null || unit === undefined || unit >= last) return null;
    taka += number * unit;
    last = unit;
  }
  return withoutFloatError(taka);
}

const PLAIN = /^(\d+\.?\d*|\.\d+)$/;
const GROUPED = /^(\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})(\.\d*)?$/;
const SCIENTIFIC = /^\d(\.\d+)?e\+?\d{1,2}$/;

const numberOf = (digits: string): number | null =>
  PLAIN.test(digits) || GROUPED.test(digits) || SCIENTIFIC.test(digits)
    ? Number(digits.replaceAll(',', ''))
    : null;

/** Spreadsheets hold 1234.56 as 1234.5600000000002. */
function withoutFloatError(taka: number): number {
  const rounded = Math.round(taka * 100) / 100;
  return Math.abs(taka - rounded) < 1e-6 ? rounded : taka;
}

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
