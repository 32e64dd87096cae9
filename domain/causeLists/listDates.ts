import { dayInDhaka, isYearOffered, type Day } from '../dates';
import { toAsciiDigits } from '../digits';
import { parseWrittenDay } from '../typedDays';

/** A date in a line of a list. */
export interface Written {
  day: Day;
  text: string;
  index: number;
}

const WEEKDAY = '(?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:রবি|রোব|সোম|মঙ্গল|বুধ|বৃহস্পতি|বৃহঃ|শুক্র|শনি)বার';
const MONTH =
  'jan[a-z]*|feb[a-z]*|mar(?:ch)?|apr[a-z]*|may|june?|july?|aug[a-z]*|sep[a-z]*|oct[a-z]*|nov[a-z]*|dec[a-z]*|জানুয়ার[িী]|ফেব্রুয়ার[িী]|মার্চ|এপ্রিল|মে|জুন|জুলাই|[আঅ]গা?[সষ]্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|ডিসেম্বর'.normalize(
    'NFC',
  );
const BENGALI_MONTH = 'বৈশাখ|জ্যৈষ্ঠ|আষাঢ়|শ্রাবণ|ভাদ্র|আশ্বিন|কার্তিক|অগ্রহায়ণ|পৌষ|মাঘ|ফাল্গুন|চৈত্র'.normalize('NFC');
const ERA = 'খ্রি[\\p{L}\\p{M}]*|খৃ[\\p{L}\\p{M}]*|ইং|ইংরেজ[িী]|বঙ্গাব্দ|বাংলা|a\\.?d|b\\.?s';
const DAY_OF_MONTH = '\\d{1,2}(?:st|nd|rd|th|লা|রা|ঠা|ই|শে)?';

/** `২০২৬ সালের ২৯ নভেম্বর`, `২০২৬ খ্রিস্টাব্দের ২৯শে নভেম্বর` */
const YEAR_FIRST = new RegExp(
  `(?<!\\d)(\\d{4})\\s?(?:খ্রি[\\p{L}\\p{M}]*|ইং)?[.:]?\\s?(?:সাল|সন)?(?:ের|এর)\\s+(\\d{1,2})(?:লা|রা|ঠা|ই|শে)?\\s+(${MONTH}|${BENGALI_MONTH})`,
  'gu',
);

/** A line as dates are read from it: with ASCII digits, and Bengali dates in the order day, month, year. */
export function plainLine(line: string): string {
  if (ASCII.test(line)) return line;
  const plain = toAsciiDigits(line.normalize('NFC'));
  return GENITIVE.test(plain) ? plain.replace(YEAR_FIRST, '$2 $3 $1') : plain;
}

const ASCII = /^[\t -~]*$/;
/** The ending of a year that stands before its day. */
const GENITIVE = /(?:ের|এর)\s+\d{1,2}/;

/** A date such as `24/08/2026`. Both separators must be the same, because `46-49/2008` is a range of case numbers. */
const IN_FULL = /(?<!\d)\d{1,2} ?([./-]) ?\d{1,2} ?\1 ?\d{4}(?!\d)/g;

