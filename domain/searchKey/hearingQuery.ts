import { daysBetween, type Day } from '../dates';
import { toAsciiDigits } from '../digits';
import { parseWrittenDay } from '../typedDays';
import { keysOf, likenessOf, shareKeys, typedKeysOf } from './alike';
import { LONGEST, searchQueryOf, withoutMarks, type Need, type Pattern } from './query';
import { isWord, termsOf } from './terms';

/** A typed text, read as a query for hearings. */
export interface HearingQuery {
  /** Null: the hearings from today on. */
  day: Day | null;
  /** The registers that a word before a number names; null for all. */
  kinds: string[] | null;
  /** The conditions that the texts of a hearing must meet together. */
  needs: Need[];
}

/** Reads a typed text; null when it names neither a day nor a word to look for. */
export function hearingQueryOf(text: string, today: Day): HearingQuery | null {
  const typed = toAsciiDigits(withoutMarks(text).slice(0, LONGEST).normalize('NFC')).toLowerCase();
  const found = dayIn(typed, today);
  const query = searchQueryOf((found?.rest ?? typed).replace(FILLERS, ' '));
  if (!found && !query?.needs.some(({ word }) => word !== null)) return null;
  return { day: found?.day ?? null, kinds: query?.kinds ?? null, needs: query?.needs ?? [] };
}

function dayIn(typed: string, today: Day): { day: Day; rest: string } | null {
  for (const { 0: written, index } of [...typed.matchAll(DAY), ...typed.matchAll(DAY_OF_MONTH)]) {
    const day = parseWrittenDay(written.replace(GENITIVE, ''), today) ?? nearestDay(written, today);
    if (day) return { day, rest: `${typed.slice(0, index)} ${typed.slice(index + written.length)}` };
  }
  return null;
}

/** A day without its year: the one nearest to today. Null if the text is no such day. */
function nearestDay(written: string, today: Day): Day | null {
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap(
    (each) => parseWrittenDay(`${written} ${each}`, today) ?? [],
  );
  const [nearest] = days.toSorted(
    (a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)),
  );
  return nearest ?? null;
}

/** A date in three numbers, with a month's name, or as `today`; not as a part of a longer number. */
const DAY =
  /(?<![\p{L}\p{M}\d./(-])(?:\d{4}-\d{2}-\d{2}|\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:\d{4}|\d{2})|\d{1,2}(?:st|nd|rd|th|লা|রা|ঠা|ই|শে)?[\s.,/-]*[\p{L}\p{M}]{2,}[\s.,/-]*\d{4}|[\p{L}\p{M}]{2,}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}|today|tomorrow|আজ(?:কের)?|আগামী ?কাল(?:ের)?)(?![\p{L}\p{M}\d]|[./-]\d)/gu;

/** A day with a month's name and without a year, such as `25 Nov` or `নভেম্বর ২৫`. */
const DAY_OF_MONTH =
  /(?<![\p{L}\p{M}\d./(-])(?:\d{1,2}(?:st|nd|rd|th|লা|রা|ঠা|ই|শে)?\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|জানু|ফেব|মার্চ|এপ্রি|মে|জুন|জুল|আগ|সেপ|অক্ট|নভে|ডিসে)[\p{L}\p{M}]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|জানু|ফেব|মার্চ|এপ্রি|মে|জুন|জুল|আগ|সেপ|অক্ট|নভে|ডিসে)[\p{L}\p{M}]*\s\d{1,2}(?:st|nd|rd|th)?)(?![\p{L}\p{M}\d]|[./-]\d)/gu;

/** The ending of `আজকের` and `আগামীকালের`. */
const GENITIVE = /(?<=আজ)কের$|(?<=কাল)ের$/u;

/** Words that say only that the query is about hearings. */
const FILLERS =
  /(?<![\p{L}\p{M}])(?:cause list|hearings?|next date|date|items?|serial|sl|শুনানির|শুনানীর|শুনানি|শুনানী|পরবর্তী|আইটেম|ক্রমিক|সিরিয়াল)(?![\p{L}\p{M}])/gu;

/** Tests whether hearings match a query. It keeps the terms of each text, because many hearings have the same texts. */
export class HearingMatcher {
  private readonly terms = new Map<string, Set<string>>();
  private readonly others = new Map<string, Set<string>>();

  /** @param texts the courts and law officers of all hearings, whose words may be spelt differently in the query */
  constructor(
    private readonly needs: readonly Need[],
    texts: Iterable<string>,
  ) {
    const words = new Set([...new Set(texts)].flatMap((text) => [...this.termsOf(text)].filter(isWord)));
    for (const { word } of needs) if (word !== null) this.others.set(word, alikeAmong(words, word));
  }

  /** Whether the texts of a hearing together contain all that the query needs. */
  matches(texts: readonly string[]): boolean {
    const terms = texts.map((text) => this.termsOf(text));
    const isIn = (pattern: Pattern) => terms.some((each) => hasTerm(each, pattern));
    // `annex 11 45` is a court and an item, although the query has two neighbouring numbers as one pattern
    const has = (pattern: Pattern) =>
      isIn(pattern) || (pattern.includes('/') && pattern.split('/').every(isIn));
    return this.needs.every(
      ({ ways, word }) =>
        ways.some((patterns) => patterns.every(has)) ||
        (word !== null && [...this.others.get(word)!].some(has)),
    );
  }

  /** The patterns that matched, to be highlighted in the texts. */
  get patterns(): Pattern[] {
    return [
      ...this.needs.flatMap(({ ways }) => ways.flat()),
      ...[...this.others.values()].flatMap((words) => [...words]),
    ];
  }

  private termsOf(text: string): Set<string> {
    const known = this.terms.get(text) ?? new Set(termsOf(text));
    this.terms.set(text, known);
    return known;
  }
}

function hasTerm(terms: ReadonlySet<string>, pattern: Pattern): boolean {
  if (!pattern.endsWith('*')) return terms.has(pattern);
  const start = pattern.slice(0, -1);
  return [...terms].some((term) => term.startsWith(start));
}

/** The words that a typed word may be another spelling of; none if it is one of them. */
function alikeAmong(words: ReadonlySet<string>, typed: string): Set<string> {
  if (words.has(typed)) return new Set();
  const keys = typedKeysOf(typed);
  return new Set([...words].filter((word) => shareKeys(keys, keysOf(word)) && likenessOf(typed, word)));
}
