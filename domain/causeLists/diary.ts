import type { Day } from '../dates';
import { dayAlone, leadingDay, mayHaveDay, plainLine } from './listDates';
import { HAS_YEAR } from './rowNumbers';

/** The columns of a list of one's own, such as a lawyer's diary, by their headings. */
export interface DiaryColumns {
  date: number;
  court: number | null;
}

/** The day and the court that a line gives for its own row, and the line without its day. */
export interface OwnDay {
  day: Day | null;
  /** Whether the cell for the day is empty, as where one day stands for several rows. */
  isAsAbove: boolean;
  court: string | null;
  rest: string;
}

const cellsOf = (line: string): string[] => line.split(/[|\t]/);

/** The columns of a line of headings with one for the day of the hearing; null for any other line. */
export function diaryColumns(line: string): DiaryColumns | null {
  if (HAS_DIGIT.test(line)) return null;
  const cells = cellsOf(line).map((cell) => cell.trim());
  if (cells.length < 2 || !cells.some((cell) => CASE.test(cell))) return null;
  const ofHearing = cells.findIndex((cell) => DATE.test(cell) && OF_HEARING.test(cell));
  const date = ofHearing >= 0 ? ofHearing : cells.findIndex((cell) => DATE_ALONE.test(cell));
  const court = cells.findIndex((cell) => COURT.test(cell));
  return date < 0 ? null : { date, court: court < 0 ? null : court };
}

const HAS_DIGIT = /[\d০-৯]/;
const CASE = /\bcase|\bsuit|\bmatter|\bpetition|\bnumber|মামলা|মোকদ্দমা|নম্বর|নং/i;
const DATE = /\bdate|\bday\b|তারিখ|দিন/i;
const OF_HEARING = /\bnext\b|hearing|\bfixed\b|\blist|পরবর্তী|শুনান|ধার্য|নির্ধারিত/i;
const DATE_ALONE = /^\W*(?:date|day|তারিখ|দিন)\W*$/iu;
const COURT = /^\W*(?:court|bench|আদালত|কোর্ট|বেঞ্চ)(?!.*(?:no|নং)\b)/iu;

/**
 * Reads the day of a row from its column, or from before its case; null if the line has none of its own. `plain` is
 * the line as dates are read from it.
 */
export function ownDay(line: string, plain: string, columns: DiaryColumns | null): OwnDay | null {
  if (!columns && !mayHaveDay(plain)) return null;
  const cells = cellsOf(line);
  if (cells.length === 1) {
    const found = leadingDay(plain);
    return found && lead(line, found.day, found.index + found.text.length);
  }
  const at = columns?.date ?? cells.findIndex((cell) => dayAlone(plainLine(cell), true) !== null);
  const cell = cells[at];
  if (cell === undefined) return null;
  const day = dayAlone(plainLine(cell), true);
  const isAsAbove = columns !== null && !cell.trim();
  if (!day && !isAsAbove) return null;
  if (!columns && cells.slice(0, at).some((each) => HAS_YEAR.test(each))) return null;
  const court = columns?.court == null ? null : cells[columns.court]?.trim() || null;
  return { day, isAsAbove, court, rest: cells.toSpliced(at, 1).join('\t') };
}

const lead = (line: string, day: Day, end: number): OwnDay => ({
  day,
  isAsAbove: false,
  court: null,
  rest: line.slice(end).replace(/^[\s,;:–-]+/, ''),
});
