import type { Day } from '../dates';
import { toAsciiDigits } from '../digits';
import { parseWrittenDay } from '../typedDays';

/** A heading between the rows: what it tells about the rows below it. */
export interface Head {
  court?: string;
  date?: Day;
}

/** Reads a line that names the court, the day or the judges; null for any other. Digits of both scripts. */
export function headOf(line: string): Head | null {
  const plain = toAsciiDigits(line.normalize('NFC'));
  const head: Head = {};
  const date = isDated(plain) ? firstDay(plain) : null;
  if (date) head.date = date;
  const court = courtIn(line, plain);
  if (court) head.court = court;
  return court || date || JUDGE.test(plain) ? head : null;
}

/** The day that a note of a row fixes instead of the list's: `(25.08.2026)`. */
export function fixedDay(text: string, ofList: Day | null): Day | null {
  for (const [, note = ''] of toAsciiDigits(text.normalize('NFC')).matchAll(NOTE)) {
    const day = firstDay(note);
    const isFixed = day !== null && (ONLY_A_DAY.test(note) || (FIXES.test(note) && !OF_THE_PAST.test(note)));
    // the day of an order, not of a hearing
    if (isFixed && (ofList === null || day >= ofList)) return day;
  }
  return null;
}

/** The text without its days, which look like numbers. */
export const withoutDays = (text: string): string =>
  toAsciiDigits(text.normalize('NFC')).replace(IN_NUMBERS, (found) => (firstDay(found) ? ';' : found));

const IN_NUMBERS = /(?<!\d)\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?\d{4}(?!\d)/g;
const DAYS_IN_WORDS = [
  // 24th August, 2026; ২৪ আগস্ট ২০২৬
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|লা|রা|ঠা|ই|শে)?[ ,]{1,3}(?:day of )?([\p{L}\p{M}]{3,12})[ ,.]{1,3}(\d{4})(?!\d)/u,
  // August 24, 2026
  /()([A-Za-z]{3,9}) (\d{1,2}(?:st|nd|rd|th)?,? \d{4})(?!\d)/,
] as const;

/** The first day in a text with ASCII digits, in numbers or in words. */
function firstDay(text: string): Day | null {
  for (const [written] of text.matchAll(IN_NUMBERS)) {
    const day = parseWrittenDay(written.replaceAll(' ', ''));
    if (day) return day;
  }
  const [, dayOfMonth, month, year] = DAYS_IN_WORDS[0].exec(text) ?? [];
  const day = dayOfMonth ? parseWrittenDay(`${dayOfMonth} ${month} ${year}`) : null;
  if (day) return day;
  const [, , name, rest = ''] = DAYS_IN_WORDS[1].exec(text) ?? [];
  const [number = '', ofYear = ''] = rest.replace(/,|st|nd|rd|th/g, '').split(' ');
  return name ? parseWrittenDay(`${number} ${name} ${ofYear}`) : null;
}

/** Whether a line gives the day of the list: other lines contain days too, such as that of an order. */
const isDated = (plain: string): boolean =>
  DATE_WORD.test(plain) || OF_A_LIST.test(plain) || /^[\s([]*[\d./ -]{8,14}[\s)\]]*$/.test(plain);

const DATE_WORD = /^[\s([*]*(?:date|dated|dt|তারিখ)(?![a-z])/i;
const OF_A_LIST =
  /cause ?list|daily list|কার্যতালিকা|কজ ?লিস্ট|(?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:রবি|সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি)বার/i;

const NOTE = /[([]([^()[\]]{6,120})[)\]]/g;
const ONLY_A_DAY = /^[\s\d./,-]+$/;
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

const undated = (line: string) =>
  line.replace(/[,|\s]*(?:date|dated|তারিখ)\s*[:ঃ]?\s*[\d০-৯]{1,2}[./-][\d০-৯]{1,2}[./-][\d০-৯]{4}.*$/i, '');

const LONGEST_COURT = 255;
const COURT =
  /\bcourt ?(?:room ?)?(?:no\b|-? ?\d)|(?:আদালত|কোর্ট|এজলাস|বেঞ্চ) ?(?:কক্ষ ?)?(?:নং|নম্বর|-? ?\d)|\bbench ?(?:no\b|[–-]? ?(?:\d|[ivx]+\b))/i;

/** Not the Ministry of Law, Justice and Parliamentary Affairs, a party of many cases. */
const JUDGE =
  /^[\s*]*(?:(?:before|present|coram|the|hon'?ble|mr|mrs|ms|madam)[\s.:,]+)*justice\s+(?!and\b|&)|^[\s*]*(?:মাননীয়\s+)?(?:প্রধান\s+)?বিচারপতি/i;
