import { LONGEST_CLOSED } from './calendars';
import { dayOf, daysBetween, plusDays, type Day } from './dates';
import { monthNamed } from './monthNames';
import { fullYear } from './typedDays';

/** Dates that stand together in a line, such as `17-19 and 21 March`, and their place there. */
export interface Dates {
  /** In the order of the line, days that follow each other as one range. */
  ranges: readonly (readonly [from: Day, to: Day])[];
  start: number;
  end: number;
}

/**
 * The dates in a line of plain text (lower case, ASCII digits and hyphens); null if one of them does not exist, if a
 * range ends before it begins, or if it is longer than an entry may be.
 */
export function datesIn(plain: string, year: number): Dates[] | null {
  if (!DIGIT.test(plain)) return [];
  const tokens = tokensOf(plain);
  const found: Dates[] = [];
  for (let at = 0; at < tokens.length;) {
    const { chain, next } = chainAt(tokens, at);
    at = next;
    if (!chain.length) continue;
    const ranges = rangesOf(chain, year);
    if (!ranges) return null;
    found.push({ ranges, start: tokens[chain[0]!.at]!.start, end: tokens[next - 1]!.end });
  }
  return found;
}

const DIGIT = /\d/;

interface Token {
  start: number;
  end: number;
  text: string;
  /** A number; empty for a date in numbers. */
  digits: string | undefined;
  /** A whole date in numbers, as day, month and year; the year may be missing. */
  date: readonly [day: string, month: string, year?: string] | undefined;
}

