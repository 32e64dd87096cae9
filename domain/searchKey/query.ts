import { inAllYearForms, isFinancialYear } from './financialYears';
import { kindsOfWords } from './kindWords';
import { inBothScripts, isInitial } from './letterNames';
import {
  casesOf,
  fullYear,
  isYear,
  joinedWords,
  numberAndYear,
  OWN,
  pairsOf,
  standTogether,
  termsOf,
  WHOLE,
  wholesOf,
} from './terms';
import { beginsWeightless, isMisspeltForm, partsOf, weighsNothing, type Part } from './words';

/** A term, or, with `*` at the end, every term that begins with the text before it. */
export type Pattern = string;

/** The condition for one part of a query: an entry must match all patterns of one of these lists. */
export interface Need {
  ways: Pattern[][];
  /** The typed word, which other spellings may match too; null for a number. */
  word: string | null;
}

export interface SearchQuery {
  /** The registers that a word before a number names; null for all. */
  kinds: string[] | null;
  /** All conditions; an entry must meet each. */
  needs: Need[];
  /** Patterns for the whole text, as the number that identifies a record and as another number. */
  ownNumbers: Pattern[];
  wholes: Pattern[];
  /** The number and the year at the end of the text. */
  numberAndYear: Pattern | null;
}

/** Parses a typed text; null if there is nothing to search for. */
export const searchQueryOf = (text: string): SearchQuery | null => queriesOf(text)[0] ?? null;

/**
 * The queries for a typed text. Each is tried only if the previous ones find nothing. They are: the text as
 * typed, in the registers that a word before a number names; the same in all registers; its numbers alone,
 * since the other words may be misspelt or stand only on the paper, as in `Case No. 97732/2021`; any case of a list
 * such as `46-48 of 2008`; the text without an unfinished last word such as the `Lim` of `Limited`; and the text
 * without initials, which many records lack.
 */
export function queriesOf(text: string): SearchQuery[] {
  const typed = typedParts(text);
  if (!typed.length) return [];
  const { kinds, rest } = kindsOfWords(typed);
  // without a number the word may belong to a name, as in 'Mashrafe Bin Mortaza'
  if (!rest.some(({ isNumber }) => isNumber)) {
    const isBegun = typed.length > 1 && beginsWeightless(typed.at(-1)!.text);
    const begun = isBegun ? typed.slice(0, -1) : typed;
    const names = begun.filter(({ text }) => !isInitial(text));
    const tried = [typed, begun, names].filter(
      (parts, at, all) => parts.length && parts.length !== all[at - 1]?.length,
    );
    return tried.map((parts) => asked(parts, null));
  }
  const queries = kinds ? [asked(rest, kinds), asked(typed, null)] : [asked(typed, null)];
  const numbers = numbersOf(withoutDates(rest));
  if (!numbers.length) return queries;
  const numbersAlone = { ...asked(numbers.flat(), null), needs: numbers.flatMap(needsOf) };
  const isLess = numbers.flat().length < rest.length;
  if (kinds && isLess) queries.push({ ...numbersAlone, kinds });
  if (kinds || isLess) queries.push(numbersAlone);
  const cases = casesOf(rest);
  if (cases.length < 2) return queries;
  const anyCase = { ...asked(rest, kinds), needs: [{ ways: cases.map((term) => [term]), word: null }] };
  return [...queries, anyCase, ...(kinds ? [{ ...anyCase, kinds: null }] : [])];
}

export const typedParts = (text: string): Part[] =>
  partsOf(withoutMarks(text).slice(0, LONGEST))
    .slice(0, MOST_PARTS)
    .filter((part, at, parts) => !(ERAS.has(part.text) && parts[at - 1]?.isNumber));

/** Without the invisible marks of direction and hyphenation that a copied text holds within its words. */
export const withoutMarks = (text: string): string => text.replace(/\p{Cf}/gu, '').trim();

/** Words for the era, which may follow a year and are not searched for. */
const ERAS = new Set(['ইং', 'ইংরেজি', 'ইংরেজী', 'সন', 'সনের', 'খ্রি', 'খ্রিঃ', 'খ্রিস্টাব্দ', 'খ্রিষ্টাব্দ']);

/** The longest query, in characters and in parts. A longer one is cut, to bound the cost of a search. */
export const LONGEST = 200;
const MOST_PARTS = 16;

function asked(parts: Part[], kinds: string[] | null): SearchQuery {
  const wholes = [...new Set(spellingsOf(parts).flatMap(wholesTyped))];
  return {
    kinds,
    needs: needsOf(parts),
    ownNumbers: wholes.map((whole) => OWN + whole),
    wholes: wholes.map((whole) => WHOLE + whole),
    numberAndYear: numberAndYear(parts),
  };
}

/**
 * The forms of a whole text. One of them takes the last two digits as a year, because without separators nothing
 * shows whether `080115970101897324` ends with a year.
 */
function wholesTyped(parts: Part[]): string[] {
  const wholes = wholesOf(parts);
  const last = parts.at(-1)?.typed ?? '';
  if (last.length === 2) wholes.push(...wholes.map((whole) => whole.replace(/(?:19|20)(\d\d)$/, '$1')));
  else if (last.length > 2) {
    const long = wholes.filter((whole) => whole.length >= LONG);
    wholes.push(...long.map((whole) => whole.slice(0, -2) + fullYear(whole.slice(-2))));
  }
  return [...new Set(wholes.flatMap((whole) => [whole, ...asLandline(whole)]))];
}

/** A landline's number without its country code, or with the code before or instead of its zero. */
function asLandline(whole: string): string[] {
  const [, code, number] = /^(880)?([2-9]\d{7,9})$/.exec(whole) ?? [];
  if (!number) return [];
  return code ? [number] : [`88${number}`, `880${number}`];
}