const WRITTEN = [
  IN_FULL,
  // 24/08/26
  /(?<!\d[./-]?)\d{1,2}([./-])\d{1,2}\1\d{2}(?![./-]?\d)/g,
  // 2026-08-24
  /(?<!\d)\d{4}([-/.])\d{1,2}\1\d{1,2}(?!\d)/g,
  // 24th August, 2026; 24-Aug-26; ২৪ আগস্ট ২০২৬
  /(?<!\d)\d{1,2}(?:st|nd|rd|th|লা|রা|ঠা|ই|শে)?[ ,./-]{1,3}(?:(?:day )?of )?[\p{L}\p{M}]{2,12}[ ,./-]{1,3}(?:\d{4}|\d{2})(?!\d)/giu,
  // August 24, 2026
  /[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?,? \d{4}(?!\d)/gi,
];

/**
 * The dates of a plain line, those in numbers before those in words. A year that no register has is no date: it may be
 * of the Bengali calendar, as in `১৪/০৮/১৪৩৩`.
 */
export const datesIn = (plain: string): Written[] =>
  mayHaveDay(plain)
    ? WRITTEN.flatMap((expression) =>
        [...plain.matchAll(expression)].slice(0, MOST_DATES).flatMap(({ 0: text, index }) => {
          const day = dayOf(text);
          return day ? [{ day, text, index }] : [];
        }),
      )
    : [];

/** Whether a plain line may have a date. Asked first, because most lines have none. */
export const mayHaveDay = (plain: string): boolean => MAY_HAVE_DAY.test(plain);

const MAY_HAVE_DAY = new RegExp(`\\d ?[./-] ?\\d{1,2} ?[./-] ?\\d|${MONTH}`, 'i');

/** The most dates read in one style; a damaged line may have hundreds. */
const MOST_DATES = 8;

function dayOf(written: string): Day | null {
  const [, month, ofMonth, year] = MONTH_FIRST.exec(written) ?? [];
  const [, first, second, third] = YEAR_AT_FRONT.exec(written) ?? [];
  const ordered = first ? `${third}/${second}/${first}` : written.replace(/(?:day )?of /i, '');
  const day = parseWrittenDay(month ? `${ofMonth} ${month} ${year}` : ordered);
  return day && isYearOffered(day, true) ? day : null;
}

const MONTH_FIRST = /^([a-z]+) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;
const YEAR_AT_FRONT = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

/** Whether a plain line has the first and the last day of a range, neither of which is the day of a list. */
export const isRange = (plain: string, dates: readonly Written[]): boolean =>
  new Set(dates.map(({ day }) => day)).size > 1 && RANGE.test(plain);

const RANGE = /\bto\b|\btill\b|\buntil\b|\d\s?[–-]\s?\d{1,2}[./ ]|হতে|হইতে|থেকে|পর্যন্ত/;

/** The text with `;` in place of its dates, because dates look like case numbers. */
export const withoutDays = (text: string): string =>
  plainLine(text).replace(IN_FULL, (found) => (parseWrittenDay(found) ? ';' : found));

export const HAS_WEEKDAY = new RegExp(WEEKDAY, 'i');

const wholeWords = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${words})(?![\\p{L}\\p{M}\\d])`, 'giu');

/** Words that stand with the date of a list and say nothing else. */
const AROUND = wholeWords(
  `${WEEKDAY}|${ERA}|dated?|dt|day|the|of|for|on|cause ?list|daily|list|রোজঃ?|তারিখ(?:ের|ে)?|তাং|সন|সাল|মোতাবেক|দৈনিক|কার্যতালিকা|${DAY_OF_MONTH}[\\s,]*(?:${BENGALI_MONTH})(?:[\\s,]*\\d{4})?|\\d{1,2}[./-]\\d{1,2}[./-]1[34]\\d\\d`,
);

/** Times such as `at 2:00 PM` and `সকাল ১০.৩০ টায়`, with ASCII digits. */
const TIMES =
  /\bat\b|\b\d{1,2}[.:]\d{2}(?!\d)|\b(?:\d{1,2} ?)?[ap]\.? ?m\b|সকাল|দুপুর|বেলা|বিকাল|বিকেল|(?:\b\d{1,2} ?)?(?:ঘটিকায়|ঘটিকা|টায়|টা)/gi;

/** The date of a text that holds nothing else but, if allowed, a time: `24.08.2026`, `রবিবার, ২৪শে আগস্ট ২০২৬`. */
export function dayAlone(plain: string, withTime = false): Day | null {
  if (plain.length > LONGEST_ALONE || plain.includes('|')) return null;
  const [first] = datesIn(plain);
  if (!first) return null;
  const rest = plain.replace(first.text, ' ').replace(AROUND, ' ');
  return HAS_TEXT.test(withTime ? rest.replace(TIMES, ' ') : rest) ? null : first.day;
}

const LONGEST_ALONE = 120;
const HAS_TEXT = /[\p{L}\d|\t]/u;

/** A line that holds only a part of a date, which the lines below complete: `SUNDAY, THE 29TH DAY OF`. */
export function isPartOfDay(plain: string): boolean {
  if (plain.length > LONGEST_ALONE || plain.includes('|') || !HAS_WORD_OF_DAY.test(plain)) return false;
  const rest = plain.replace(AROUND, ' ').replace(PARTS, ' ');
  return !HAS_TEXT.test(rest);
}

const HAS_WORD_OF_DAY = new RegExp(`${WEEKDAY}|(?:${MONTH}|${BENGALI_MONTH})|সাল|সন|তারিখ`, 'iu');
const PARTS = wholeWords(`${DAY_OF_MONTH}|\\d{4}|${MONTH}|${BENGALI_MONTH}|(?:সাল|সন)ের|(?:${ERA})ের`);

/** Whether a plain line begins with a day and a month, which looks like a serial: `২৯ নভেম্বর তারিখের …`. */
export const beginsWithDay = (plain: string): boolean => DAY_FIRST.test(plain);

const DAY_FIRST = new RegExp(
  `^[\\s([*]*${DAY_OF_MONTH}[\\s,.-]+(?:day of )?(?:${MONTH}|${BENGALI_MONTH})(?![\\p{L}\\p{M}])`,
  'iu',
);

/**
 * The date that a note in a row gives for its hearing instead of the date of the list: `(25.08.2026)`; null
 * without such a note.
 */
export function fixedDay(text: string, ofList: Day | null): Day | null {
  if (!HAS_BRACKET.test(text)) return null;
  for (const [, note = ''] of plainLine(text).matchAll(NOTE)) {
    const dates = datesIn(note);
    const [written] = dates;
    if (!written || isRange(note, dates)) continue;
    if (OF_THE_PAST.test(note)) continue;
    const rest = note.replace(written.text, '').replace(AROUND, '').replace(TIMES, '');
    const isFixed = !HAS_TEXT.test(rest) || FIXES.test(note);
    // a date before that of the list is the date of an order, not of a hearing
    if (isFixed && (ofList === null || written.day >= ofList)) return written.day;
  }
  return null;
}

const HAS_BRACKET = /[([]/;
const NOTE = /[([]([^()[\]]{6,120})[)\]]/g;
const FIXES = /\bon\b|\bfixed\b|\bfor\b|\bnext\b|ধার্য|পরবর্তী|তারিখে/i;
const OF_THE_PAST = /dated|\bdt\b|judg|order of|passed|filed|রায়|আদেশের/i;

/** The date before the case in free text: `06/12/2026 Writ Petition No. 12/2022`, `1. Sun 6 Dec 2026: W.P. 12/2022`. */
export function leadingDay(plain: string): Written | null {
  if (!LEADING_DAY.test(plain)) return null;
  const found = datesIn(plain.slice(0, LONGEST_LEAD)).find(({ index }) =>
    BEFORE_DAY.test(plain.slice(0, index)),
  );
  return found ?? null;
}

const LONGEST_LEAD = 60;
const LEADING_DAY = /^[^\d]{0,20}(?:\d{1,3}[.)।:]\s+[^\d]{0,20})?\d{1,4}/;
const BEFORE_DAY = new RegExp(
  `^[\\s([*]*(?:\\d{1,3}[.)।:]\\s+)?(?:(?:(?:next )?date|next|dt|(?:পরবর্তী |ধার্য )?তারিখ|তাং)\\s*[.:ঃ-]{0,2}\\s*)?(?:(?:${WEEKDAY}|sun|mon|tue|wed|thu|fri|sat)[\\s,.]*)?$`,
  'iu',
);

/** The day that follows the case in a list of one's own, which has no date: `W.P. 12/2022 – next date 06/12/2026`. */
export function comingDay(text: string): Day | null {
  const plain = plainLine(text);
  const dates = datesIn(plain);
  const [only, second] = dates;
  if (!only || second || OF_THE_PAST.test(plain)) return null;
  return only.day >= dayInDhaka() ? only.day : null;
}
