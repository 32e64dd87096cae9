import type { ChoiceField, Field } from '../fields';
import { toAsciiDigits } from '../digits';
import { readAmount } from '../import/amounts';
import { readDay } from '../import/days';
import { choiceMeant, wordKey } from '../import/words';
import type { Cell } from '../imports';
import { kindName, type KindName } from './index';

/** How cells of a kind are recognised where a heading does not say their field. */
export interface Look {
  /** Headings that name the kind but no field, such as `Date`. */
  words: ReadonlySet<string>;
  /**
   * Whether a cell is of this kind. `isSaid`: the heading is one of `words`, so even a plain number may be of
   * this kind.
   */
  fits(cell: Cell, field: Field, isSaid: boolean): boolean;
}

/** How cells of a field's kind are recognised; undefined if they look like any other text. */
export const lookOf = (field: Field): Look | undefined => looks[kindName(field)];

/**
 * Whether a heading names only a kind of field, such as `Date`. Its likeness to headings such as `B/E Date` then says
 * nothing about the field.
 */
export const saysKindAlone = (heading: string): boolean =>
  Object.values(looks).some(({ words }) => words.has(wordKey(heading)));

const keys = (words: string): ReadonlySet<string> => new Set(words.split(', ').map(wordKey));

const looks: Partial<Record<KindName, Look>> = {
  date: {
    words: keys('date, dated, dt, তারিখ, তাং'),
    fits: (cell, _field, isSaid) => (isSaid || /\D/.test(ascii(cell))) && isDay(cell),
  },
  money: {
    words: keys('amount, taka, tk, bdt, টাকা, টাঃ, পরিমাণ, টাকার পরিমাণ'),
    fits: (cell, _field, isSaid) =>
      (isSaid || AMOUNT_MARKS.test(ascii(cell))) && typeof readAmount(cell).value === 'number',
  },
  choice: {
    words: new Set(),
    fits: (cell, field) => choiceMeant(String(cell), (field as ChoiceField).choices) !== undefined,
  },
};

const ascii = (cell: Cell) => toAsciiDigits(String(cell)).trim();

const isDay = (cell: Cell) => [readDay(cell), readDay(cell, 'mdy')].some(({ value }) => Boolean(value));

/** Marks that tell an amount from any other number: a currency, a unit, digit groups or two decimals. */
const AMOUNT_MARKS =
  /৳|টাকা|টাঃ|কোটি|লক্ষ|লাখ|\/[-=]|(?<![a-z])(?:tk|taka|bdt|crores?|lakhs?|lacs?)(?![a-z])|\d,\d{2,3}(?!\d)|\.\d\d$/i;
