import { plain } from './plain';
import { casesOf } from './terms';
import { partsOf } from './words';

/** The field that matched, its text or a part of it, and the matching ranges: from and to, in characters. */
export interface Why {
  field: string;
  text: string;
  marks: [from: number, to: number][];
}

/**
 * Why a record is a hit: the field with the most matching patterns, and among equals the first. Null if none
 * of the record's own fields matched, but for example its company did.
 */
export function whyOf(fields: Record<string, unknown>, patterns: readonly string[]): Why | null {
  const matches = matcherOf(patterns);
  let best: Why | null = null;
  let most = 0;
  const texts = Object.entries(fields).flatMap(([field, held]) =>
    [held].flat().map((text) => [field, text] as const),
  );
  for (const [field, text] of texts) {
    if (typeof text !== 'string') continue;
    const { marks, weight } = marksIn(text, matches);
    if (weight > most) [best, most] = [{ field, text, marks }, weight];
  }
  return best && excerptOf(best);
}

/** The most characters of a text that are shown, and how many of them come before the first match. */
const SHOWN = 200;
const BEFORE = 60;

/** A long text is shown around its first match, from one word to another. */
function excerptOf(why: Why): Why {
  const { text, marks } = why;
  if (text.length <= SHOWN) return why;
  const first = marks[0]![0];
  const early = Math.max(0, first - BEFORE);
  const from = early && early + (/(?<=\s)\S|$/.exec(text.slice(early, first))?.index ?? 0);
  const rest = text.slice(from);
  const shown = rest.length > SHOWN ? rest.slice(0, SHOWN).replace(/\s+\S*$/, '') : rest;
  const [before, after] = [from ? '… ' : '', shown.length < rest.length ? ' …' : ''];
  const moved = before.length - from;
  return {
    ...why,
    text: `${before}${shown}${after}`,
    marks: marks
      .filter(([, to]) => to <= from + shown.length)
      .map(([start, to]) => [start + moved, to + moved]),
  };
}

const RUN = /\p{Nd}+|[\p{L}\p{M}\u200B-\u200D'’]+/gu;

function marksIn(text: string, matches: Matcher): Pick<Why, 'marks'> & { weight: number } {
  const marks: Why['marks'] = [];
  const runs = [...text.matchAll(RUN)].map((match) => ({
    key: keyOf(match[0]),
    at: match.index,
    to: match.index + match[0].length,
  }));
  const whole = `=${runs.map(({ key }) => key).join('')}`;
  const all: Why['marks'] = runs.length ? [[runs[0]!.at, runs.at(-1)!.to]] : [];
  if (matches.isWhole(whole)) return { marks: all, weight: 100 };
  let weight = 0;
  for (const { key, at, to } of runs) {
    if (!matches.isRun(key)) continue;
    weight += key.length > 1 ? 2 : 1;
    const last = marks.at(-1);
    // a number and its separators are one range
    if (last && /^[^\s\p{L}\p{M}\p{Nd}]*$/u.test(text.slice(last[1], at))) last[1] = to;
    else marks.push([at, to]);
  }
  const numbers = runs.filter(({ key }) => /^\d/.test(key));
  if (numbers.length && matches.isListed(text, new Set(numbers.map(({ key }) => key)))) {
    return { marks: [[numbers[0]!.at, numbers.at(-1)!.to]], weight: 3 };
  }
  // the text was typed without its separators
  if (!marks.length && runs.length && matches.isBegun(whole)) return { marks: all, weight: 1 };
  return { marks, weight };
}

const keyOf = (run: string) => plain(run).replace(/^0+(?=\d)/, '');

interface Matcher {
  isRun(run: string): boolean;
  isWhole(whole: string): boolean;
  isBegun(whole: string): boolean;
  /** Whether a text names a case whose number is not among its runs, as `46-48 of 2008` names case 47. */
  isListed(text: string, runs: ReadonlySet<string>): boolean;
}

/**
 * Tells whether a run of letters or digits matches: it equals a pattern or a part of a pattern with `/`, or
 * it begins with the text before the `*` of a pattern.
 */
function matcherOf(patterns: readonly string[]): Matcher {
  const exact = new Set<string>();
  const begun: string[] = [];
  const wholes: string[] = [];
  const cases = new Set(patterns.filter((pattern) => CASE.test(pattern)));
  for (const pattern of patterns) {
    const text = pattern.replace(/^#/, '=').replace('*', '');
    const parts = text.split('/');
    for (const part of parts) exact.add(part);
    if (pattern.endsWith('*')) begun.push(parts.at(-1)!);
    // the typed text may be only the beginning of a number
    if (/^=\d+$/.test(text)) begun.push(text.slice(1));
    if (text.startsWith('=')) wholes.push(text);
  }
  return {
    isRun: (run) => exact.has(run) || begun.some((start) => run.startsWith(start)),
    isWhole: (whole) => wholes.includes(whole),
    isBegun: (whole) => wholes.some((start) => whole.startsWith(start)),
    isListed: (text, runs) =>
      cases.size > 0 &&
      casesOf(partsOf(text)).some((term) => cases.has(term) && !runs.has(term.slice(1).split('/')[0]!)),
  };
}

/** The term of a case number with its year. */
const CASE = /^#\d+\/\d{4}$/;
