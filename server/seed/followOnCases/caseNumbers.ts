import type { Day } from '../../../domain/dates';
import { toBengaliDigits } from '../../../domain/digits';
import { daysBetween } from '../calendar';
import type { Random } from '../random';

/** A case's number in each language, and as it is entered in the register. */
export interface CaseNumber {
  english: string;
  bengali: string;
  written: string;
}

interface Numbering {
  /** Approximate number of cases that the court registers per day. */
  perDay: number;
  english(number: number, year: string): string;
  bengali(number: number, year: string): string;
}

/**
 * Numbers cases by year, as courts do; to be called in the order of dates. A few cases are heard together
 * with others of the same importer.
 */
export function caseNumbering(
  { perDay, ...inWords }: Numbering,
  random: Random,
): (opened: Day) => CaseNumber {
  const last = new Map<string, number>();
  return (opened) => {
    const year = opened.slice(0, 4);
    const sinceNewYear = daysBetween(`${year}-01-01`, opened);
    const number = Math.max(
      (last.get(year) ?? 0) + 1,
      1 + Math.floor(sinceNewYear * perDay) + random.whole(0, 3),
    );
    const others = random.chance(0.03) ? random.whole(5, 14) : 0;
    last.set(year, number + others);
    const english = inWords.english(number, year);
    const bengali = toBengaliDigits(inWords.bengali(number, year));
    const analogous = Array.from({ length: others }, (_, place) => `${number + place + 1}/${year}`);
    const alone = random.chance(0.08) ? bengali : english;
    const written = others > 0 ? `${english} (analogous cases: ${analogous.join(', ')})` : alone;
    return { english, bengali, written };
  };
}
