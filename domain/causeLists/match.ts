import { caseNumbersIn, type CaseNumber } from '../searchKey/caseNumbers';
import { partsOf } from '../searchKey/words';
import { NUMBERED_BY_COURT, typeOfWords, type NamedType } from './caseTypes';
import type { ListedNumber, ListEntry } from './listRow';

/** A proceeding that may be listed: its register and its number as it was entered. */
export interface Candidate {
  proceedingId: number;
  kind: string;
  number: string;
}

/** A proceeding that a row names. If it is not `sure`, a person must confirm it. */
export interface Match extends Candidate {
  sure: boolean;
  /** Whether the row is about another case, which arises from this one or is made in it. */
  isMention?: true;
}

/** Number and year, by which candidates are looked up. */
export const keyOf = ({ number, year }: CaseNumber): string => `${number}/${year}`;

/** The proceedings that each row names. If several rows name a proceeding, only the first match is sure. */
export function matchesOf(entries: readonly ListEntry[], candidates: readonly Candidate[]): Match[][] {
  const stored = storedNumbers(candidates);
  const named = new Set<number>();
  return entries.map(({ numbers }) => {
    const matches = new Map<number, Match>();
    for (const number of numbers) {
      for (const match of matchesOfNumber(number, stored.get(keyOf(number)) ?? [])) {
        const known = matches.get(match.proceedingId);
        if (!known || match.sure || (known.isMention && !match.isMention))
          matches.set(match.proceedingId, match);
      }
    }
    return [...matches.values()].map((match) => {
      const sure = match.sure && !named.has(match.proceedingId);
      if (sure) named.add(match.proceedingId);
      return { ...match, sure };
    });
  });
}

interface Stored {
  candidate: Candidate;
  type: NamedType;
  mark: string | null;
}

function storedNumbers(candidates: readonly Candidate[]): Map<string, Stored[]> {
  const stored = new Map<string, Stored[]>();
  for (const candidate of candidates) {
    for (const { numbers, type: words } of caseNumbersIn(partsOf(candidate.number))) {
      const type = typeOfWords(words);
      for (const number of numbers) {
        const key = keyOf(number);
        stored.set(key, [...(stored.get(key) ?? []), { candidate, type, mark: number.mark }]);
      }
    }
  }
  return stored;
}

function matchesOfNumber(listed: ListedNumber, stored: readonly Stored[]): Match[] {
  const found = stored.filter(
    ({ candidate, type, mark }) =>
      isSameMark(listed.mark, mark) &&
      (listed.other === undefined ? isOfType(listed, candidate, type) : listed.other === type.other),
  );
  // the court numbers civil petitions and CPLAs in one series, so only the file shows in which register the case is
  const isOneRegister = new Set(found.map(({ candidate }) => candidate.kind)).size === 1;
  return found.map(({ candidate, type }) => {
    const isUntyped = type.kinds === null && listed.series !== 'cmp';
    const isSame = isUntyped || type.series !== null;
    const isSure = listed.other === undefined ? listed.isCertain && isSame : !isByCourt(candidate);
    const isCertain = isSure && isOneRegister && !listed.isMention;
    return { ...candidate, sure: isCertain, ...(listed.isMention && { isMention: true as const }) };
  });
}

const isByCourt = ({ kind }: Candidate) => NUMBERED_BY_COURT.has(kind);

const isOfType = (listed: ListedNumber, { kind }: Candidate, { series }: NamedType): boolean =>
  (listed.kinds === null || listed.kinds.some((each) => each === kind)) &&
  (series === null || listed.series === null || series === listed.series);

/**
 * Whether two marks may belong to the same number: letters are often left out, but never the month of a police case.
 */
const isSameMark = (a: string | null, b: string | null): boolean =>
  a === b || (a === null && !/^\d/.test(b!)) || (b === null && !/^\d/.test(a!));
