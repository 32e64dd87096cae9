import { plusDays, type Day } from '../dates';

/** Days from one to another, both included; null for no beginning or no end. */
export interface Span {
  validFrom: Day | null;
  validTo: Day | null;
}

/** The days for which none of a rule's versions holds, in order. Versions do not overlap. */
export function gapsBetween(versions: readonly Span[]): Span[] {
  const ordered = versions.toSorted((a, b) => (a.validFrom ?? '').localeCompare(b.validFrom ?? ''));
  const gaps: Span[] = [];
  /** The first day after the versions so far; null before the first version. */
  let next: Day | null = null;
  for (const { validFrom, validTo } of ordered) {
    if (validFrom !== null && validFrom !== next)
      gaps.push({ validFrom: next, validTo: plusDays(validFrom, -1) });
    if (validTo === null) return gaps;
    next = plusDays(validTo, 1);
  }
  return [...gaps, { validFrom: next, validTo: null }];
}
