import type { Day } from '../dates';
import { toAsciiDigits } from '../digits';
import type { CaseTypeName } from '../followOnCases';
import type { CaseNumber } from '../searchKey/caseNumbers';
import { UNKNOWN_TYPE, type NamedType } from './caseTypes';
import type { OwnDay } from './diary';
import type { DayOfList } from './heads';
import { comingDay, fixedDay } from './listDates';
import { mentionsIn, numbersOf, type Group, type RowNumbers } from './rowNumbers';
import { fromBijoy, looksLikeBijoy } from '../import/bijoy';

/** A case number in a list, with the case type that the list gives for it. */
export interface ListedNumber extends CaseNumber {
  kinds: readonly CaseTypeName[] | null;
  series: string | null;
  isCertain: boolean;
  /** Whether the row is about another case, which arises from this one or is made in it. */
  isMention: boolean;
  /** The list's words for the case type, if no register holds that type. */
  other: string | undefined;
}

/** A row of a cause list that names cases. */
export interface ListEntry {
  /** The line number in the text, from 1. */
  line: number;
  text: string;
  court: string | null;
  itemNo: string | null;
  /** The serial of the row above with which this case is heard. */
  with: string | null;
  /** The date in the row's note or in its column, else that of the list. */
  date: Day | null;
  numbers: ListedNumber[];
}

/** A row while it is read. */
export interface Row {
  line: number;
  serial: string | null;
  with: string | null;
  text: string;
  own: OwnDay | null;
  /** The columns without the serial and the day. */
  cells: string[];
  found: RowNumbers;
  /** The number of lines of the text that belong to the row so far. */
  lines: number;
}

/** In characters. */
const LONGEST_TEXT = 500;

/** The most cases of a row. */
const MOST_NUMBERS = 200;

/** What the headings above a row say about it. */
interface Above {
  court: string | null;
  date: DayOfList;
  heading: NamedType | null;
}

/** The entry of a row that is read to its end; null if it names no case. */
export function entryOf(row: Row, { court, date, heading }: Above): ListEntry | null {
  const { groups } = row.found;
  const numbers = numbersOfGroups([...groups, ...mentionsIn(row.text, groups)], heading);
  if (!numbers.length) return null;
  return {
    line: row.line,
    text: row.text.replace(/\s+/g, ' ').slice(0, LONGEST_TEXT),
    court: row.own?.court ?? court,
    itemNo: row.serial,
    with: row.with,
    date: row.own?.day ?? fixedDay(row.text, date.day) ?? date.day ?? comingDay(row.text),
    numbers,
  };
}

/** Each number once: as a case that is heard, if the row lists it. */
function numbersOfGroups(groups: readonly Group[], heading: NamedType | null): ListedNumber[] {
  const numbers: ListedNumber[] = [];
  const known = new Set<string>();
  for (const { type, isMention, numbers: inGroup } of groups) {
    const { kinds, series, isCertain, other } = type ?? heading ?? UNKNOWN_TYPE;
    for (const { number, year, mark } of inGroup) {
      const key = `${series ?? other} ${number}/${year} ${mark}`;
      if (known.has(key) || numbers.length >= MOST_NUMBERS) continue;
      known.add(key);
      numbers.push({ number, year, mark, kinds, series, isCertain, isMention, other });
    }
  }
  return numbers;
}

/** Two rows that are printed side by side: `1 | W.P. 1/2022 | 11 | W.P. 11/2022`. Most lines are one row: null. */
export function halvesOf(text: string): [string, string] | null {
  const serials = [...toAsciiDigits(text).matchAll(SECOND_SERIAL)].slice(0, MOST_SERIALS);
  for (const { index } of serials) {
    const halves: [string, string] = [text.slice(0, index), text.slice(index)];
    if (halves.every(isWholeRow)) return halves;
  }
  return null;
}

/** The most numbers of a line that are tried as a second serial; a damaged line may have hundreds. */
const MOST_SERIALS = 8;
const SECOND_SERIAL = /(?=\d)(?<=[|\t]\s*|\s{3})\d{1,4}(?:-?[a-z])?\s?[.):।]*[|\s]/gi;

function isWholeRow(text: string): boolean {
  const { serial, cells } = lineOf(text);
  const { groups, isFirst } = numbersOf(cells);
  return serial !== null && isFirst && groups.length > 0;
}

