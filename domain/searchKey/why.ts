import { plain } from './plain';

/** The field that a hit was found by, its text, and which parts of it matched: from and to, in characters. */
export interface Why {
  field: string;
  text: string;
  marks: [from: number, to: number][];
}

/**
 * Why a record is a hit: the field in which most of the patterns are, those that come first where it is the
 * same. Null when it is none of its fields, but for instance its company.
 */
export function whyOf(fields: Record<string, unknown>, patterns: readonly string[]): Why | null {
  const matches = matcherOf(patterns);
  let best: Why | null = null;
  let most = 0;
  for (const [field, text] of Object.entries(fields)) {
    if (typeof text !== 'string') continue;
    const { marks, weight } = marksIn(text, matches);
    if (weight > most) [best, most] = [{ field, text, marks }, weight];
  }
  return best;
}

const RUN = /\p{Nd}+|[\p{L}\p{M}\u200B-\u200D'’]+/gu;

function marksIn(text: string, matches: (run: string) => boolean) {
  const marks: Why['marks'] = [];
  const runs = [...text.matchAll(RUN)].map((match) => ({
    key: keyOf(match[0]),
    at: match.index,
    to: match.index + match[0].length,
  }));
  const whole = runs.map(({ key }) => key).join('');
  if (matches(`=${whole}`) && runs.length)
    return { marks: [[runs[0]!.at, runs.at(-1)!.to]] as Why['marks'], weight: 100 };
  let weight = 0;
  for (const { key, at, to } of runs) {
    if (!matches(key)) continue;
    weight += key.length > 1 ? 2 : 1;
    const last = marks.at(-1);
    // one mark over a number and what separates its parts
    if (last && /^[^\s\p{L}\p{M}\p{Nd}]*$/u.test(text.slice(last[1], at))) last[1] = to;
    else marks.push([at, to]);
  }
  return { marks, weight };
}

const keyOf = (run: string) => plain(run).replace(/^0+(?=\d)/, '');

/** A run matches a pattern, one of the parts of a pattern with `/`, or begins as a pattern with `*` does. */
function matcherOf(patterns: readonly string[]): (run: string) => boolean {
  const exact = new Set<string>();
  const begun: string[] = [];
  for (const pattern of patterns) {
    const text = pattern.replace(/^#/, '=').replace('*', '');
    const parts = text.split('/');
    for (const part of parts) exact.add(part);
    if (pattern.endsWith('*')) begun.push(parts.at(-1)!);
    // the whole of a text may be only begun
    if (text.startsWith('=')) begun.push(text);
  }
  return (run) => exact.has(run) || begun.some((start) => run.startsWith(start));
}
