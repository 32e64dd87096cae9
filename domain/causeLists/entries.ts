import { withoutInvisible } from '../texts';
import { partsOf } from '../searchKey/words';
import { headingOf, type NamedType } from './caseTypes';
import { diaryColumns, ownDay, type DiaryColumns, type OwnDay } from './diary';
import { headOf, WEIGHTS, type DayOfList } from './heads';
import { beginsWithDay, dayAlone, isPartOfDay, plainLine } from './listDates';
import {
  entryOf,
  halvesOf,
  isComplete,
  type ListEntry,
  type Row,
  inUnicode,
  lineOf,
  type Line,
} from './listRow';
import { HAS_YEAR, isReferenceAlone, numbersOf, type RowNumbers } from './rowNumbers';

/** Reads the text of a court's cause list, in either language. */
export function entriesOf(text: string): ListEntry[] {
  const reader = new ListReader();
  for (const line of linesOf(text)) reader.read(line);
  return reader.end();
}

export const linesOf = (text: string): string[] => text.split(/\r\n?|\n|\f/);

/** In characters. Rows of court lists are shorter; longer lines occur only in damaged files. */
const LONGEST_LINE = 2000;

/** The most lines of a row; lines after these are not part of it. */
const MOST_LINES = 8;

/** A line with nothing but a note in brackets, which belongs to the row above. */
const IN_BRACKETS = /^\s*\([^()]*\)\s*$/;

/** Reads a list line by line. */
export class ListReader {
  private entries: ListEntry[] = [];
  private line = 0;
  court: string | null = null;
  date: DayOfList = NO_DAY;
  heading: NamedType | null = null;
  /** The lines with the names of the bench's judges. */
  private judges = new Set<string>();
  private above: string | null = null;
  private row: Row | null = null;
  private hasRows = false;
  /** The rows since the last line with a date. */
  private rows = 0;
  /** Whether the line above refers to another case, whose number follows. */
  private isReferring = false;
  /** The lines above that hold a part of a date, which this line may complete. */
  private begun = '';
  private columns: DiaryColumns | null = null;
  /** The day of the row above, in a list with a day for each row. */
  private ownDay: OwnDay | null = null;

  /** Reads the next line of the text. */
  read(whole: string): void {
    this.line++;
    const text = inUnicode(tidied(whole.slice(0, LONGEST_LINE)));
    if (!text.trim()) return;
    const plain = plainLine(text);
    const isDay = dayAlone(plain) !== null;
    if (!isDay && this.readPartOfDay(text, plain)) return;
    const columns = diaryColumns(text);
    if (columns) {
      this.endRow();
      this.columns = columns;
      return;
    }
    const own = isDay ? null : ownDay(text, plain, this.columns);
    const isNoRow = isDay || (beginsWithDay(plain) && !own);
    const read = isNoRow ? { serial: null, isWith: false, cells: [text] } : lineOf(own?.rest ?? text);
    this.readLine(read, text, own);
    this.begun = '';
  }

  private readLine(read: Line, text: string, own: OwnDay | null): void {
    if (this.isPageNumber(read, text)) return;
    const halves = own ? null : halvesOf(text);
    if (halves) return halves.forEach((half) => this.readHalf(half));
    if (read.serial === null && this.readReference(text)) return;
    const found = numbersOf(read.cells);
    const isRow = found.groups.length > 0;
    if (read.serial === null && !isRow && this.readHead(text)) return;
    const isGoingOn = this.row !== null && !isComplete(this.row) && this.row.lines < MOST_LINES;
    if (read.serial === null && !isRow && !isGoingOn && this.readHeading(read, found, text)) return;
    if (read.serial !== null || (isRow && (read.isWith || own))) this.beginRow(read, found, text, own);
    else if (isGoingOn) this.join(read, text);
    else if (isRow && found.isFirst && !this.isAboutRowAbove(found, text)) this.beginRow(read, found, text);
    else this.append(text);
  }

  /** Reads a line that holds only a part of a date, such as `SUNDAY, THE 29TH DAY OF`. */
  private readPartOfDay(text: string, plain: string): boolean {
    const isBegun = this.begun !== '' && /^\D*\d{4}\D*$/.test(plain);
    if (!isBegun && !isPartOfDay(plain)) return false;
    const begun = `${this.begun} ${text}`.trim().slice(-LONGEST_BEGUN);
    const date = headOf(text, this.begun)?.date;
    if (date && (date.day || date.weight === WEIGHTS.label)) return false;
    this.begun = begun;
    return true;
  }

  /** Whether a line below a row names the case in which that of the row is made: `(W.P. 8259/2022)`. */
  private isAboutRowAbove(found: RowNumbers, text: string): boolean {
    if (!this.row || !isComplete(this.row)) return false;
    return found.groups[0]!.isMention || IN_BRACKETS.test(text);
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
    const head = headOf(text, this.begun);
    if (!head) return false;
    if (this.isDayOfRowAbove(head.date)) {
      this.row!.own = { day: head.date.day, isAsAbove: false, court: null, rest: '' };
      this.rows = 0;
      this.append(text);
      return true;
    }
    this.endRow();
    const { court = this.court, isBench } = head;
    const date = this.isDayOfList(head.date) ? head.date : this.date;
    const isOther = isBench && !this.judges.has(text.trim());
    if (!isOther && court === this.court && date.day === this.date.day) return true;
    if (this.hasRows) {
      [this.court, this.heading] = [null, null];
      this.judges.clear();
      // the day of the list above holds until a heading gives another one
      this.date = { ...this.date, weight: Math.min(this.date.weight, WEIGHTS.heading) };
    }
    if (isBench) this.judges.add(text.trim());
    this.hasRows = false;
    this.above = null;
    this.court = head.court ?? this.court;
    if (this.isDayOfList(head.date)) this.date = head.date;
    return true;
  }

  /** In a list without a date of its own, `Date :` below the only row since the last one is the day of that row. */
  private isDayOfRowAbove(date: DayOfList | undefined): date is DayOfList {
    return date?.weight === WEIGHTS.label && this.row !== null && this.date.weight === 0 && this.rows === 1;
  }

  /** The list's own `Date :` wins over other lines, except over a heading with another day after rows. */
  private isDayOfList(date: DayOfList | undefined): date is DayOfList {
    if (!date) return false;
    if (date.day && !this.date.day) return true;
    return date.weight >= this.date.weight || (this.hasRows && date.weight >= WEIGHTS.heading);
  }

  private beginRow(
    { serial, cells }: Line,
    found: RowNumbers,
    text: string,
    own: OwnDay | null = null,
  ): void {
    this.endRow();
    const isBelow = serial === null && !own;
    this.ownDay = own?.isAsAbove ? this.ownDay : own;
    this.row = {
      line: this.line,
      serial,
      with: isBelow ? this.above : null,
      text: text.trim(),
      own: this.ownDay,
      cells,
      found,
      lines: 1,
    };
    if (serial !== null) this.above = serial;
    this.hasRows = true;
    this.rows++;
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
    const entry = this.row && entryOf(this.row, this);
    if (entry) this.entries.push(entry);
    this.row = null;
  }
}

const NO_DAY: DayOfList = { day: null, weight: 0 };
const LONGEST_BEGUN = 200;

/** A line with ordinary dashes, slashes and spaces, and without invisible characters, as they come with copied text. */
const tidied = (line: string): string =>
  ASCII.test(line)
    ? line
    : withoutInvisible(line)
        .replace(/[‐-―−]/g, '-')
        .replace(/[⁄∕／]/g, '/')
        .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ');

const ASCII = /^[\t -~]*$/;
