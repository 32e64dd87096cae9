import type { Day } from '../dates';
import type { CaseTypeName } from '../followOnCases';
import { caseNumbersIn, type CaseNumber } from '../searchKey/caseNumbers';
import { partsOf } from '../searchKey/words';
import { headingOf, typeOfWords, type NamedType } from './caseTypes';
import { fixedDay, headOf, withoutDays } from './heads';
import { lineOf, type Line } from './rows';

/** The number of a case that a list names, and what the list says of its type. */
export interface ListedNumber extends CaseNumber {
  kinds: readonly CaseTypeName[] | null;
  series: string | null;
  isCertain: boolean;
}

/** A row of a cause list that names cases of types that the registers hold. */
export interface ListEntry {
  /** Of the text, from 1. */
  line: number;
  text: string;
  court: string | null;
  itemNo: string | null;
  /** The serial of the row above that it is heard with. */
  with: string | null;
  /** That of its note, else of the list. */
  date: Day | null;
  numbers: ListedNumber[];
}

interface Row {
  line: number;
  serial: string | null;
  with: string | null;
  text: string;
  /** Without the serial. */
  cells: string[];
  joined: number;
}

/** Reads the text of a court's cause list, in either language, one line after another. */
export function entriesOf(text: string): ListEntry[] {
  const reader = new Reader();
  text.split(/\r\n?|\n|\f/).forEach((line, index) => reader.read(line.slice(0, LONGEST_LINE), index + 1));
  reader.endRow();
  return reader.entries;
}

/** In characters. No court writes more about a case, and only a broken file has such lines. */
const LONGEST_LINE = 2000;
const LONGEST_TEXT = 500;

/** Lines of a row; what follows is taken for something else. */
const MOST_LINES = 8;

class Reader {
  entries: ListEntry[] = [];
  private court: string | null = null;
  private date: Day | null = null;
  private heading: NamedType | null = null;
  private above: string | null = null;
  private row: Row | null = null;
  private hasRows = false;

  read(text: string, line: number): void {
    if (!text.trim()) return;
    const read = lineOf(text);
    const isPage =
      read.cells.join('') === '' && this.above !== null && Number(read.serial) <= Number(this.above);
    if (isPage && read.serial !== null && !text.includes('|')) return;
    const groups = numbersOf(read.cells);
    if (read.serial === null && !groups.length) {
      if (this.readHead(text)) return;
      const words = partsOf(text).flatMap((part) => (part.isNumber ? [] : [part.text]));
      const heading = this.row && !this.isComplete() ? null : headingOf(words);
      if (heading) {
        this.endRow();
        this.heading = heading;
        return;
      }
    }
    if (read.serial !== null || (read.isWith && groups.length)) this.beginRow(read, text, line);
    else if (this.row && !this.isComplete() && this.row.joined < MOST_LINES) this.join(read, text);
    else if (groups.length && startsWithCase(read.cells)) this.beginRow(read, text, line);
    else if (this.row && this.row.joined < MOST_LINES) this.append(text);
  }

  /** A new head is that of another bench, which may sit elsewhere. */
  private readHead(text: string): boolean {
    const head = headOf(text);
    if (!head) return false;
    this.endRow();
    if (this.hasRows) [this.court, this.heading] = [null, null];
    this.hasRows = false;
    this.above = null;
    this.court = head.court ?? this.court;
    this.date = head.date ?? this.date;
    return true;
  }

  private beginRow({ serial, cells }: Line, text: string, line: number): void {
    this.endRow();
    const isBelow = serial === null;
    this.row = { line, serial, with: isBelow ? this.above : null, text: text.trim(), cells, joined: 0 };
    if (!isBelow) this.above = serial;
    this.hasRows = true;
  }

  /** Whether the row has the whole number of its case already. */
  private isComplete(): boolean {
    const { cells } = this.row!;
    return numbersOf(cells).length > 0 && !GOES_ON.test(caseTextOf(cells));
  }

  /** Continues the column that the case stands in. */
  private join({ cells }: Line, text: string): void {
    const at = Math.max(
      0,
      Math.min(this.row!.cells.length - 1, numbersOf(this.row!.cells).length ? columnOf(this.row!.cells) : 0),
    );
    this.row!.cells[at] = `${this.row!.cells[at] ?? ''} ${cells.find(Boolean) ?? ''}`.trim();
    this.append(text);
  }

  private append(text: string): void {
    this.row!.text += ` ${text.trim()}`;
    this.row!.joined++;
  }

  endRow(): void {
    const { row } = this;
    this.row = null;
    if (!row) return;
    const numbers = numbersOf(row.cells).flatMap(({ type, numbers: listed }) => {
      const { kinds, series, isCertain } = type ?? this.heading ?? UNSAID;
      return kinds?.length === 0 ? [] : listed.map((number) => ({ ...number, kinds, series, isCertain }));
    });
    if (!numbers.length) return;
    this.entries.push({
      line: row.line,
      text: row.text.replace(/\s+/g, ' ').slice(0, LONGEST_TEXT),
      court: this.court,
      itemNo: row.serial,
      with: row.with,
      date: fixedDay(row.text, this.date) ?? this.date,
      numbers,
    });
  }
}

const UNSAID: NamedType = { kinds: null, series: null, isCertain: false };

/** A list of numbers that the next line goes on with. */
const GOES_ON = /(?:[,&–-]|\band|ও|এবং)\s*$/;

interface Group {
  /** Null: that of the heading. */
  type: NamedType | null;
  numbers: CaseNumber[];
}

/** The column with the case: the first with a number and its year. */
function columnOf(cells: readonly string[]): number {
  const at = cells.findIndex(
    (_, index) => caseNumbersIn(partsOf(readable(cells.slice(0, index + 1)))).length,
  );
  return at < 0 ? 0 : at;
}

/** The columns up to that of the case; what the parties are called holds other numbers. */
const caseTextOf = (cells: readonly string[]): string => readable(cells.slice(0, columnOf(cells) + 1));

const readable = (cells: readonly string[]): string =>
  withoutReferences(withoutDays(cells.join(' | ').split(PARTIES)[0]!));

const PARTIES = /\bvs\b|\bversus\b|-vs-|বনাম|\[/i;

/** `(arising out of Writ Petition No. 8259 of 2022)`, but not `(with 8260/2022)` or what stands first. */
const withoutReferences = (text: string): string =>
  text.replace(/\(([^()]{5,300})\)/g, (bracketed, inside: string, at: number) => {
    const isReference =
      /\d\s?(?:\/|of)\s?\d/.test(inside) &&
      !/^\s?(?:with|along|heard|analog|সহ|সাথে|সঙ্গে|একত্রে)/i.test(inside);
    return isReference && /\d\s?(?:\/|of)\s?\d/.test(text.slice(0, at)) ? ')' : bracketed;
  });

/** The cases that a row lists, without those that it only refers to. */
function numbersOf(cells: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const { numbers, type: words, lead } of caseNumbersIn(partsOf(caseTextOf(cells)))) {
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

/** Whether a line begins with a case, as a row without a serial does, and a party's name does not. */
function startsWithCase(cells: readonly string[]): boolean {
  const [first] = caseNumbersIn(partsOf(caseTextOf(cells)));
  if (!first) return false;
  return first.lead.length ? typeOfWords(first.lead).kinds !== null : first.at === 0;
}
