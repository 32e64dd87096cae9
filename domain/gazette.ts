import type { ClosedDay, ClosedDayKind } from './calendars';
import { toAsciiDigits } from './digits';
import { datesIn, type Dates } from './gazetteDays';
import { COUNTS, BENGALI_DAY, nameIn, WEEKDAYS } from './gazetteNames';
import { LINE } from './kinds/text';

/** A line of a list of holidays, or one of the holidays of a line that has several. */
export interface GazetteLine {
  /** The line's number in the text, from 1. */
  line: number;
  text: string;
  /** Null if the line was not understood. */
  entry: ClosedDay | null;
  /** Whether it is below a heading for optional holidays, on which offices are open. */
  isOptional: boolean;
}

/** The most characters of a line, and of all lines that are read: several years of holidays have fewer. */
const LONGEST_LINE = 5000;
const LONGEST_TEXT = 20_000;

/** What a heading says of the lines below it. */
interface Heading {
  year: number;
  kind: ClosedDayKind;
  isOptional: boolean;
  /** The name of days below it that have none: `Working Saturdays`. */
  name: ReturnType<typeof nameIn>;
}

/**
 * Reads a pasted list of holidays: in each line one or more days, or ranges of days, in any style and either script,
 * and their names. Headings give the year (`২০২৭ সালের ছুটি`) and the kind of the holidays below them; without
 * one, `year` and `PUBLIC` apply.
 */
export function readGazette(text: string, year: number): GazetteLine[] {
  let heading: Heading = { year, kind: 'PUBLIC', isOptional: false, name: null };
  let left = LONGEST_TEXT;
  return text.split(/\r?\n/).flatMap((written, place): GazetteLine[] => {
    if (!written) return [];
    // two spaces may part the columns of a table, as a tab does
    const shown = written
      .normalize('NFC')
      .trim()
      .replace(/\s{3,}/g, '  ');
    if (!shown) return [];
    const line = { line: place + 1, text: shown, isOptional: heading.isOptional };
    left -= shown.length;
    if (left < 0 || shown.length > LONGEST_LINE) return [{ ...line, entry: null }];
    const dates = datesIn(plainOf(shown), heading.year);
    if (dates?.length !== 0) {
      const entries = dates && entriesIn(shown, dates, heading);
      return entries ? entries.map((entry) => ({ ...line, entry })) : [{ ...line, entry: null }];
    }
    const below = headingIn(shown, heading);
    if (below) heading = below;
    return below ? [] : [{ ...line, entry: null }];
  });
}

/**
 * The text in lower case, with ASCII digits and hyphens, and spaces instead of what may stand between the days of a
 * range or looks like a day: weekdays, counts of days, days of the Bengali calendar. Its length stays the same, so that
 * positions in it are also those in the text.
 */
const plainOf = (text: string) =>
  lowerOf(text)
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(WEEKDAYS_WITH_SIGNS, blanks)
    .replace(COUNTS, blanks)
    .replace(BENGALI_DAY, blanks);

