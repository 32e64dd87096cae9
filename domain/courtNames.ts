import { fold } from './folding';

/**
 * What two spellings of one court may differ in, besides letter case and the script of digits, as a regular
 * expression of both JavaScript and PostgreSQL.
 */
export const IGNORED_IN_COURTS = '(?<![a-z])(?:no|number)(?![a-z])|নং|নম্বর|[\\s.,:;|()/–—-]';

/** The same text for `Annex Building Court No. 11`, `ANNEX BUILDING COURT NO.11` and `Annex Building Court নং ১১`. */
export const courtKey = (name: string): string => fold(name).replace(new RegExp(IGNORED_IN_COURTS, 'gu'), '');

/** One spelling of each court by its key: of several the first that is not all in capitals. */
export function courtsByKey(names: readonly string[]): Map<string, string> {
  const courts = new Map<string, string>();
  for (const name of names) {
    const known = courts.get(courtKey(name));
    if (known === undefined || (isShouted(known) && !isShouted(name))) courts.set(courtKey(name), name);
  }
  return courts;
}

const isShouted = (name: string): boolean => !/[a-z]/.test(name);
