import { LONGEST_CLOSED, type ClosedDay, type ClosedDayKind } from './calendars';
import { dayOf, daysBetween, plusDays, type Day } from './dates';
import { toAsciiDigits } from './digits';
import { fullYear, monthNamed } from './typedDays';

/** A line of a list of holidays. */
export interface GazetteLine {
  /** The line's number in the text, from 1. */
  line: number;
  text: string;
  /** Null if the line was not understood. */
  entry: ClosedDay | null;
  /** Whether it is below a heading for optional holidays, on which offices are open. */
  isOptional: boolean;
}

/** The most characters of a line; a longer one is no holiday. */
const LONGEST_LINE = 500;

/**
 * Reads a pasted list of holidays, one per line: a day or a range of days, in any style and either script,
 * and a name. Headings give the year (`২০২৭ সালের ছুটি`) and the kind of the holidays below them; without
 * one, `year` and `PUBLIC` apply.
 */
export function readGazette(text: string, year: number): GazetteLine[] {
  let kind: ClosedDayKind = 'PUBLIC';
  let isOptional = false;
  return text.split(/\r?\n/).flatMap((written, place): GazetteLine[] => {
    const shown = written.normalize('NFC').trim();
    if (!shown) return [];
    const line = { line: place + 1, text: shown, isOptional };
    if (shown.length > LONGEST_LINE) return [{ ...line, entry: null }];
    const plain = plainOf(shown);
    const found = daysIn(plain, year);
    if (found) return [{ ...line, entry: entryOf(shown, found, kindIn(plain) ?? kind) }];
    const headed = kindIn(plain);
    const isAboutOptional = OPTIONAL.test(plain);
    const [, headYear] = /^\D*((?:19|20)\d\d)\D*$/.exec(plain) ?? [];
    if (headed || isAboutOptional) {
      kind = headed ?? 'PUBLIC';
      isOptional = isAboutOptional;
    }
    if (headYear) year = Number(headYear);
    return headed || isAboutOptional || headYear ? [] : [{ ...line, entry: null }];
  });
}

const WEEKDAYS =
  /(?<!good )\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\b|(?:রবি|রোব|সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি)বার/giu;
const WEEKDAYS_WITH_SIGNS = new RegExp(`,?\\s*[([]?(?:${WEEKDAYS.source})[)\\]]?,?`, 'giu');

/**
 * The text in lower case, with ASCII digits and hyphens, and spaces instead of weekdays, which may stand between the
 * days of a range. Its length stays the same, so that positions in it are also those in the text.
 */
const plainOf = (text: string) =>
  toAsciiDigits(text)
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(WEEKDAYS_WITH_SIGNS, blanks);

const blanks = (text: string) => ' '.repeat(text.length);

const OPTIONAL = /optional|ঐচ্ছিক/;

const KINDS: readonly (readonly [RegExp, ClosedDayKind])[] = [
  [/executive order|নির্বাহী/, 'EXECUTIVE'],
  [/vacation|অবকাশ/, 'VACATION'],
  [/general holiday|public holiday|সাধারণ ছুটি/, 'PUBLIC'],
];

const kindIn = (plain: string): ClosedDayKind | undefined => KINDS.find(([word]) => word.test(plain))?.[1];

interface Found {
  from: Day;
  to: Day;
  /** The positions of the days in the line, which may give the same day twice. */
  spans: readonly (readonly [start: number, end: number])[];
}