const TOKEN = /\d+|[\u200d\u200c\p{L}\p{M}'’]+\.?|\S/gu;

/** Numbers, words and signs, with dates in numbers as one token, and numbers with their ordinal sign. */
function tokensOf(plain: string): Token[] {
  const simple: Token[] = [];
  for (const { 0: text, index: start } of plain.matchAll(TOKEN)) {
    const digits = text >= '0' && text < ':' ? text : undefined;
    simple.push({ text, start, end: start + text.length, digits, date: undefined });
  }
  const tokens: Token[] = [];
  for (let at = 0; at < simple.length; at++) {
    const token = simple[at]!;
    tokens.push(token);
    if (token.digits === undefined) continue;
    const [length, date] = numbersAt(simple, at);
    at += length - 1;
    token.end = simple[at]!.end;
    if (date) [token.date, token.digits] = [date, ''];
  }
  return tokens;
}

const ORDINALS = new Set(['st', 'nd', 'rd', 'th', 'লা', 'রা', 'ঠা', 'ই', 'শে']);

/** How many tokens a number has with its ordinal sign, or a date in numbers, and that date. */
function numbersAt(tokens: Token[], at: number): [length: number, date?: NonNullable<Token['date']>] {
  const [{ digits: a = '' } = {}, first, { digits: b = '' } = {}, second, { digits: c = '' } = {}] =
    tokens.slice(at, at + joinedFrom(tokens, at));
  if (first && ORDINALS.has(first.text)) return [2];
  if (!/^[-/.]$/.test(first?.text ?? '') || !isOneOrTwo(b)) return [1];
  const isSame = first!.text === second?.text;
  if (a.length === 4 && isOneOrTwo(c) && isSame) return [5, [c, b, a]];
  if (!isOneOrTwo(a)) return [1];
  const goesOn = tokens[at + 5]?.text === first!.text && tokens[at + 6]?.digits;
  if (isSame && (c.length === 4 || (c.length === 2 && !goesOn))) return [5, [a, b, c]];
  return first!.text !== '-' && !(c && /^[/.]$/.test(second?.text ?? '')) ? [3, [a, b]] : [1];
}

/** How many of the next five tokens follow each other without a space. */
function joinedFrom(tokens: Token[], at: number): number {
  let joined = 1;
  while (joined < 5 && tokens[at + joined]?.start === tokens[at + joined - 1]!.end) joined++;
  return joined;
}

const isOneOrTwo = (digits: string): boolean => digits.length === 1 || digits.length === 2;

const monthAt = (tokens: Token[], at: number): number => {
  const { text = '', digits } = tokens[at] ?? {};
  return digits === undefined && text.length > 1 ? monthNamed(text) : 0;
};

/** A date of a chain; what it does not name, it shares with its neighbours. */
interface Part {
  day: number;
  month?: number | undefined;
  year?: number | undefined;
  /** Whether the next day is the last one of a range that begins here. */
  isRange?: boolean;
  /** Whether the month stands before the day, so that later days may lack it: `March 17, 18`. */
  isMonthFirst?: boolean;
  /** The token at which it begins, and the one after it. */
  at: number;
  next: number;
}

/** The most dates of a chain; longer ones are several. */
const MOST_JOINED = 100;

/** The dates from a token on that are joined by commas, `and`, `to` and the like, and the token after them. */
function chainAt(tokens: Token[], at: number): { chain: Part[]; next: number } {
  const parts: Part[] = [];
  for (let part = partAt(tokens, at); part;) {
    parts.push(part);
    const joint = parts.length < MOST_JOINED ? jointAt(tokens, part.next) : undefined;
    const following = joint && partAt(tokens, joint.next);
    if (following) part.isRange = joint.isRange;
    part = following || undefined;
  }
  shareMonths(parts);
  const end = parts.at(-1)?.next ?? at + 1;
  const dated = parts.findIndex(({ month }) => month !== undefined);
  // numbers without a month are no dates: `21 February, 2 programmes`
  if (dated !== 0) return { chain: [], next: parts[dated]?.at ?? end };
  const missing = parts.findIndex(({ month }) => month === undefined);
  const chain = missing < 0 ? parts : parts.slice(0, missing);
  shareYears(chain);
  // a day and month in numbers is a date only beside one with a year: `28/05-02/06/2026`
  const isDated = chain.some(({ at: place, year }) => year !== undefined || !tokens[place]!.date);
  return { chain: isDated ? chain : [], next: chain.at(-1)!.next };
}

function partAt(tokens: Token[], at: number): Part | undefined {
  const token = tokens[at];
  if (token?.date) {
    const [day, month, year] = token.date;
    return { day: Number(day), month: Number(month), year: year && fullYear(year), at, next: at + 1 } as Part;
  }
  if (isDay(token)) {
    const place = /^(?:[-/.,]|of)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const month = monthAt(tokens, place) || undefined;
    const after = month ? place + 1 : at + 1;
    return { day: Number(token!.digits), month, at, ...yearAt(tokens, after, month ? 2 : 4) };
  }
  if (!token || token.digits !== undefined) return undefined;
  const place = /^মাসের?$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const day = tokens[place];
  const named = isDay(day) ? monthAt(tokens, at) : 0;
  if (!named || monthAt(tokens, place + 1)) return undefined;
  return {
    day: Number(day!.digits),
    month: named,
    isMonthFirst: true,
    at,
    ...yearAt(tokens, place + 1, 4),
  };
}

const isDay = (token?: Token): boolean => isOneOrTwo(token?.digits ?? '');

/** The year at a token, after signs, if there is one, and the token after it. */
function yearAt(tokens: Token[], at: number, leastDigits: 2 | 4): Pick<Part, 'year' | 'next'> {
  let place = at;
  while (place < at + 2 && isSign(tokens[place])) place++;
  const [before, year] = [tokens[place - 1], tokens[place]];
  const { digits = '' } = year ?? {};
  // two digits only right after a sign, as in `26-Aug-26`: `14 April 01` may go on with a Bengali month, and
  // `17 March-23 April` with another date
  const isShort =
    digits.length === 2 &&
    leastDigits === 2 &&
    place > at &&
    before!.text !== ',' &&
    before!.start === tokens[place - 2]!.end &&
    before!.end === year!.start &&
    !monthAt(tokens, isSign(tokens[place + 1]) ? place + 2 : place + 1);
  return digits.length === 4 || isShort ? { year: fullYear(digits), next: place + 1 } : { next: at };
}

const isSign = (token?: Token): boolean => token !== undefined && SIGN.test(token.text);
const SIGN = /^[-/.,]$/;

const RANGE = new Set(['-', 'to', 'until', 'till', 'upto', 'through', 'থেকে', 'হতে']);
const LIST = new Set([',', '&', 'and', 'ও', 'এবং', 'আর']);

/** What joins two dates, and the token after it. */
function jointAt(tokens: Token[], at: number): { isRange: boolean; next: number } | undefined {
  const { text = '' } = tokens[at] ?? {};
  if (RANGE.has(text)) return { isRange: true, next: at + 1 };
  if (!LIST.has(text)) return undefined;
  const isTwice = text === ',' && LIST.has(tokens[at + 1]?.text ?? '');
  return { isRange: false, next: at + (isTwice ? 2 : 1) };
}

/** Gives days without a month that of a later day, or of an earlier one that names the month first. */
function shareMonths(parts: Part[]): void {
  let later: Part | undefined;
  for (const part of parts.toReversed()) {
    if (part.month === undefined && later && !later.isMonthFirst) part.month = later.month;
    if (part.month !== undefined) later = part;
  }
  for (const [place, part] of parts.entries()) {
    const before = parts[place - 1];
    if (part.month !== undefined || !before?.isMonthFirst || part.day <= before.day) continue;
    part.month = before.month;
    part.isMonthFirst = true;
  }
}

/** Gives dates without a year that of a later or earlier one; December comes before January. */
function shareYears(parts: Part[]): void {
  const take = (part: Part, from: Part | undefined, step: 1 | -1) => {
    if (part.year !== undefined || from?.year === undefined) return;
    const isBeyond = step * (from.month! - part.month!) > 0;
    part.year = from.year + (isBeyond ? step : 0);
  };
  for (let at = parts.length - 1; at >= 0; at--) take(parts[at]!, parts[at + 1], -1);
  for (const [at, part] of parts.entries()) take(part, parts[at - 1], 1);
}

function rangesOf(chain: Part[], year: number): Dates['ranges'] | null {
  const ranges: [Day, Day][] = [];
  let first: Part | undefined;
  for (const [place, part] of chain.entries()) {
    if (part.isRange && place < chain.length - 1) {
      if (first) return null;
      first = part;
      continue;
    }
    const range = first ? rangeOf(first, part, year) : dayRange(part, year);
    first = undefined;
    if (!range || range[0] > range[1] || daysBetween(...range) >= LONGEST_CLOSED) return null;
    const last = ranges.at(-1);
    if (last && plusDays(last[1], 1) === range[0]) last[1] = range[1];
    else if (last?.[0] !== range[0]) ranges.push(range);
  }
  return ranges;
}

const dayIn = ({ day, month }: Part, year: number): Day | null => dayOf(year, month!, day);

function dayRange(part: Part, year: number): [Day, Day] | null {
  const day = dayIn(part, part.year ?? year);
  return day ? [day, day] : null;
}

function rangeOf(first: Part, last: Part, year: number): [Day, Day] | null {
  const [from, to] = [dayIn(first, first.year ?? year), dayIn(last, last.year ?? year)];
  // a range from December to January begins in the year before
  const isYearBefore = first.year === undefined && first.month! > last.month!;
  const begin = isYearBefore ? dayIn(first, year - 1) : from;
  return begin && to ? [begin, to] : null;
}
