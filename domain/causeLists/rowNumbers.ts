import type { CaseNumber } from '../searchKey/caseNumbers';
import { caseNumbersIn } from '../searchKey/caseNumbers';
import { partsOf } from '../searchKey/words';
import { typeOfWords, type NamedType } from './caseTypes';
import { withoutDays } from './heads';

/** Numbers that a row lists under one type. */
export interface Group {
  /** Null: the type of the heading above applies. */
  type: NamedType | null;
  numbers: CaseNumber[];
}

/** The case numbers in the columns of a row. */
export interface RowNumbers {
  groups: Group[];
  /** The column in which the first number ends. */
  column: number;
  /**
   * Whether the line begins with a case number. A line without a serial is a row only if it begins with one,
   * so a line with a party's name is no row.
   */
  isFirst: boolean;
  /** Whether the list of numbers continues in the next line. */
  goesOn: boolean;
}

/** The most columns searched: the case is in the serial, type, number, year or district column. */
const MOST_COLUMNS = 8;

/**
 * Reads the columns up to the one with the case, because the names of parties in later columns may contain
 * other numbers.
 */
export function numbersOf(cells: readonly string[]): RowNumbers {
  let found: ReturnType<typeof caseNumbersIn> = [];
  let text = '';
  let column = 0;
  for (; column < Math.min(cells.length, MOST_COLUMNS) && !found.length; column++) {
    if (!cells[column]) continue;
    text = readable(cells.slice(0, column + 1));
    found = caseNumbersIn(partsOf(text));
  }
  const [first] = found;
  return {
    groups: groupsOf(found),
    column: first ? column - 1 : 0,
    isFirst:
      first !== undefined && (first.lead.length ? typeOfWords(first.lead).kinds !== null : first.at === 0),
    goesOn: GOES_ON.test(text),
  };
}

/**
 * An end after which more must follow: a comma or `and` before another number, or words such as `arising out of`
 * before the number of the original case.
 */
const GOES_ON =
  /(?:[,&–-]|\band|ও|এবং|\b(?:arising|out of|from|against|passed (?:in|by)))$|\((?:arising|from|against)\b[^()]*$/i;

const readable = (cells: readonly string[]): string =>
  withoutReferences(inOrder(withoutDays(cells.join(' | ').split(PARTIES)[0]!))).trim();

/** `২০২২ সালের ৮২৫৯ নং রিট পিটিশন` as `রিট পিটিশন ৮২৫৯/২০২২`, and `46/2008 to 49/2008` as `46-49/2008`. */
const inOrder = (text: string): string =>
  text.replace(YEAR_FIRST, '$3 $2/$1').replace(YEAR_TWICE, '$1-$3/$2');

/** After `withoutDays`, with ASCII digits. */
const YEAR_FIRST =
  /(?<!\d)((?:19|20)\d\d)\s*(?:সাল|সন)ের\s+(\d+(?:(?:[\s,–-]|ও|এবং|হতে|থেকে)+\d+)*)\s*(?:নং|নম্বর)\s+((?:[\p{L}\p{M}]+ ){0,3}?(?:পিটিশন|আপিল|আপীল|মামলা|মোকদ্দমা))/gu;
const YEAR_TWICE =
  /(?<!\d)(\d{1,6})\s?(?:\/|of)\s?((?:19|20)\d\d)\s?(?:[-–]|to\b|হতে|থেকে)\s?(\d{1,6})\s?(?:\/|of)\s?\2(?!\d)/gi;

const PARTIES = /\bvs\b|\bversus\b|-vs-|বনাম|\[/i;

/**
 * Removes references to other cases in brackets, such as `(arising out of Writ Petition No. 8259 of 2022)`. Keeps
 * `(with 8260/2022)`, and keeps a bracket at the beginning of the row unless its words say that it is a reference.
 */
const withoutReferences = (text: string): string =>
  text.replace(/\(([^()]{5,300})\)/g, (bracketed, inside: string, at: number) => {
    const isReference = HAS_YEAR.test(inside) && !LISTED_TOO.test(inside);
    return isReference && (HAS_YEAR.test(text.slice(0, at)) || isReferenceAlone(inside)) ? ')' : bracketed;
  });

/** Whether a line only names the original case: `Arising out of Writ Petition No. 8259 of 2022`. */
export const isReferenceAlone = (line: string): boolean => REFERENCE.test(line) || ORIGIN.test(line);

const REFERENCE =
  /^[\s|*([]*(?:arising\b|out of\b|(?:from|against) the (?:judge?ment|order)|passed (?:in|by)\b)(?:[^()]|\([^()]*\))*(?:\)[\s.\]]*)?$/i;
/** Bengali has the words at the end: `রিট পিটিশন নং ৮২৫৯/২০২২ হতে উদ্ভূত`. */
const ORIGIN = /উদ্ভ[ূু]ত[\s)।\]]*$/;

export const HAS_YEAR = /[\d০-৯]\s?(?:\([^()]*\)\s?)?(?:\/|of)\s?[\d০-৯]/;
const LISTED_TOO = /^\s?(?:with|along|heard|analog|সহ|সাথে|সঙ্গে|একত্রে)/i;

/** The cases that a row lists, without the original cases from which they arise. */
function groupsOf(found: ReturnType<typeof caseNumbersIn>): Group[] {
  const groups: Group[] = [];
  for (const { numbers, type: words, lead } of found) {
    const isAfter = groups.length > 0;
    if (isAfter && lead.some((word) => ARISING_AFTER.has(word))) continue;
    // Bengali names the origin first: `রিট পিটিশন ১/২০২০ হতে উদ্ভূত সিভিল পিটিশন ২/২০২১`
    if (isAfter && lead.some((word) => ARISING_BEFORE.test(word))) groups.pop();
    const named = typeOfWords(words);
    const type = named.kinds === null ? (groups.at(-1)?.type ?? null) : named;
    groups.push({ type, numbers });
  }
  return groups;
}

const ARISING_AFTER = new Set(['arising', 'out', 'from', 'against', 'in', 'passed', 'judgment', 'judgement']);
const ARISING_BEFORE = /^(?:উদ্ভূত|উদ্ভুত|বিরুদ্ধে)/;
