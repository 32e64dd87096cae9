import { typeOfWords } from '../causeLists/caseTypes';
import type { CaseTypeName } from '../followOnCases';
import { isFinancialYear } from './financialYears';
import { kindsOfWords } from './kindWords';
import { inLatinLetters } from './letterNames';
import { withoutMarks } from './query';
import { fullYear, isYear } from './terms';
import { partsOf, type Part } from './words';

/**
 * A key that is equal for two spellings of one file number: `S-5/DM/2016`, `S – 5 / DM / ২০১৬` and
 * `এস-৫/ডিএম/২০১৬`. Empty if the text has neither letters nor digits.
 */
export const fileKeyOf = (text: string): string => keyOf(partsOf(withoutMarks(text)));

/**
 * The same for the number of a court case of this type, whose name may stand before it: `রিট ১১৪৭৭/২০১৭` and
 * `W.P. 11477 of 2017`. The name of another series stays, since a title suit and a money suit may share a number.
 */
export function caseKeyOf(type: string, text: string): string {
  const parts = partsOf(withoutMarks(text));
  const first = parts.findIndex(({ isNumber }) => isNumber);
  if (first === -1) return keyOf(parts);
  const { kinds, rest } = kindsOfWords(parts);
  const own = (kinds?.includes(type as CaseTypeName) ? rest : parts).filter(
    (part) => part.isNumber || !GENERAL.has(part.text),
  );
  const { series } = typeOfWords(parts.slice(0, first).map((part) => part.text));
  const isOther = series !== null && series !== type && series !== 'leave';
  return keyOf(isOther ? [{ text: series, isNumber: false, gap: '' }, ...own] : own);
}

/** Words that stand before the number of a case of any type. */
const GENERAL = new Set(['case', 'cases', 'কেস', 'মামলা', 'মোকদ্দমা']);

function keyOf(parts: readonly Part[]): string {
  const years = inFullYears(parts);
  let key = '';
  for (const [at, part] of parts.entries()) {
    // letters that follow each other are one word, since people write both `WP` and `W P`
    const isOneWord = !part.isNumber && parts[at - 1]?.isNumber === false;
    key += (at && !isOneWord ? ' ' : '') + (part.isNumber ? years[at]! : inLatinLetters(part.text));
  }
  return key;
}

/** The numbers, with the year at the end and a financial year in four digits. */
function inFullYears(parts: readonly Part[]): string[] {
  const years = parts.map(({ text }) => text);
  const last = parts.length - 1;
  const isShort = (at: number) => parts[at]?.isNumber === true && parts[at].typed?.length === 2;
  if (last > 0 && isShort(last) && parts[last - 1]!.isNumber) years[last] = fullYear(parts[last]!.typed!);
  if (last > 1 && isShort(last - 1) && isYear(years[last]!)) {
    const from = fullYear(parts[last - 1]!.typed!);
    if (isFinancialYear(`${from}/${years[last]!}`)) years[last - 1] = from;
  }
  return years;
}
