import type { Fields } from '../../domain/fields';

type Version = Record<string, unknown>;

/** A record as opened, as stored by another person since, and as typed here. */
export interface Versions<V extends Version = Version> {
  base: V;
  theirs: V;
  mine: V;
}

/** Whose version of a field is taken. */
export type Side = 'theirs' | 'mine';

/** The chosen side of each field; undecided fields are absent. */
type Choices = Record<string, Side | undefined>;

/** A field whose stored and typed values differ, and who has changed it since it was opened. */
export interface Difference {
  name: string;
  changedBy: 'them' | 'me' | 'both';
}

/** The fields in which stored and typed version differ, in the entity's order. */
export function differencesOf(fields: Fields, { base, theirs, mine }: Versions): Difference[] {
  return Object.entries(fields).flatMap(([name, field]): Difference[] => {
    const same = (a: Version, b: Version) => field.kind.isSame(a[name], b[name], field);
    if (same(theirs, mine)) return [];
    if (same(base, mine)) return [{ name, changedBy: 'them' }];
    return [{ name, changedBy: same(base, theirs) ? 'me' : 'both' }];
  });
}

/**
 * The initial choices: for a field that only one person has changed, that change; for a field that both have
 * changed, none.
 */
export const firstChoices = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(differences.map(({ name, changedBy }) => [name, FIRST[changedBy]]));

const FIRST = { them: 'theirs', me: 'mine', both: undefined } as const;

export const takenOver = (choices: Choices, theirs: Version): Version =>
  Object.fromEntries(
    Object.keys(choices)
      .filter((name) => choices[name] === 'theirs')
      .map((name) => [name, theirs[name] ?? null]),
  );