/** Whether a row has the whole number of its case already. */
export const isComplete = ({ found }: Row): boolean => found.groups.length > 0 && !found.goesOn;

/** A line of a list, split into its columns. */
export interface Line {
  /** The serial at the beginning of the line, if any. */
  serial: string | null;
  /** Whether an empty first column or `(with)` says that the case is heard with the case of the row above. */
  isWith: boolean;
  /** The columns after the serial; free text is a single column. */
  cells: string[];
}

/** Splits a line into its serial and columns: by `|` or tab, or in free text after the serial. */
export function lineOf(text: string): Line {
  const cells = text.split(/[|\t]/).map((cell) => cell.trim());
  if (cells.length > 1) {
    // a table with a separator at both ends of each line: the first and last cell are empty
    if (/^\s*\|.*\|\s*$/s.test(text)) cells.splice(0, cells.length, ...cells.slice(1, -1));
    // an empty column before the serials, as in a table pasted from a sheet; `8260 | 2022` is a number and its year
    if (cells[0] === '' && serialIn(cells[1]!) !== null && !/^\d{4}$/.test(toAsciiDigits(cells[2] ?? '')))
      cells.shift();
    const [first = '', ...others] = cells;
    const serial = serialIn(first);
    const isWith = first === '' ? others.some(Boolean) : WITH.test(first);
    if (serial !== null || isWith) return { serial, isWith, cells: others };
    const [, digits, rest] = SERIAL_IN_CELL.exec(first) ?? [];
    return digits
      ? { serial: toAsciiDigits(digits), isWith, cells: [rest!, ...others] }
      : { serial, isWith, cells };
  }
  const line = text.trim();
  const [, digits, rest] = LEADING.exec(toAsciiDigits(line)) ?? [];
  if (digits) return { serial: digits, isWith: false, cells: [line.slice(line.length - rest!.length)] };
  const alone = serialIn(line);
  if (alone !== null) return { serial: alone, isWith: false, cells: [''] };
  const without = line.replace(LEADING_WITH, '');
  return { serial: null, isWith: without !== line, cells: [without] };
}

const serialIn = (cell: string): string | null =>
  /^(?:\*\s?|\()?(\d{1,4}(?:-?[a-z])?)\s?[.):।]*$/i.exec(toAsciiDigits(cell))?.[1] ?? null;

/** `12. Writ Petition` in the first column of several. */
const SERIAL_IN_CELL = /^[*(]?([\d০-৯]{1,4}(?:-?[a-z])?)\s?[.)।]\s+([\p{L}(].*)$/isu;

/** `12. Writ Petition`, `*12: Writ Petition`, `(12) 8259/2022`, `12-A) 8259/2022`; `8259 of 2022` is no serial. */
const LEADING =
  /^(?:\*\s?|\((?=\d{1,3}\)))?(\d{1,4}(?:-?[a-z])?)(?:\s?[.):।]\s*|\s?[-–]\s+|\s+)((?!of\b|to\b|and\b|all\b|ও\s|এবং|হতে|থেকে|সালের|সকল)(?:(?<=[.)।]\s*)\d|[\p{L}(]).*)$/isu;

const WITH = /^[([]?\s?(?:with|w\/|do|-do-|ঐ|সহ|সাথে|সঙ্গে|একত্রে)\s?[)\]]?$/i;
const LEADING_WITH = /^(?:[([]\s?(?:with|সহ|সাথে|সঙ্গে|একত্রে)\s?[)\]]|with\b)\s*/i;

/** A line with its Bijoy columns in Unicode: `1 | wiU wcwUkb bs 12/2024` → `1 | রিট পিটিশন নং ১২/২০২৪`. */
export const inUnicode = (line: string): string =>
  line.replace(COLUMN, (column) =>
    OF_LISTS.test(column) || looksLikeBijoy(column) ? fromBijoy(column) : column,
  );

const COLUMN = /[^|\t]+/g;

/**
 * Words of cause lists that are ASCII in Bijoy: রিট, রীট, পিটিশন, আপিল, আপীল, মামলা, তারিখ, আদালত, বিচারপতি,
 * বনাম.
 */
const OF_LISTS = /wiU|ixU|wcwUkb|Avwcj|Avcxj|gvgjv|ZvwiL|Av`vjZ|wePvicwZ|ebvg/;