const DAY = String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th|লা|রা|ঠা|ই|শে)?(?!\d)`;
const MONTH = '([a-z\u0980-\u09e5]{2,})\\.?';
// two digits only after a sign, as in `26-Aug-26`: `14 April 01` may go on with a Bengali month
const YEAR = String.raw`(?:[\s,/.-]+(\d{4}|(?<=[/.-])\d{2})(?!\d))?`;
const UP_TO = String.raw`\s*(?:-|(?<=\s)to(?=\s)|(?<=\s)until(?=\s)|থেকে|হতে)\s*`;
const AND = String.raw`\s*(?:,|&|(?<=\s)and(?=\s)|ও)\s*`;
const NUMBERS = String.raw`(?<!\d)(?:(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})|(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2}))(?!\d)`;
/** Matches a text before a date if the date is only part of a longer one: `17 - ` or `17 and `. */
const JOINED = new RegExp(`${DAY}(?:${UP_TO}|${AND})$`, 'u');

type Part = string | undefined;
type Days = [Day | null, Day | null];
/** Returns undefined if a word is no month's name: then the text is no date. */
type Read = (parts: Part[], year: number) => Days | undefined;

const numeric = ([y1, m1, d1, d2, m2, y2]: Part[]) =>
  y1 ? dayOf(Number(y1), Number(m1), Number(d1)) : dayOf(fullYear(y2!), Number(m2), Number(d2));

const monthIn = (written: string) => Number(written) || monthNamed(written);

/** A range whose first day may lack a month or year: those of the last day then apply. */
function range([d1, m1, y1]: Part[], [d2, m2, y2]: Part[], year: number): Days | undefined {
  const month = monthIn(m1 ?? m2!);
  if (!monthIn(m2!) || !month) return undefined;
  const lastYear = fullYear(y2 ?? y1 ?? `${year}`);
  const last = dayOf(lastYear, monthIn(m2!), Number(d2));
  const first = dayOf(y1 ? fullYear(y1) : lastYear, month, Number(d1));
  // a range from December to January begins in the year before
  const isYearBefore = first && last && first > last && !y1;
  return [isYearBefore ? dayOf(lastYear - 1, month, Number(d1)) : first, last];
}

/**
 * Two or three listed days (`20 and 21`; `17, 18 and 19`), only if they follow each other without a gap; otherwise
 * two nulls.
 */
const ifAllNamed = (days: Days | undefined, between: Part): Days | undefined => {
  const [first, last] = days ?? [];
  if (!first) return days;
  const isNamed = !between || Number(plusDays(first, 1).slice(8)) === Number(between);
  return isNamed && plusDays(first, between ? 2 : 1) === last ? days : [null, null];
};

const single = (day: Part, month: Part, year: Part, otherwise: number) =>
  range([day], [day, month, year], otherwise);

/**
 * From the longest to the shortest style, because a shorter one would also match a part of a text that a
 * longer one matches.
 */
const STYLES: readonly (readonly [pattern: string, read: Read])[] = [
  // 17/03/2026 - 23/03/2026
  [NUMBERS + UP_TO + NUMBERS, (parts) => [numeric(parts), numeric(parts.slice(6))]],
  // 17-23/03/2026, 28/05-02/06/2026
  [
    String.raw`(?<![\d/.-])(\d{1,2})(?:[/.](\d{1,2}))?${UP_TO}(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})(?!\d)`,
    ([d1, m1, d2, m2, y2], year) => range([d1, m1], [d2, m2, y2], year),
  ],
  [NUMBERS, (parts) => [numeric(parts), numeric(parts)]],
  // 17-23 March 2026, 28 May – 2 June 2026
  [
    `${DAY}(?:\\s*${MONTH})?${YEAR}${UP_TO}${DAY}\\s*${MONTH}${YEAR}`,
    ([d1, m1, y1, d2, m2, y2], year) => range([d1, m1, y1], [d2, m2, y2], year),
  ],
  // 20 and 21 October 2026; 17, 18 and 19 March 2026
  [
    `${DAY}(?:${AND}${DAY})?${AND}${DAY}\\s*${MONTH}${YEAR}`,
    ([d1, between, d2, m2, y2], year) => ifAllNamed(range([d1], [d2, m2, y2], year), between),
  ],
  // March 17-23, 2026; May 28 – June 2, 2026
  [
    `${MONTH}\\s*${DAY}${UP_TO}(?:${MONTH}\\s*)?${DAY}${YEAR}`,
    ([m1, d1, m2, d2, y], year) => range([d1, m1], [d2, m2 ?? m1, y], year),
  ],
  [`${DAY}\\s*[-/.,]?\\s*${MONTH}${YEAR}`, ([d, m, y], year) => single(d, m, y, year)],
  [`${MONTH}\\s*${DAY}${YEAR}`, ([m, d, y], year) => single(d, m, y, year)],
];

/**
 * The day or range in a line; null if there is none, if the day does not exist, if the range is longer than an entry
 * may be, and if the line has other days too, which would be lost.
 */
function daysIn(plain: string, year: number): Found | null {
  for (const [pattern, read] of STYLES) {
    const matches = new RegExp(pattern, 'gu');
    for (let match = matches.exec(plain); match; match = matches.exec(plain)) {
      const [from, to] = read(match.slice(1), year) ?? [];
      if (from && to && from <= to && daysBetween(from, to) < LONGEST_CLOSED) {
        const [start, end] = [match.index, match.index + match[0].length];
        const other = daysIn(without(plain, [start, end]), year);
        const isOther = other && (other.from !== from || other.to !== to);
        if (isOther || JOINED.test(plain.slice(0, start))) return null;
        return { from, to, spans: [[start, end], ...(other?.spans ?? [])] };
      }
      // the line has a day that does not exist; a later, shorter style would match only a part of it
      if (from !== undefined) return null;
      // text that is no month may overlap with a month: `2 days 21 February`
      matches.lastIndex = match.index + 1;
    }
  }
  return null;
}

/** The text with spaces in place of a span. */
const without = (text: string, [start, end]: Found['spans'][number]): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

function entryOf(text: string, { from, to, spans }: Found, kind: ClosedDayKind): ClosedDay | null {
  const name = nameIn(spans.reduce(without, text));
  if (!name) return null;
  return { from, to, kind, ...name };
}

const COUNTS = /[([]?\s*[\d০-৯]+\s*(?:\([^)]*\)\s*)?(?:days?\b|দিন(?!\p{M}|\p{L}))\s*[)\]]?/giu;
const SERIAL = /^\s*[([]?[\d০-৯]{1,3}\s*[.)\]।:\t|]+\s*|^\s*[\d০-৯]{1,3}\s{2,}/u;
/** A day of the Bengali calendar, which lists of holidays give beside the date: `০১ বৈশাখ ১৪৩৩`. */
const BENGALI_DAY = new RegExp(
  String.raw`[([]?(?<![\d০-৯])[\d০-৯]{1,2}(?:লা|রা|ঠা|ই|শে)?\s?(?:${[
    'বৈশাখ',
    'জ্যৈষ্ঠ',
    'আষাঢ়',
    'শ্রাবণ',
    'ভাদ্র',
    'আশ্বিন',
    'কার্তিক',
    'অগ্রহায়ণ',
    'পৌষ',
    'মাঘ',
    'ফাল্গুন',
    'চৈত্র',
  ]
    .join('|')
    .normalize('NFC')})(?!\p{M}|\p{L})(?:,?\s?[\d০-৯]{4})?(?:\s?বঙ্গাব্দ)?[)\]]?`,
  'gu',
);
const ALONE = /^[\s\-–—,;:|।./*&()[\]]+|[\s\-–—,;:|।./*&([\]]+$/gu;
const JOINS = /(?:^|\s)(?:to|and|-|–|—|থেকে|হতে|ও|পর্যন্ত)(?=\s|$)/giu;
const BENGALI = /[\u0980-\u09ff][\u0980-\u09ff\u200c\u200d\s\-–.'’ঃ:]*/gu;

/** The English and Bengali name of a holiday in the remaining text of a line; null if no text remains. */
function nameIn(rest: string): { name: string; nameBn: string | null } | null {
  const weekless = rest
    .replace(SERIAL, '')
    .replace(WEEKDAYS, '\u0000')
    .replace(COUNTS, ' ')
    .replace(BENGALI_DAY, ' ');
  // words between two weekdays, or at the ends, belong to the date
  const cleaned = trimmed(weekless.replace(/\u0000(?:\s*(?:-|–|to|and|থেকে|হতে|ও)\s*\u0000)?/giu, ' '));
  const text = trimmed(cleaned.replace(new RegExp(`^${JOINS.source}|${JOINS.source}$`, 'giu'), ' '));
  const bengali = trimmed((text.match(BENGALI) ?? []).join(' '));
  const latin = trimmed(text.replace(BENGALI, ' '));
  if (!text) return null;
  if (!bengali) return { name: text, nameBn: null };
  return { name: /[a-z]/i.test(latin) ? latin : bengali, nameBn: bengali };
}

function trimmed(text: string): string {
  const alone = text
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(ALONE, '');
  // remove a bracket whose partner was cut off
  const isOpen = (alone.match(/\(/g) ?? []).length > (alone.match(/\)/g) ?? []).length;
  const isClosed = (alone.match(/\)/g) ?? []).length > (alone.match(/\(/g) ?? []).length;
  return (isOpen ? alone.replace('(', '') : isClosed ? alone.replace(/\)(?!.*\))/, '') : alone).trim();
}
