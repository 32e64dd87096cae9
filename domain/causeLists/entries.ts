import type { Day } from '../dates';
import { toAsciiDigits } from '../digits';
import type { CaseTypeName } from '../followOnCases';
import type { CaseNumber } from '../searchKey/caseNumbers';
import { partsOf } from '../searchKey/words';
import { inUnicode } from './bijoyLine';
import { headingOf, UNKNOWN_TYPE, type NamedType } from './caseTypes';
import { fixedDay, headOf, isDayAlone } from './heads';
import { HAS_YEAR, isReferenceAlone, numbersOf, type RowNumbers } from './rowNumbers';
import { lineOf, type Line } from './rows';

/** A case number in a list, with the case type that the list gives for it. */
export interface ListedNumber extends CaseNumber {
  kinds: readonly CaseTypeName[] | null;
  series: string | null;
  isCertain: boolean;
  /** The list's words for the case type, if no register holds that type. */
  other?: string;
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
  /** The date in the row's note, else that of the list. */
  date: Day | null;
  numbers: ListedNumber[];
}

interface Row {
  line: number;
  serial: string | null;
  with: string | null;
  text: string;
  /** The columns without the serial. */
  cells: string[];
  found: RowNumbers;
  /** The number of lines of the text that belong to the row so far. */
  lines: number;
}

/** Reads the text of a court's cause list, in either language. */
export function entriesOf(text: string): ListEntry[] {
  const reader = new ListReader();
  for (const line of linesOf(text)) reader.read(line);
  return reader.end();
}

export const linesOf = (text: string): string[] => text.split(/\r\n?|\n|\f/);

/** In characters. Rows of court lists are shorter; longer lines occur only in damaged files. */
const LONGEST_LINE = 2000;
const LONGEST_TEXT = 500;

/** The most cases of a row. */
const MOST_NUMBERS = 200;

/** The most lines of a row; lines after these are not part of it. */
const MOST_LINES = 8;

/** A line with nothing but a note in brackets, which belongs to the row above. */
const IN_BRACKETS = /^\s*\([^()]*\)\s*$/;

/** Reads a list line by line. */
export class ListReader {
  private entries: ListEntry[] = [];
  private line = 0;
  private court: string | null = null;
  private date: Day | null = null;
  private heading: NamedType | null = null;
  /** The lines with the names of the bench's judges. */
  private judges = new Set<string>();
  private above: string | null = null;
  private row: Row | null = null;
  private hasRows = false;
  /** Whether the line above refers to another case, whose number follows. */
  private isReferring = false;

  /** Reads the next line of the text. */
  read(whole: string): void {
    this.line++;
    const text = inUnicode(whole.slice(0, LONGEST_LINE));
    if (!text.trim()) return;
    const read = isDayAlone(text) ? { serial: null, isWith: false, cells: [text] } : lineOf(text);
    if (this.isPageNumber(read, text)) return;
    const halves = halvesOf(text);
    if (halves) return halves.forEach((half) => this.readHalf(half));
    if (read.serial === null && this.readReference(text)) return;
    const found = numbersOf(read.cells);
    const isRow = found.groups.length > 0;
    if (read.serial === null && !isRow && this.readHead(text)) return;
    const isGoingOn = this.row !== null && !isComplete(this.row) && this.row.lines < MOST_LINES;
    if (read.serial === null && !isRow && !isGoingOn && this.readHeading(read, found, text)) return;
    if (read.serial !== null || (read.isWith && isRow)) this.beginRow(read, found, text);
    else if (isGoingOn) this.join(read, text);
    else if (isRow && found.isFirst) this.beginRow(read, found, text);
    else this.append(text);
  }

  /**
   * Reads a row of a page with two columns. A line below may belong to either column, so it is added to neither row.
   */
  private readHalf(text: string): void {
    const read = lineOf(text);
    this.beginRow(read, numbersOf(read.cells), text);
    this.endRow();
  }

  /**
   * Reads a line that only names the original case from which the case above arises; the original case is not heard.
   */
  private readReference(text: string): boolean {
    const isNumber = this.isReferring && HAS_YEAR.test(text);
    const isReference = isNumber || isReferenceAlone(text);
    this.isReferring = isReference && !HAS_YEAR.test(text);
    if (isReference) this.append(text);
    return isReference;
  }

  /** Whether a line is a page number: a number alone that is not the next serial. */
  private isPageNumber({ serial, cells }: Line, text: string): boolean {
    const isAlone = serial !== null && !cells.some(Boolean) && !text.includes('|');
    return isAlone && this.above !== null && Number(serial) <= Number(this.above);
  }

  /** Reads a heading for a type of cases; with other columns it begins a row, whose number follows below. */
  private readHeading(read: Line, found: RowNumbers, text: string): boolean {
    const [first = '', ...others] = read.cells.filter(Boolean);
    const words = partsOf(first).flatMap((part) => (part.isNumber ? [] : [part.text]));
    const heading = headingOf(words);
    if (!heading) return false;
    if (others.length) {
      this.beginRow(read, found, text);
      return true;
    }
    this.endRow();
    this.heading = heading;
    return true;
  }

  /**
   * Reads a heading. After rows, a heading begins another bench, which may sit in another court room. A
   * heading that only repeats the day, the court or the judges is the head of a new page.
   */
  private readHead(text: string): boolean {
    if (this.row && IN_BRACKETS.test(text)) return false;
    const head = headOf(text);
    if (!head) return false;
    this.endRow();
    const { court = this.court, date = this.date, isBench } = head;
    const isOther = isBench && !this.judges.has(text.trim());
    if (!isOther && court === this.court && date === this.date) return true;
    if (this.hasRows) {
      [this.court, this.heading] = [null, null];
      this.judges.clear();
    }
    if (isBench) this.judges.add(text.trim());
    this.hasRows = false;
    this.above = null;
    this.court = head.court ?? this.court;
    this.date = date;
    return true;
  }

  private beginRow({ serial, cells }: Line, found: RowNumbers, text: string): void {
    this.endRow();
    const isBelow = serial === null;
    this.row = {
      line: this.line,
      serial,
      with: isBelow ? this.above : null,
      text: text.trim(),
      cells,
      found,
      lines: 1,
    };
    if (!isBelow) this.above = serial;
    this.hasRows = true;
  }

  /** Joins a continuation line to the column that holds the case. */
  private join({ cells }: Line, text: string): void {
    const row = this.row!;
    row.cells[row.found.column] = `${row.cells[row.found.column] ?? ''} ${cells.find(Boolean) ?? ''}`.trim();
    row.found = numbersOf(row.cells);
    this.append(text);
  }

  /** Adds a following line to the row's text, since it may name another day. */
  private append(text: string): void {
    if (!this.row || this.row.lines >= MOST_LINES) return;
    this.row.text += ` ${text.trim()}`;
    this.row.lines++;
  }

  /** @returns the rows of the text */
  end(): ListEntry[] {
    this.endRow();
    return this.entries;
  }

  private endRow(): void {
    const { row } = this;
    this.row = null;
    if (!row) return;
    const numbers = row.found.groups.flatMap(({ type, numbers: listed }) =>
      listed.map((number) => ({ ...number, ...(type ?? this.heading ?? UNKNOWN_TYPE) })),
    );
    if (!numbers.length) return;
    numbers.splice(MOST_NUMBERS);
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

/** Two rows that are printed side by side: `1 | W.P. 1/2022 | 11 | W.P. 11/2022`. Most lines are one row: null. */
function halvesOf(text: string): [string, string] | null {
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
const isComplete = ({ found }: Row): boolean => found.groups.length > 0 && !found.goesOn;