/**
 * The shortest number, in characters, that is assumed to have no separator before its year; in shorter
 * numbers people type the separator.
 */
const LONG = 9;

function needsOf(parts: Part[]): Need[] {
  const isTelling = ({ text, isNumber }: Part) => isNumber || !(weighsNothing(text) || isMisspeltForm(text));
  const hasTelling = parts.some(isTelling);
  const needs: Need[] = [];
  for (const chain of chainsOf(parts)) {
    const isLast = chain.at(-1) === parts.at(-1);
    if (chain.length > 1) needs.push(needOfNumber(chain, isLast));
    else {
      const [part] = chain as [Part];
      if (part.isNumber) needs.push({ ways: waysOfOne(part.text), word: null });
      else if (!hasTelling || isTelling(part)) needs.push(needOfWord(part.text, isLast));
    }
  }
  return needs;
}

/**
 * The numbers without the words around them, except a year or a short number, because these would find too
 * many records.
 */
function numbersOf(parts: Part[]): Part[][] {
  return chainsOf(parts).flatMap((chain) =>
    runsOf(chain).filter(
      (run) => run.length > 1 || (run[0]!.text.length >= (chain.length > 1 ? 5 : 3) && !isYear(run[0]!.text)),
    ),
  );
}

/** The runs of digits of a number, which its words separate. */
function runsOf(chain: Part[]): Part[][] {
  const runs: Part[][] = [[]];
  for (const part of chain) {
    if (part.isNumber) runs.at(-1)!.push(part);
    else runs.push([]);
  }
  return runs.filter((run) => run.length);
}

/**
 * Removes dates such as `12/3/2024`, which on paper follow the number of a document. A text without other
 * numbers stays as it is.
 */
export function withoutDates(parts: Part[]): Part[] {
  const isDay = (at: number) => {
    const [day, month, year, next] = parts.slice(at, at + 4);
    const isOne = [day, month, year].every((part) => part?.isNumber) && !/^[./-]$/.test(next?.gap ?? '');
    const isApart = at === 0 || /\s/.test(day!.gap);
    const isWritten = [month, year].every((part) => /^[./-]$/.test(part?.gap ?? ''));
    return isOne && isApart && isWritten && Number(day!.text) <= 31 && Number(month!.text) <= 12;
  };
  const others = parts.filter((_, at) => ![at, at - 1, at - 2].some((from) => from >= 0 && isDay(from)));
  return others.some(({ isNumber }) => isNumber) ? others : parts;
}

/** Runs of parts that were typed as one number; words stand alone. */
function chainsOf(parts: Part[]): Part[][] {
  const chains: Part[][] = [];
  for (const part of parts) {
    const chain = chains.at(-1);
    const before = chain?.at(-1);
    const isOne =
      before &&
      (before.isNumber || part.isNumber) &&
      (before.isNumber === part.isNumber || !/\s/.test(part.gap)) &&
      standTogether(before, part);
    if (isOne) chain!.push(part);
    else chains.push([part]);
  }
  return chains;
}

const needOfNumber = (chain: Part[], isLast: boolean): Need => ({
  ways: spellingsOf(chain).flatMap((each) => waysOfNumber(each, isLast)),
  word: null,
});

/** A number with its letters in both scripts, each with its financial year in all forms. */
export const spellingsOf = (parts: Part[]): Part[][] => inBothScripts(parts).flatMap(inAllYearForms);

/** The terms of the records that have this text as their own number, in whatever form it is written. */
export function termsOfOwnNumber(text: string): Pattern[] {
  const parts = typedParts(text);
  // without a third number, `2016/2017` may be number 2016 of 2017
  const isMore = parts.filter(({ isNumber }) => isNumber).length > 2;
  const terms = termsOf(text, 'caseNumber').filter(
    (term) => term.startsWith(OWN) && !(isMore && isFinancialYear(term.slice(OWN.length))),
  );
  return [
    ...new Set([
      ...terms,
      ...spellingsOf(parts)
        .flatMap(wholesOf)
        .map((whole) => OWN + whole),
    ]),
  ];
}

/** The pairs of neighbouring parts. The typed text's last part also matches longer parts that begin with it. */
function waysOfNumber(chain: Part[], isLast: boolean): Pattern[][] {
  const pairs = chain
    .slice(1)
    .map((part, at) => pairsOf([chain[at]!, part])[0] ?? `${chain[at]!.text}/${part.text}`);
  const last = pairs.at(-1)!;
  const rest = pairs.slice(0, -1);
  const year = pairsOf(chain.slice(-2)).at(-1)!;
  const ways = [[...rest, isLast ? `${last}*` : last]];
  if (year !== last) ways.push([...rest, year]);
  // a case may have its number within a list, as in `46-48 of 2008`
  if (numberAndYear(chain) === year && !rest.length) ways.push([OWN + year]);
  return ways;
}

/**
 * What a single number matches: a part of a number or a whole number; with three digits or more also the
 * beginning of one.
 */
const waysOfOne = (text: string): Pattern[][] =>
  text.length > 2
    ? [[`${text}*`], [`${WHOLE}${text}*`], [`${OWN}${text}*`]]
    : [[text], [`${WHOLE}${text}`], [`${OWN}${text}`]];

const needOfWord = (word: string, isLast: boolean): Need => ({
  ways: [[isLast && word.length > 1 ? `${word}*` : word]],
  word,
});

/**
 * Pairs of neighbouring words of a query as one word, since people write both `Noor Jahan` and `Nurjahan`.
 */
export const joinedNeeds = (needs: Need[]): (string | null)[] =>
  needs.slice(1).map(({ word }, at) => {
    const before = needs[at]!.word;
    return word && before ? joinedWords([before, word])[0]! : null;
  });
