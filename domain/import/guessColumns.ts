import type { Cell } from '../imports';
import { toAsciiDigits } from '../digits';
import { readBijoy } from './bijoy';
import { isRowNumber } from './headings';
import { oldNames } from './oldNames';
import { withoutUnit } from './units';
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

/**
 * Guesses which column holds which field: by label, by old names, by a part of either, and where a heading
 * says nothing by content. @returns the field of each column that has one; no field twice.
 */
export function guessColumns(
  fields: readonly NamedField[],
  columns: readonly SheetColumn[],
): Map<number, string> {
  const known = fields.map((field) => ({ name: field.name, ...keysOf(field) }));
  const guesses = columns
    .filter(({ heading }) => !isRowNumber(heading))
    .flatMap(({ column, heading, cells }) =>
      known.map((field) => ({ column, field: field.name, score: scoreOf(field, heading, cells) })),
    )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.column - b.column);
  const guessed = new Map<number, string>();
  const taken = new Set<string>();
  for (const { column, field } of guesses) {
    if (guessed.has(column) || taken.has(field)) continue;
    guessed.set(column, field);
    taken.add(field);
  }
  return guessed;
}

/** Whether a text is a label or an old name of one of the fields. */
export function knownHeadings(fields: readonly NamedField[]): (text: string) => boolean {
  const keys = new Set(fields.flatMap((field) => Object.values(keysOf(field)).flat()));
  return (text) => keys.has(wordKey(text)) || keys.has(wordKey(readBijoy(text)));
}

interface Keys {
  labels: string[];
  old: string[];
}

const keysOf = ({ register, name, labels }: NamedField): Keys => ({
  labels: labels.map(wordKey),
  old: [name, ...oldNamesOf(name), ...oldNamesOf(`${register}.${name}`)].map(wordKey),
});

const oldNamesOf = (field: string) => oldNames.get(field) ?? [];

/** Shorter words are part of too many others. */
const SHORTEST_PART = 4;

function scoreOf(
  { name, labels, old }: Keys & { name: string },
  heading: string,
  cells: readonly Cell[],
): number {
  const parts = heading.split(' – ');
  const whole = [heading, readBijoy(heading)].map(wordKey);
  const last = [parts.at(-1)!, readBijoy(parts.at(-1)!)].map(wordKey);
  const bare = [heading, readBijoy(heading)].flatMap((text) =>
    [text.replace(/\(.*?\)/g, ''), withoutUnit(text)].map(wordKey),
  );
  if (whole.some((key) => labels.includes(key))) return 100;
  if (whole.some((key) => old.includes(key))) return 90;
  if (parts.length > 1 && last.some((key) => labels.includes(key))) return 80;
  if (parts.length > 1 && last.some((key) => old.includes(key))) return 75;
  if (bare.some((key) => key && (labels.includes(key) || old.includes(key)))) return 70;
  const shared = Math.max(0, ...[...labels, ...old].map((key) => sharedPart(key, whole)));
  if (shared) return 30 + 30 * shared;
  return contentScore(name, cells);
}

/** The share of the longer one if one holds the other, from 0.5; else 0. */
function sharedPart(key: string, headings: readonly string[]): number {
  const shares = headings.map((heading) => {
    const [short, long] = key.length < heading.length ? [key, heading] : [heading, key];
    return short.length >= SHORTEST_PART && long.includes(short) ? short.length / long.length : 0;
  });
  const share = Math.max(...shares);
  return share >= 0.5 ? share : 0;
}

const contents: Record<string, RegExp> = {
  'company.vatRegNo': /^\d{9}-?\d{4}$/,
  vatRegNo: /^\d{9}-?\d{4}$/,
  boe: /^c-?\s?\d+$/i,
  email: /^\S+@\S+\.\S+$/,
  phone: /^(\+?88)?01[3-9]\d{8}$/,
  phone1: /^(\+?88)?01[3-9]\d{8}$/,
  contactNumber: /^(\+?88)?01[3-9]\d{8}$/,
};

/** Recognises a column whose heading says nothing by its cells, if they all look alike, such as BINs. */
function contentScore(name: string, cells: readonly Cell[]): number {
  const pattern = contents[name];
  const texts = cells.map((cell) => toAsciiDigits(String(cell ?? '')).replace(/[\s]/g, '')).filter(Boolean);
  return pattern && texts.length > 1 && texts.every((text) => pattern.test(text)) ? 20 : 0;
}