/** In lower case, with ASCII digits; other letters may become longer in lower case. */
const lowerOf = (text: string) => toAsciiDigits(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const blanks = (text: string) => ' '.repeat(text.length);

const WEEKDAYS_WITH_SIGNS = new RegExp(`,?\\s?[([]?(?:${WEEKDAYS.source})[)\\]]?,?`, 'giu');

/** What a line without a date says of those below it; null if it is no heading. */
function headingIn(shown: string, above: Heading): Heading | null {
  const lower = lowerOf(shown);
  const isOptional = OPTIONAL.test(lower);
  const headed = isOptional ? 'PUBLIC' : kindIn(lower);
  const [, year] = /^\D*((?:19|20)\d\d)\D*$/.exec(lower) ?? [];
  if (!headed && !year) return null;
  const kind = headed ?? above.kind;
  return {
    year: year ? Number(year) : above.year,
    kind,
    isOptional: headed ? isOptional : above.isOptional,
    name: kind === 'EXTRA_SITTING' ? { name: shown, nameBn: /[a-z]/i.test(shown) ? null : shown } : null,
  };
}

const OPTIONAL = /optional|ঐচ্ছিক/;

const KINDS: readonly (readonly [RegExp, ClosedDayKind])[] = [
  [/executive order|নির্বাহী/, 'EXECUTIVE'],
  [/vacation|অবকাশ/, 'VACATION'],
  [/general holiday|public holiday|সাধারণ ছুটি/, 'PUBLIC'],
];

/** Days on which the office is open though they would be off. */
const OPEN = new RegExp(
  [
    'খোলা(?!\\s?(?:থাকবে|রাখা হবে)?\\s?না)',
    'চালু থাক',
    '(?:কর্ম|কার্য)\\s?দিবস',
    'ছুটি(?:র দিন)? বাতিল',
    'আদালত বস',
    '\\b(?:remains?|is|are|be|kept?|stays?|offices?|courts?) open\\b',
    '\\boffices? (?:will|shall|to) open\\b',
    '\\bopen (?:day|office|saturday|friday)',
    '\\bwork(?:ing)? ?(?:day|saturday|friday|weekend)',
    '\\bholidays? cancell?ed\\b',
    'extra sitting',
    '\\bcourts? (?:will|shall) sit\\b',
  ].join('|'),
);
const NOT = /\bnot\b|\bnon-?\s?work|\boptional\b|ঐচ্ছিক|(?<![\p{L}\p{M}])(?:না|নয়)(?![\p{L}\p{M}])/u;
/** Words that tell of others than the office; with banks, offices may be open too. */
const OTHERS = /\bemergency\b|\bhospitals?\b|জরুর[িী]|হাসপাতাল/;
const BANKS = /\bbanks?\b|ব্যাংক/;
const OFFICES = /\boffices?\b|\bcourts?\b|অফিস|দপ্তর|কার্যালয়|আদালত|কোর্ট/;

const isOpen = (lower: string): boolean =>
  OPEN.test(lower) && !NOT.test(lower) && !OTHERS.test(lower) && (!BANKS.test(lower) || OFFICES.test(lower));

const kindIn = (lower: string): ClosedDayKind | undefined =>
  isOpen(lower) ? 'EXTRA_SITTING' : KINDS.find(([word]) => word.test(lower))?.[1];

/** Words of the order that announces holidays; its own date is none. */
const ANNOUNCEMENT = /প্রজ্ঞাপন|স্মারক|পরিপত্র|\bnotification\b|\bmemo\b|\bdated\b/;

/** The entries of a line; null if it is not clear which name belongs to which date. */
function entriesIn(shown: string, found: Dates[], heading: Heading): ClosedDay[] | null {
  const known = new Map(found.toReversed().map((each) => [String(each.ranges), each]));
  const dates = found.filter((each) => known.get(String(each.ranges)) === each);
  const blanked = found
    .filter((each) => !dates.includes(each))
    .reduce(
      (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
      shown,
    );
  const lower = lowerOf(blanked);
  if (ANNOUNCEMENT.test(lower)) return null;
  const texts = textsOf(blanked, dates);
  if (!texts) return null;
  const entries = texts.own.flatMap((text, at): (ClosedDay | null)[] => {
    const name = nameIn(text) ?? heading.name;
    if (!name || name.name.length > LINE || (name.nameBn?.length ?? 0) > LINE) return [null];
    const kind = kindIn(lowerOf(text)) ?? kindIn(lowerOf(texts.heading)) ?? kindBelow(heading, text);
    return dates[at]!.ranges.map(([from, to]) => ({ from, to, kind, ...name }));
  });
  return entries.every((entry) => entry !== null) ? entries : null;
}

/** The kind of a heading, unless the text says that the day is no working day. */
const kindBelow = ({ kind }: Heading, text: string): ClosedDayKind =>
  kind === 'EXTRA_SITTING' && NOT.test(lowerOf(text)) ? 'PUBLIC' : kind;

/** The text that belongs to each date of a line, and a heading before all of them. */
function textsOf(shown: string, dates: Dates[]): { own: string[]; heading: string } | null {
  const pieces = dates.map(({ start }, at) => shown.slice(dates[at - 1]?.end ?? 0, start));
  pieces.push(shown.slice(dates.at(-1)!.end));
  if (
    pieces.some(
      (piece, at) => (at > 0 && GIVEN_UP.test(piece)) || (at < dates.length && TAKEN_FOR.test(piece)),
    )
  )
    return null;
  const [before, after] = [pieces[0]!, pieces.at(-1)!];
  const alone = { own: dates.map(() => `${before} ${after}`), heading: '' };
  if (dates.length === 1) return alone;
  const texts = [...pieces.slice(0, -1).map((piece) => piece.replace(NEXT_SERIAL, '')), after];
  const named = texts.map((text) => nameIn(text) !== null);
  // one name before or after all dates
  if (named.filter(Boolean).length < 2 && !named.slice(1, -1).some(Boolean)) return alone;
  const isLed = !named[0] || isHeading(before);
  if (isLed && named.slice(1).every(Boolean)) return { own: texts.slice(1), heading: before };
  if (!named.at(-1) && named.slice(0, -1).every(Boolean)) return { own: texts.slice(0, -1), heading: '' };
  return separated(texts);
}

/** After or before a date that is only named because another one takes its place: what it is, is not clear. */
const GIVEN_UP = /^\s*(?:তারিখের?\s)?(?:এর\s)?(?:ছুটির\s)?(?:পরিবর্তে|বদলে)/;
const TAKEN_FOR = /(?:instead of|in lieu of|in place of)(?: the)?(?: holidays?)?(?: on| of)?\s*$/i;

/** The serial of the next holiday of a paragraph: `… দিবস (২) `. */
const NEXT_SERIAL = /[([]?(?<![\d০-৯])[\d০-৯]{1,2}\s?[.)\]।]\s*$/;

/** Before the dates of a line: `Public holidays:`. */
const isHeading = (before: string): boolean =>
  /[:：][\s-]{0,3}$/.test(before) || kindIn(lowerOf(before)) !== undefined;

/** Dates with text on both sides, where one sign between two dates says what belongs to which. */
function separated(pieces: string[]): { own: string[]; heading: string } | null {
  const halves = pieces.slice(1, -1).map((piece) => piece.split(/[;,।|]/));
  if (halves.some(({ length }) => length !== 2)) return null;
  const own = pieces.slice(1).map((piece, at) => {
    const before = at === 0 ? pieces[0]! : halves[at - 1]![1]!;
    return `${before} ${at < halves.length ? halves[at]![0]! : piece}`;
  });
  return own.every((text) => nameIn(text)) ? { own, heading: '' } : null;
}
