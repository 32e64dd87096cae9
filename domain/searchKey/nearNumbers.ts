import { isFinancialYear } from './financialYears';
import { kindsOfWords } from './kindWords';
import { spellingsOf, typedParts, withoutDates, type Pattern } from './query';
import { isYear, numberAndYear, OWN, WHOLE, wholesOf } from './terms';
import { withoutZeros, type Part } from './words';

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
