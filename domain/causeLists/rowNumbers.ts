import type { CaseNumber } from '../searchKey/caseNumbers';
import { caseNumbersIn } from '../searchKey/caseNumbers';
import { partsOf } from '../searchKey/words';
import { typeOfWords, type NamedType } from './caseTypes';
import { withoutDays } from './heads';

/** Numbers that a row lists under one type. */
export interface Group {
  /** Null: that of the heading above. */
  type: NamedType | null;
  numbers: CaseNumber[];
}

/** What the columns of a row say of its cases. */
export interface RowNumbers {
  groups: Group[];
  /** The column in which the first number ends. */
  column: number;
  /** Whether the row begins with a case, as one without a serial does, and a party's name does not. */
  isFirst: boolean;
  /** Whether its list of numbers goes on in the next line. */
  goesOn: boolean;
}

/** Serial, type, number, year and district: the case stands in no later column. */
const MOST_COLUMNS = 8;

/** Reads the columns up to that of the case; what the parties are called holds other numbers. */
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

const GOES_ON = /(?:[,&–-]|\band|ও|এবং)$/;

const readable = (cells: readonly string[]): string =>
  withoutReferences(withoutDays(cells.join(' | ').split(PARTIES)[0]!)).trim();

const PARTIES = /\bvs\b|\bversus\b|-vs-|বনাম|\[/i;

/** `(arising out of Writ Petition No. 8259 of 2022)`, but not `(with 8260/2022)` or what stands first. */
const withoutReferences = (text: string): string =>
  text.replace(/\(([^()]{5,300})\)/g, (bracketed, inside: string, at: number) => {
    const isReference = HAS_YEAR.test(inside) && !LISTED_TOO.test(inside);
    return isReference && HAS_YEAR.test(text.slice(0, at)) ? ')' : bracketed;
  });

const HAS_YEAR = /\d\s?(?:\/|of)\s?\d/;
const LISTED_TOO = /^\s?(?:with|along|heard|analog|সহ|সাথে|সঙ্গে|একত্রে)/i;

/** The cases that a row lists, without those that it only refers to. */
function groupsOf(found: ReturnType<typeof caseNumbersIn>): Group[] {
  const groups: Group[] = [];
  for (const { numbers, type: words, lead } of found) {
    const isAfter = groups.length > 0;
    if (isAfter && lead.some((word) => ARISING_AFTER.has(word))) continue;
    // Bengali names the origin first: `রিট পিটিশন ১/২০২০ হতে উদ্ভূত সিভিল পিটিশন ২/২০২১`
    if (isAfter && lead.some((word) => ARISING_BEFORE.test(word))) groups.pop();
    const said = typeOfWords(words);
    const type = said.kinds === null ? (groups.at(-1)?.type ?? null) : said;
    groups.push({ type, numbers });
  }
  return groups;
}

const ARISING_AFTER = new Set(['arising', 'out', 'from', 'against', 'in', 'passed', 'judgment', 'judgement']);
const ARISING_BEFORE = /^(?:উদ্ভূত|উদ্ভুত|বিরুদ্ধে)/;
