import { toAsciiDigits } from '../digits';
import { fromBijoy, looksLikeBijoy } from '../import/bijoy';

/** A line of a list, split into its columns. */
export interface Line {
  /** The serial at the beginning of the line, if any. */
  serial: string | null;
  /** Whether an empty first column or `(with)` says that the case is heard with the case of the row above. */
  isWith: boolean;
  /** The columns after the serial; free text is a single column. */
  cells: string[];
}

/** Splits a line into its serial and columns: by `|` or tab, or in free text after the serial. */
export function lineOf(text: string): Line {
  const cells = text.split(/[|\t]/).map((cell) => cell.trim());
  if (cells.length > 1) {
    // a table with a separator at both ends of each line: the first and last cell are empty
    if (/^\s*\|.*\|\s*$/s.test(text)) cells.splice(0, cells.length, ...cells.slice(1, -1));
    // an empty column before the serials, as in a table pasted from a sheet; `8260 | 2022` is a number and its year
    if (cells[0] === '' && serialIn(cells[1]!) !== null && !/^\d{4}$/.test(toAsciiDigits(cells[2] ?? '')))
      cells.shift();
    const [first = '', ...others] = cells;
    const serial = serialIn(first);
    const isWith = first === '' ? others.some(Boolean) : WITH.test(first);
    if (serial !== null || isWith) return { serial, isWith, cells: others };
    const [, digits, rest] = SERIAL_IN_CELL.exec(first) ?? [];
    return digits
      ? { serial: toAsciiDigits(digits), isWith, cells: [rest!, ...others] }
      : { serial, isWith, cells };
  }
  const line = text.trim();
  const [, digits, rest] = LEADING.exec(toAsciiDigits(line)) ?? [];
  if (digits) return { serial: digits, isWith: false, cells: [line.slice(line.length - rest!.length)] };
  const alone = serialIn(line);
  if (alone !== null) return { serial: alone, isWith: false, cells: [''] };
  const without = line.replace(LEADING_WITH, '');
  return { serial: null, isWith: without !== line, cells: [without] };
}

const serialIn = (cell: string): string | null =>
  /^\(?(\d{1,4}(?:-?[a-z])?)\s?[.):।]*$/i.exec(toAsciiDigits(cell))?.[1] ?? null;

/** `12. Writ Petition` in the first column of several. */
const SERIAL_IN_CELL = /^([\d০-৯]{1,4}(?:-?[a-z])?)\s?[.)।]\s+([\p{L}(].*)$/isu;

/** `12. Writ Petition`, `12: Writ Petition`, `12-A) 8259/2022`; `8259 of 2022` is no serial. */
const LEADING =
  /^(\d{1,4}(?:-?[a-z])?)(?:\s?[.):।]\s*|\s?[-–]\s+|\s+)((?!of\b|to\b|and\b|all\b|ও\s|এবং|হতে|থেকে|সালের|সকল)(?:(?<=[.)।]\s*)\d|[\p{L}(]).*)$/isu;

const WITH = /^[([]?\s?(?:with|w\/|do|-do-|ঐ|সহ|সাথে|সঙ্গে|একত্রে)\s?[)\]]?$/i;
const LEADING_WITH = /^(?:[([]\s?(?:with|সহ|সাথে|সঙ্গে|একত্রে)\s?[)\]]|with\b)\s*/i;

/** A line with its Bijoy columns in Unicode: `1 | wiU wcwUkb bs 12/2024` → `1 | রিট পিটিশন নং ১২/২০২৪`. */
export const inUnicode = (line: string): string =>
  line.replace(COLUMN, (column) =>
    OF_LISTS.test(column) || looksLikeBijoy(column) ? fromBijoy(column) : column,
  );

const COLUMN = /[^|\t]+/g;

/**
 * Words of cause lists that are ASCII in Bijoy: রিট, রীট, পিটিশন, আপিল, আপীল, মামলা, তারিখ, আদালত, বিচারপতি,
 * বনাম.
 */
const OF_LISTS = /wiU|ixU|wcwUkb|Avwcj|Avcxj|gvgjv|ZvwiL|Av`vjZ|wePvicwZ|ebvg/;
