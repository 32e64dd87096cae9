import { fullYear, isYear } from './terms';
import { withoutZeros, type Part } from './words';

/**
 * A number as typed, and with its financial year in the other forms: `14/2016-17`, `14/16-17`, `14/2016-2017`. Two
 * numbers without a third beside them stay as typed, because `16-17` may be number 16 of 2017.
 */
export const inAllYearForms = (parts: Part[]): Part[][] => [
  parts,
  ...parts.flatMap((first, at) => {
    const second = parts[at + 1];
    const isOfNumber = parts[at - 1]?.isNumber || parts[at + 2]?.isNumber;
    const [from, to] = [yearOf(first), second ? yearOf(second) : null];
    if (!isOfNumber || !second || !from || Number(to) !== Number(from) + 1) return [];
    return [
      [from, short(to!)],
      [short(from), short(to!)],
      [from, to!],
    ]
      .filter(([one, other]) => one !== first.typed || other !== second.typed)
      .map(([one, other]) => parts.toSpliced(at, 2, written(first, one!), written(second, other!)));
  }),
];

/** The year that a part of two or four digits may stand for, in four digits; else null. */
function yearOf({ typed = '' }: Part): string | null {
  if (typed.length === 2) return fullYear(typed);
  return isYear(typed) ? typed : null;
}

const short = (year: string): string => year.slice(2);

const written = (part: Part, digits: string): Part => ({
  ...part,
  typed: digits,
  text: withoutZeros(digits),
});

/** Whether a pair such as `2016/2017` is a financial year. Many file numbers end with it, so it identifies no file. */
export function isFinancialYear(pair: string): boolean {
  const [from = '', to] = pair.split('/');
  return isYear(from) && Number(to) === Number(from) + 1;
}
