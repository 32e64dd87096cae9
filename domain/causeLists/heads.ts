import type { Day } from '../dates';
import { toAsciiDigits } from '../digits';
import { parseWrittenDay } from '../typedDays';

/** A heading between the rows: what it tells about the rows below it. */
export interface Head {
  court?: string;
  /** Null: the line gives a date that cannot be read. */
  date?: Day | null;
  /** Whether the heading names judges. */
  isBench: boolean;
}

/** Reads a line that names the court, the day or the judges, with digits of either script; null for any other line. */
export function headOf(line: string): Head | null {
  const plain = toAsciiDigits(line.normalize('NFC'));
  const head: Head = { isBench: JUDGE.test(plain) };
  const court = courtIn(line, plain);
  if (court) head.court = court;
  const named = dayOfList(plain);
  const isInside = named === undefined && court !== null && DATE_INSIDE.test(plain);
  const date = isInside ? firstWritten(plain)?.day : named;
  if (date !== undefined) head.date = date;
  return court || date !== undefined || head.isBench ? head : null;
}

/** Whether a line is nothing but a date: `24.08.2026`, `২৪শে আগস্ট ২০২৬`. */
export function isDayAlone(line: string): boolean {
  const plain = toAsciiDigits(line.normalize('NFC'));
  const written = firstWritten(plain);
  return written !== null && !HAS_TEXT.test(plain.replace(written.text, ''));
}

/**
 * The date that a note in a row gives for its hearing instead of the date of the list: `(25.08.2026)`; null
 * without such a note.
 */
export function fixedDay(text: string, ofList: Day | null): Day | null {
  for (const [, note = ''] of toAsciiDigits(text.normalize('NFC')).matchAll(NOTE)) {
    const written = firstWritten(note);
    if (!written) continue;
    const isAlone = !HAS_TEXT.test(note.replace(written.text, '').replace(TIMES, ''));
    const isFixed = isAlone || (FIXES.test(note) && !OF_THE_PAST.test(note));
    // a date before that of the list is the date of an order, not of a hearing
    if (isFixed && (ofList === null || written.day >= ofList)) return written.day;
  }
  return null;
}

/** The text with `;` in place of its dates, because dates look like case numbers. */
export const withoutDays = (text: string): string =>
  toAsciiDigits(text.normalize('NFC')).replace(IN_FULL, (found) => (dayOf(found) ? ';' : found));

/** A date such as `24/08/2026`. Both separators must be the same, because `46-49/2008` is a range of case numbers. */
const IN_FULL = /(?<!\d)\d{1,2} ?([./-]) ?\d{1,2} ?\1 ?\d{4}(?!\d)/g;

const WRITTEN = [
  IN_FULL,
  // 24/08/26
  /(?<!\d[./-]?)\d{1,2}([./-])\d{1,2}\1\d{2}(?![./-]?\d)/g,
  // 2026-08-24
  /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g,
  // 24th August, 2026; 24-Aug-26; ২৪ আগস্ট ২০২৬
  /(?<!\d)\d{1,2}(?:st|nd|rd|th|লা|রা|ঠা|ই|শে)?[ ,./-]{1,3}(?:day of )?[\p{L}\p{M}]{3,12}[ ,./-]{1,3}(?:\d{4}|\d{2})(?!\d)/gu,
  // August 24, 2026
  /[A-Za-z]{3,9} \d{1,2}(?:st|nd|rd|th)?,? \d{4}(?!\d)/g,
];

interface Written {
  day: Day;
  text: string;
}

/** The first date in a text with ASCII digits; dates in numbers take precedence over dates in words. */
function firstWritten(plain: string): Written | null {
  for (const expression of WRITTEN) {
    for (const [text] of plain.matchAll(expression)) {
      const day = dayOf(text);
      if (day) return { day, text };
    }
  }
  return null;
}

function dayOf(written: string): Day | null {
  const [, month, day, year] = MONTH_FIRST.exec(written) ?? [];
  return parseWrittenDay(month ? `${day} ${month} ${year}` : written.replace('day of ', ''));
}

const MONTH_FIRST = /^([A-Za-z]+) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/;

/**
 * The date that a line gives as the date of the list; undefined for other lines, even if they contain a date,
 * such as that of an order. Null for a date that cannot be read, so that the rows below do not get the date
 * of the list above.
 */
function dayOfList(plain: string): Day | null | undefined {
  const isNamed = DATE_WORD.test(plain) && /\d/.test(plain) && !OF_AN_ORDER.test(plain);
  if (isNamed) return firstWritten(plain)?.day ?? null;
  return OF_A_LIST.test(plain) || isDayAlone(plain) ? firstWritten(plain)?.day : undefined;
}

const DATE_WORD = /^[\s([*]*(?:date|dated|dt|তারিখ)(?![a-z])/i;
/** A word for the date within a line that names the court: `Court No. 5, Date : 24/08/2026`. */
const DATE_INSIDE = /\bdate\b|তারিখ/i;
/** `dated 12.01.2023 passed by the High Court Division`, which continues a row. */
const OF_AN_ORDER = /^[\s([*]*(?:dated|dt|তারিখের).*(?:judg|order|passed|filed|রায়|আদেশ)/i;
const OF_A_LIST =
  /cause ?list|daily list|list for\b|কার্যতালিকা|কজ ?লিস্ট|(?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:রবি|সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি)বার/i;

const NOTE = /[([]([^()[\]]{6,120})[)\]]/g;
const HAS_TEXT = /[\p{L}\d|\t]/u;
/** Times such as `at 2:00 PM` and `সকাল ১০.৩০ টায়`, with ASCII digits. */
const TIMES =
  /\bat\b|\b\d{1,2}[.:]\d{2}(?!\d)|\b(?:\d{1,2} ?)?[ap]\.? ?m\b|সকাল|দুপুর|বেলা|বিকাল|বিকেল|(?:\b\d{1,2} ?)?(?:ঘটিকায়|ঘটিকা|টায়|টা)/gi;
const FIXES = /\bon\b|\bfixed\b|\bfor\b|\bnext\b|ধার্য|পরবর্তী|তারিখে/i;
const OF_THE_PAST = /dated|\bdt\b|judg|order of|passed|filed|রায়|আদেশের/i;

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
  /\bcourt ?(?:room ?)?(?:no\b|-? ?\d)|(?:আদালত|কোর্ট|এজলাস|বেঞ্চ) ?(?:কক্ষ ?)?(?:নং|নম্বর|-? ?\d)|\bbench ?(?:no\b|[–-]? ?(?:\d|[ivx]+\b))/i;

/**
 * Matches a line with "Justice X", but not the rest of "Ministry of Law, Justice and …", a party in many cases.
 */
const JUDGE =
  /^[\s*]*(?:(?:before|present|coram|the|hon'?ble|mr|mrs|ms|madam)[\s.:,]+)*justice\s+(?!and\b|&)|^[\s*]*(?:মাননীয়\s+)?(?:প্রধান\s+)?বিচারপতি/i;
