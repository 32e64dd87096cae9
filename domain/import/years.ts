import { caseTypes } from '../followOnCases';
import type { Cell } from '../imports';
import { toAsciiDigits } from '../digits';
import { kindsOfWords } from '../searchKey/kindWords';
import { isYear } from '../searchKey/terms';
import { partsOf } from '../searchKey/words';
import { readBijoy } from './bijoy';
import { wordKey } from './words';

/** The field of a register whose number may have its year in another column. */
export const numberWithYear = (register: string): string | undefined =>
  OTHERS[register] ?? caseTypes.find(({ name }) => name === register)?.proceeding.number;

const OTHERS: Record<string, string> = { 'case-fillings': 'nothiNumber', hearings: 'number' };

/** The year that a cell has, in four digits; null for anything else. */
export function readYear(cell: Cell | undefined): string | null {
  const text = toAsciiDigits(String(cell ?? '')).trim();
  const [, year] =
    /^((?:19|20)\d\d)(?:\D.*)?$/su.exec(text) ?? /^\d\d?[/.-]\d\d?[/.-]((?:19|20)\d\d)$/.exec(text) ?? [];
  return year ?? null;
}

export const isYearHeading = (heading: string): boolean => YEAR.test(wordKey(readBijoy(heading)));

const YEAR =
  /^(?:case|writ|file|appeal|petition|rit|মামলার|রিট|নথির|আপিলের|আপীলের)?(?:year|yr|সাল|সন|বছর|বৎসর)$/u;

/** Whether a number has a year in it, as in `50023/2021`, `S-5/DM/2016` or `CHC/4/6/16-17`. */
export const hasYear = (number: string): boolean =>
  partsOf(number).some((part, at, parts) => {
    if (!part.isNumber) return false;
    if (parts.length > 1 && isYear(part.typed!)) return true;
    const isLast = at === parts.length - 1 && parts[at - 1]?.isNumber === true;
    return isLast && part.typed!.length === 2 && /[/\-–]|^ {3}$/.test(part.gap);
  });

/** Whether a text is one number and nothing else, apart from the name of a register: `WP No. 50023`. */
export function isBareNumber(text: string): boolean {
  const parts = partsOf(text);
  const { rest } = kindsOfWords(parts);
  return rest.length === 1 && rest[0]!.isNumber && rest[0]!.text.length <= 6;
}

/** The number with its year behind it. */
export const withYear = (number: string, year: string): string => `${number.trim()}/${year}`;
