import type { Cell } from '../imports';
import { saysKindAlone } from '../kinds/looksLike';
import { readBijoy } from './bijoy';
import { fieldsByContent } from './guessByContent';
import { isRowNumber } from './headings';
import { oldNames } from './oldNames';
import { withoutUnit } from './amounts';
import { wordKey } from './words';

/** A field of a register with its labels in the forms and the lists, in both languages. */
export interface NamedField {
  register: string;
  name: string;
  labels: readonly string[];
}

/** A column of a sheet with some of its cells. */
export interface SheetColumn {
  column: number;
  heading: string;
  cells: readonly Cell[];
}

/** The field that a column probably holds, and whether its heading or its cells (`content`) suggest it. */
export interface Guess {
  field: string;
  by: 'heading' | 'content';
}

/**
 * Guesses which column holds which field: by label, by old names, by a part of either, and, where the heading
 * names no field, by content. @returns a guess for each column that has one, with no field twice.
 *
 * @param fields the fields of one register, in its order
 */
export function guessColumns(
  fields: readonly NamedField[],
  columns: readonly SheetColumn[],
): Map<number, Guess> {
  const known = fields.map((field) => ({ name: field.name, ...keysOf(field) }));
  const counted = columns.filter(({ heading }) => !isRowNumber(heading));
  const scores = counted
    .flatMap(({ column, heading }) =>
      known.map((field) => ({ column, field: field.name, score: scoreOf(field, heading) })),
    )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.column - b.column);
  const guessed = new Map<number, Guess>();
  const taken = new Set<string>();
  const guess = (column: number, field: string, by: Guess['by']) => {
    guessed.set(column, { field, by });
    taken.add(field);
  };
  for (const { column, field } of scores) {
    if (!guessed.has(column) && !taken.has(field)) guess(column, field, 'heading');
  }
  const isNamed = new Set(scores.map(({ column }) => column));
  const order = fields.map(({ name }) => name);
  for (const { column, heading, cells } of counted.filter((each) => !isNamed.has(each.column))) {
    const fitting = fieldsByContent(fields[0]?.register ?? '', heading, cells);
    const free = fitting.filter((field) => !taken.has(field));
    // prefer a field that comes after the field of the previous column: a date usually follows its number
    const before = order.indexOf(guessed.get(column - 1)?.field ?? '');
    const field = free.find((each) => order.indexOf(each) > before) ?? free[0];
    if (field !== undefined) guess(column, field, 'content');
  }
  return guessed;
}

/** Whether a text is a label or an old name of one of the fields. */
export function knownHeadings(fields: readonly NamedField[]): (text: string) => boolean {
  const keys = new Set(fields.flatMap((field) => Object.values(keysOf(field)).flat()));
  return (text) => keys.has(headingKey(text)) || keys.has(headingKey(readBijoy(text)));
}

interface Keys {
  labels: string[];
  old: string[];
}

const keysOf = ({ register, name, labels }: NamedField): Keys => ({
  labels: labels.map(headingKey),
  old: [name, ...oldNamesOf(name), ...oldNamesOf(`${register}.${name}`)].map(headingKey),
});

/** Bengali has three words for `No.`. */
const headingKey = (text: string) => wordKey(text).replace(/নম্বর|নাম্বার/gu, 'নং');

const oldNamesOf = (field: string) => oldNames.get(field) ?? [];

/** `No. & Date`, `নং ও তারিখ`: the import separates the number and its date (identifiers.ts). */
const WITH_DATE = /\s*(?:[&+,/]|\band\b|\bwith\b|ও|এবং)\s*(?:date|dt\.?|তারিখ|তাং)\s*$/iu;

/** The minimum length of a part, because shorter words are part of too many others. */
const SHORTEST_PART = 4;

function scoreOf({ labels, old }: Keys, heading: string): number {
  const parts = heading.split(' – ');
  const whole = [heading, readBijoy(heading)].map(headingKey);
  const last = [parts.at(-1)!, readBijoy(parts.at(-1)!)].map(headingKey);
  const bare = [heading, readBijoy(heading)].flatMap((text) =>
    [text.replace(/\(.*?\)/g, ''), withoutUnit(text), text.replace(WITH_DATE, '')].map(headingKey),
  );
  if (whole.some((key) => labels.includes(key))) return 100;
  if (whole.some((key) => old.includes(key))) return 90;
  if (parts.length > 1 && last.some((key) => labels.includes(key))) return 80;
  if (parts.length > 1 && last.some((key) => old.includes(key))) return 75;
  if (bare.some((key) => key && (labels.includes(key) || old.includes(key)))) return 70;
  if ([heading, readBijoy(heading)].some(saysKindAlone)) return 0;
  const shared = Math.max(0, ...[...labels, ...old].map((key) => sharedPart(key, whole)));
  return shared && 30 + 30 * shared;
}

/**
 * The share of a heading that the key covers, or of the key that a heading covers: the shorter length divided
 * by the longer. 0 if it is less than half, or if neither contains the other.
 */
function sharedPart(key: string, headings: readonly string[]): number {
  const shares = headings.map((heading) => {
    const [short, long] = key.length < heading.length ? [key, heading] : [heading, key];
    return short.length >= SHORTEST_PART && long.includes(short) ? short.length / long.length : 0;
  });
  const share = Math.max(...shares);
  return share >= 0.5 ? share : 0;
}
