import type { Fields } from '../../domain/fields';

type Version = Record<string, unknown>;

/** A record as it was opened, as another person has stored it since, and as it was typed here. */
export interface Versions<V extends Version = Version> {
  base: V;
  theirs: V;
  mine: V;
}

/** Whose version of a field. */
export type Side = 'theirs' | 'mine';

/** The side taken of each field, by its name; a field that is not decided has none. */
export type Choices = Record<string, Side | undefined>;

/** A field that is stored otherwise than it was typed, and who has changed it since it was opened. */
export interface Difference {
  name: string;
  changedBy: 'them' | 'me' | 'both';
}

/** The fields in which the stored and the typed version differ, in the order of the entity. */
export function differencesOf(fields: Fields, { base, theirs, mine }: Versions): Difference[] {
  return Object.entries(fields).flatMap(([name, field]): Difference[] => {
    const same = (a: Version, b: Version) => field.kind.isSame(a[name], b[name], field);
    if (same(theirs, mine)) return [];
    if (same(base, mine)) return [{ name, changedBy: 'them' }];
    return [{ name, changedBy: same(base, theirs) ? 'me' : 'both' }];
  });
}

/** A change of one person stands. Where both made one, neither is dropped before somebody has looked. */
export const firstChoices = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(differences.map(({ name, changedBy }) => [name, FIRST[changedBy]]));

const FIRST = { them: 'theirs', me: 'mine', both: undefined } as const;

/** What the typed version takes over from the stored one. */
export const takenOver = (choices: Choices, theirs: Version): Version =>
  Object.fromEntries(
    Object.keys(choices)
      .filter((name) => choices[name] === 'theirs')
      .map((name) => [name, theirs[name] ?? null]),
  );
