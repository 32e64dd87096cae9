import { caseNumbersIn } from './caseNumbers';
import { partsOf, wordsOfParts, type Part } from './words';

/**
 * The search terms of a text. `1234` is a number in it, `1234/2021` two of its parts that follow each other,
 * `=wp12342021` the whole text without separators, and any other term a word. For the number that identifies
 * a record, the terms of the whole text and of its last number with the year begin with `#`. For the name of
 * a record, each word and number is repeated with `@`.
 */
export function termsOf(text: string, holds: Holds = 'line'): string[] {
  const isLong = holds === 'long';
  const parts = partsOf(text);
  const numbers = parts.filter(({ isNumber }) => isNumber);
  const words = wordsOfParts(parts).filter((word) => word.length > 1 || parts.length === 1);
  const telling = numbers.filter((part) => isTelling(part) || numbers.length === 1).map((part) => part.text);
  const terms = [
    ...words,
    ...(isLong ? [] : initialsOf(parts)),
    ...(isLong || numbers.length ? [] : joinedWords(words)),
    ...telling,
    ...pairsOf(parts),
  ];
  if (!isLong && parts.length <= MOST_PARTS) {
    const mark = holds === 'ownNumber' || holds === 'caseNumber' ? OWN : WHOLE;
    terms.push(...wholesOf(parts).map((whole) => mark + whole));
  }
  const dated = (holds === 'ownNumber' || holds === 'caseNumber') && numberAndYear(parts);
  if (dated) terms.push(OWN + dated);
  if (holds === 'caseNumber') terms.push(...casesOf(parts));
  if (holds === 'name') terms.push(...[...words, ...telling].map((term) => NAMED + term));
  return [...new Set(terms)].filter((term) => term.length <= LONGEST);
}

/**
 * A term for each case that a number names: `Nos. 46-48 of 2008` names three. Cause lists are matched by
 * these terms.
 */
export const casesOf = (parts: Part[]): string[] =>
  caseNumbersIn(parts).flatMap(({ numbers }) => numbers.map(({ number, year }) => `${OWN}${number}/${year}`));

/**
 * The kind of a text: the number or the name that identifies a record; a case number, which may name several
 * cases; another one-line text; a longer description.
 */
export type Holds = 'ownNumber' | 'caseNumber' | 'name' | 'line' | 'long';

export const OWN = '#';
export const WHOLE = '=';
export const NAMED = '@';

/**
 * The most parts of a text that becomes a term as a whole: a longer text is neither a number nor a name, so
 * nobody types the whole of it.
 */
const MOST_PARTS = 10;

/** The longest term, in characters: the longest part (words.ts) with a mark. */
const LONGEST = 80;

/** Whether a term is a word; words are also found by other spellings. */
export const isWord = (term: string): boolean => /^[\p{L}\p{M}]+$/u.test(term);

/** Initials that stand apart, as one word: `K Y C R` is `kycr`, as `K.Y.C.R.` is (plain.ts). */
function initialsOf(parts: Part[]): string[] {
  const runs: string[] = [];
  let run = '';
  for (const { text } of [...parts, { text: '' }]) {
    if (/^[a-z]$/.test(text)) run += text;
    else {
      if (run.length > 1 && run.length <= MOST_INITIALS) runs.push(run);
      run = '';
    }
  }
  return runs;
}

const MOST_INITIALS = 6;

/** Pairs of neighbouring words as one, since people write both `Noor Jahan` and `Nurjahan`. */
export const joinedWords = (words: string[]): string[] => words.slice(1).map((word, at) => words[at]! + word);

/** Whether a number alone identifies anything: years and single digits occur in too many numbers. */
const isTelling = ({ text }: Part) => text.length > 1 && !isYear(text);

export const isYear = (digits: string): boolean => /^(19|20)\d\d$/.test(digits);

/** The pairs of neighbouring parts of a number, in their order. */
export function pairsOf(parts: Part[]): string[] {
  const dated = withYear(parts);
  return parts.slice(1).flatMap((part, at) => {
    const before = parts[at]!;
    if (!standTogether(before, part)) return [];
    return [...new Set([part.text, dated[at + 1]!.text])].map((text) => `${before.text}/${text}`);
  });
}

/** Whether two parts belong to one number: two numbers always do, a word and a number if they are close together. */
export function standTogether(before: Part, part: Part): boolean {
  if (before.isNumber && part.isNumber) return true;
  if (!/\s/.test(part.gap)) return before.isNumber || part.isNumber || part.gap !== '';
  return before.isNumber !== part.isNumber && (before.isNumber ? part : before).text.length <= 6;
}

/** The number and the four-digit year that end a text, as a pair; null if the text ends otherwise. */
export function numberAndYear(parts: Part[]): string | null {
  const [before, last] = withYear(parts).slice(-2);
  return before?.isNumber && last?.isNumber && isYear(last.text) ? `${before.text}/${last.text}` : null;
}

/** The whole text without separators, with and without leading zeros of its parts. */
export function wholesOf(parts: Part[]): string[] {
  if (!parts.length) return [];
  const whole = (ofPart: (part: Part) => string) =>
    withYear(parts)
      .map(ofPart)
      .join('')
      .replace(/^0+(?=\d)/, '');
  const wholes = [whole(({ text }) => text), whole(({ typed, text }) => typed ?? text)];
  return [...new Set(wholes.map((text) => text.replace(COUNTRY_CODE, '')))];
}

/** The country code of a telephone number, which many people omit. */
const COUNTRY_CODE = /^880(?=1\d{9}$)/;

/** Expands a two-digit year at the end, after another number, to four digits. */
function withYear(parts: Part[]): Part[] {
  const last = parts.at(-1);
  const isShort = last?.isNumber && (last.typed ?? last.text).length === 2 && parts.at(-2)?.isNumber;
  if (!isShort) return parts;
  const year = fullYear(last.typed ?? last.text);
  return [...parts.slice(0, -1), { ...last, text: year, typed: year }];
}

/** A year of two digits with its century. */
export const fullYear = (digits: string): string => (Number(digits) < 70 ? '20' : '19') + digits;
