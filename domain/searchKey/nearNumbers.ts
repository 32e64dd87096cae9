import { isFinancialYear } from './financialYears';
import { kindsOfWords } from './kindWords';
import { spellingsOf, typedParts, withoutDates, type Pattern, withoutMarks } from './query';
import { isYear, numberAndYear, OWN, WHOLE, wholesOf, fullYear } from './terms';
import { withoutZeros, type Part, partsOf } from './words';
import { typeOfWords } from '../causeLists/caseTypes';
import type { CaseTypeName } from '../followOnCases';
import { inLatinLetters } from './letterNames';

/** Search patterns for numbers that differ from a typed one by a slip. */
export interface NearNumbers {
  /** The registers that a word before the number names; null for all. */
  kinds: string[] | null;
  /** The patterns for each kind of slip, the most likely kind first; kinds without patterns are left out. */
  slips: Pattern[][];
}

/**
 * The limits of a number's length, in digits: too many numbers differ from a shorter one by a single digit,
 * and nobody types a longer one.
 */
const SHORTEST = 5;
const LONGEST = 20;

/** In digits: the shortest number before a year, as in `123/2021`. */
const SHORTEST_DATED = 3;

/**
 * The numbers that differ from a typed one by two swapped digits, a wrong digit, or a missing or extra digit;
 * null if the text has no number of 5 to 20 digits.
 */
export function nearNumbersOf(text: string): NearNumbers | null {
  const { kinds, rest } = kindsOfWords(typedParts(text));
  const parts = withoutDates(rest);
  const numbers = parts.filter(({ isNumber }) => isNumber);
  const length = numbers.reduce((sum, { typed }) => sum + typed!.length, 0);
  if (length < SHORTEST || length > LONGEST) return null;
  // also the number without the words beside it, as in `Case No. 1234/2021`
  const wholes = numbers.length < parts.length ? [parts, numbers] : [parts];
  const slips = [swapped, wrong, missingOrExtra].map((slip) => [
    ...new Set(wholes.flatMap((whole) => withSlip(whole, slip).flatMap(termsOfNumber))),
  ]);
  return { kinds, slips: slips.filter((terms) => terms.length) };
}

/** Copies of the parts, each with one number replaced by a version with this slip. */
const withSlip = (parts: Part[], slip: (digits: string) => string[]): Part[][] =>
  parts.flatMap((part, at) =>
    part.isNumber
      ? slip(part.typed!).map((typed) => parts.with(at, { ...part, typed, text: withoutZeros(typed) }))
      : [],
  );

/**
 * The search terms of a number: the whole number, the number and year by which a record is identified, and
 * the number as a part of a longer one.
 */
function termsOfNumber(parts: Part[]): Pattern[] {
  const wholes = [...new Set(spellingsOf(parts).flatMap(wholesOf))];
  const dated = numberAndYear(parts);
  const [only, ...others] = parts;
  return [
    ...wholes.flatMap((whole) => [OWN + whole, WHOLE + whole]),
    ...(dated && isLongEnough(dated) ? [OWN + dated] : []),
    ...(!others.length && only!.text.length >= SHORTEST && !isYear(only!.text) ? [only!.text] : []),
  ];
}

const isLongEnough = (dated: string): boolean =>
  dated.split('/')[0]!.length >= SHORTEST_DATED && !isFinancialYear(dated);

const swapped = (digits: string): string[] =>
  Array.from(
    digits.slice(1),
    (digit, at) => digits.slice(0, at) + digit + digits[at] + digits.slice(at + 2),
  ).filter((other) => other !== digits);

const wrong = (digits: string): string[] =>
  Array.from(digits).flatMap((digit, at) =>
    DIGITS.filter((other) => other !== digit).map(
      (other) => digits.slice(0, at) + other + digits.slice(at + 1),
    ),
  );

const missingOrExtra = (digits: string): string[] => [
  ...(digits.length > 1 ? Array.from(digits, (_, at) => digits.slice(0, at) + digits.slice(at + 1)) : []),
  ...Array.from({ length: digits.length + 1 }, (_, at) => at).flatMap((at) =>
    DIGITS.map((digit) => digits.slice(0, at) + digit + digits.slice(at)),
  ),
];

const DIGITS = Array.from('0123456789');

/**
 * A key that is equal for two spellings of one file number: `S-5/DM/2016`, `S – 5 / DM / ২০১৬` and
 * `এস-৫/ডিএম/২০১৬`. Empty if the text has neither letters nor digits.
 */
export const fileKeyOf = (text: string): string => keyOf(partsOf(withoutMarks(text)));

/**
 * The same for the number of a court case of this type, whose name may stand before it: `রিট ১১৪৭৭/২০১৭` and
 * `W.P. 11477 of 2017`. The name of another series stays, since a title suit and a money suit may share a number.
 */
export function caseKeyOf(type: string, text: string): string {
  const parts = partsOf(withoutMarks(text));
  const first = parts.findIndex(({ isNumber }) => isNumber);
  if (first === -1) return keyOf(parts);
  const { kinds, rest } = kindsOfWords(parts);
  const own = (kinds?.includes(type as CaseTypeName) ? rest : parts).filter(
    (part) => part.isNumber || !GENERAL.has(part.text),
  );
  const { series } = typeOfWords(parts.slice(0, first).map((part) => part.text));
  const isOther = series !== null && series !== type && series !== 'leave';
  return keyOf(isOther ? [{ text: series, isNumber: false, gap: '' }, ...own] : own);
}

/** Words that stand before the number of a case of any type. */
const GENERAL = new Set(['case', 'cases', 'কেস', 'মামলা', 'মোকদ্দমা']);

function keyOf(parts: readonly Part[]): string {
  const years = inFullYears(parts);
  let key = '';
  for (const [at, part] of parts.entries()) {
    // letters that follow each other are one word, since people write both `WP` and `W P`
    const isOneWord = !part.isNumber && parts[at - 1]?.isNumber === false;
    key += (at && !isOneWord ? ' ' : '') + (part.isNumber ? years[at]! : inLatinLetters(part.text));
  }
  return key;
}

/** The numbers, with the year at the end and a financial year in four digits. */
function inFullYears(parts: readonly Part[]): string[] {
  const years = parts.map(({ text }) => text);
  const last = parts.length - 1;
  const isShort = (at: number) => parts[at]?.isNumber === true && parts[at].typed?.length === 2;
  if (last > 0 && isShort(last) && parts[last - 1]!.isNumber) years[last] = fullYear(parts[last]!.typed!);
  if (last > 1 && isShort(last - 1) && isYear(years[last]!)) {
    const from = fullYear(parts[last - 1]!.typed!);
    if (isFinancialYear(`${from}/${years[last]!}`)) years[last - 1] = from;
  }
  return years;
}
