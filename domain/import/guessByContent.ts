import { toAsciiDigits } from '../digits';
import type { Field } from '../fields';
import { importRegister, type Cell } from '../imports';
import { lookOf, type Look } from '../kinds/looksLike';
import { looksLikeBijoy, readBijoy } from './bijoy';
import { readDay } from './days';
import { isNone, isNothing } from './read';
import { wordKey } from './words';

/**
 * Guesses from a column's cells which fields it may hold, in the register's order. A kind that several fields
 * of the register have, such as a date, is guessed only if the heading is empty or names just the kind
 * (`Date`).
 */
export function fieldsByContent(register: string, heading: string, given: readonly Cell[]): string[] {
  const cells = given.flatMap((cell) => (tellsNothing(cell) ? [] : [inUnicode(cell)]));
  if (cells.length < FEWEST) return [];
  const fields = Object.entries(importRegister(register)?.columns ?? {});
  const alike = fields.flatMap(([name]) => (patterns[name] && cells.every(fits(patterns[name])) ? name : []));
  if (alike.length) return alike;
  const headings = [heading, readBijoy(heading)].map(wordKey);
  for (const [look, names] of byLook(fields)) {
    const isSaid = headings.some((key) => look.words.has(key));
    const fitting = names.flatMap(([name, field]) =>
      isMostly(cells, (cell) => look.fits(cell, field, isSaid)) ? name : [],
    );
    if (fitting.length === 1 || (fitting.length && (isSaid || !heading))) return fitting.flatMap(withSection);
  }
  return heading ? [] : fileNumberOf(fields, cells);
}

/** The fewest cells to guess from: a single one may look like a field by coincidence. */
const FEWEST = 2;

const tellsNothing = (cell: Cell) =>
  cell === null || (typeof cell === 'string' && (isNothing(cell) || isNone(cell)));

const inUnicode = (cell: Cell): Cell =>
  typeof cell === 'string' && looksLikeBijoy(cell) ? readBijoy(cell) : cell;

/** The first zero may be missing, because a spreadsheet removes it unless the cell has text format. */
const MOBILE = /^(\+?880|0)?1[3-9]\d{8}$/;
const BIN = /^\d{9}-?\d{4}$/;

/** Fields whose cells can be recognised by their format; spaces are removed before matching. */
const patterns: Record<string, RegExp> = {
  'company.vatRegNo': BIN,
  vatRegNo: BIN,
  boe: /^c-?\s?\d+$/i,
  hsCode: /^\d{4}\.\d{2}(\.\d{2,4})?$/,
  email: /^[^\s@]+@[^\s@]+$/,
  phone: MOBILE,
  phone1: MOBILE,
  contactNumber: MOBILE,
};

const fits = (pattern: RegExp) => (cell: Cell) =>
  pattern.test(toAsciiDigits(String(cell)).replace(/\s/g, ''));

type Named = readonly [name: string, field: Field];

function byLook(fields: readonly Named[]): Map<Look, Named[]> {
  const groups = new Map<Look, Named[]>();
  for (const each of fields) {
    const look = lookOf(each[1]);
    if (look) groups.set(look, [...(groups.get(look) ?? []), each]);
  }
  return groups;
}

/** Nine of ten cells are enough, since some cells of an old sheet are always wrong. */
const isMostly = (cells: readonly Cell[], is: (cell: Cell) => boolean) =>
  cells.filter(is).length >= 0.9 * cells.length;

/** Prefers the section (`workPlaceId`) to the choice `sectionName`, since both take the same names. */
const withSection = (name: string) => (name === 'sectionName' ? ['workPlaceId', name] : name);

/**
 * The fields for file numbers such as `5-Law/DN/01/2026`; the field for a filing's own number only if no
 * number occurs twice.
 */
function fileNumberOf(fields: readonly Named[], cells: readonly Cell[]): string[] {
  const isOne = (cell: Cell) => {
    const text = String(cell);
    return /\p{L}/u.test(text) && /\p{Nd}/u.test(text) && text.split('/').length > 2 && !readDay(cell).value;
  };
  if (!cells.every(isOne)) return [];
  const isUnique = new Set(cells).size === cells.length;
  return fields.flatMap(([name]) =>
    name === 'caseFilingId' || (name === 'nothiNumber' && isUnique) ? name : [],
  );
}
