import type { Day } from '../dates';
import { toAsciiDigits } from '../digits';
import { beginsWithDay, dayAlone, datesIn, HAS_WEEKDAY, isRange, plainLine } from './listDates';

/** How sure it is that a line gives the day of the list, from the least: a greater number replaces a smaller one. */
export const WEIGHTS = { weekday: 1, heading: 2, label: 3 } as const;

export interface DayOfList {
  /** Null: the line gives a date that cannot be read. */
  day: Day | null;
  weight: number;
}

/** A heading between the rows: what it tells about the rows below it. */
export interface Head {
  court?: string;
  date?: DayOfList;
  /** Whether the heading names judges. */
  isBench: boolean;
}

/**
 * Reads a line that names the court, the day or the judges, with digits of either script; null for any other line.
 * `begun` is the part of a date in the lines above.
 */
export function headOf(line: string, begun = ''): Head | null {
  const plain = plainLine(line);
  const head: Head = { isBench: JUDGE.test(plain) };
  const court = courtIn(line, plain);
  if (court) head.court = court;
  const date = dayOfList(begun ? plainLine(`${begun} ${line}`) : plain, court !== null);
  if (date) head.date = date;
  return court || date || head.isBench ? head : null;
}

/**
 * The date that a line gives as the date of the list; null for other lines, even if they contain a date, such as that
 * of an order or the days on which a bench sits. A date that cannot be read is kept as null, so that the rows below do
 * not get the date of the list above.
 */
function dayOfList(plain: string, isCourt: boolean): DayOfList | null {
  if (!/\d/.test(plain)) return null;
  const isLabelled = DATE_WORD.test(plain) && !OF_AN_ORDER.test(plain);
  const isInside = isCourt && DATE_INSIDE.test(plain);
  const isOfList = OF_A_LIST.test(plain) || beginsWithDay(plain);
  const isOfWeekday = HAS_WEEKDAY.test(plain);
  const alone = dayAlone(plain);
  if (!isLabelled && !isInside && !isOfList && !isOfWeekday && !alone) return null;
  const dates = datesIn(plain);
  const isOfMany = isRange(plain, dates);
  const day = isOfMany ? null : (dates[0]?.day ?? null);
  if (isLabelled) return { day, weight: WEIGHTS.label };
  if (isInside && day) return { day, weight: WEIGHTS.label };
  if (alone) return { day: alone, weight: WEIGHTS.heading };
  if (isOfList && (day || !dates.length)) return { day, weight: WEIGHTS.heading };
  return day ? { day, weight: WEIGHTS.weekday } : null;
}

const DATE_WORD = /^[\s([*]*(?:date|dated|dt|তারিখ|তাং)(?![a-z])/i;
/** A word for the date within a line that names the court: `Court No. 5, Date : 24/08/2026`. */
const DATE_INSIDE = /\bdate\b|তারিখ\s*[:ঃ]/i;
/** `dated 12.01.2023 passed by the High Court Division`, which continues a row. */
const OF_AN_ORDER = /^[\s([*]*(?:dated|dt|তারিখের).*(?:judg|order|passed|filed|রায়|আদেশ)/i;
const OF_A_LIST = /cause ?list|daily list|list for\b|list of\b|কার্যতালিকা|কজ ?লিস্ট|তালিকা|শুনান[িী]র জন্য/i;

/** `[Annex Building Court No. 18]`, `Court No. 1`, `Bench-4`, `আদালত কক্ষ নং ৬`. */
function courtIn(line: string, plain: string): string | null {
  if (!COURT.test(plain)) return null;
  const [, bracketed] = /\[([^[\]]{3,200})\]/.exec(line) ?? [];
  const named =
    bracketed && COURT.test(toAsciiDigits(bracketed.normalize('NFC'))) ? bracketed : undated(line);
  return named.replace(/^[\s:|,–-]+|[\s:|,–-]+$/g, '').slice(0, LONGEST_COURT) || null;
}

const undated = (line: string) => line.replace(/[,|\s]*(?:date|dated|তারিখ)\s*[:ঃ]?\s*[\d০-৯].*$/i, '');

const LONGEST_COURT = 255;
const COURT =
  /\bcourt ?(?:room ?)?(?:no\b|নং|নম্বর|-? ?\d)|(?:আদালত|কোর্ট|এজলাস|বেঞ্চ) ?(?:কক্ষ ?)?(?:নং|নম্বর|-? ?\d)|\bbench ?(?:no\b|[–-]? ?(?:\d|[ivx]+\b))/i;

/**
 * Matches a line with "Justice X", but not the rest of "Ministry of Law, Justice and …", a party in many cases.
 */
const JUDGE =
  /^[\s*]*(?:(?:before|present|coram|the|hon'?ble|mr|mrs|ms|madam)[\s.:,]+)*justice\s+(?!and\b|&)|^[\s*]*(?:মাননীয়\s+)?(?:প্রধান\s+)?বিচারপতি/i;
