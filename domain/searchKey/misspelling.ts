import { namesOf } from './sameWords';
import { spellingKey } from './sound';

/** The minimum length of a word: too many words differ from a shorter one by a single letter. */
export const SHORTEST = 5;

/**
 * The keys by which a word and its misspelling find each other: its spelling key, and all keys that result
 * when one of its letters is left out. Two words have a key in common if they differ by one letter that is
 * wrong, missing, extra or swapped with its neighbour.
 */
export function nearKeys(word: string): string[] {
  const keys = namesOf(word).flatMap((name) => {
    const spelling = spellingKey(name);
    const letters = Array.from(spelling);
    if (letters.length < SHORTEST - 1) return [spelling];
    return [spelling, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))];
  });
  return [...new Set(keys)];
}

/** Whether two words differ by at most one letter that is wrong, missing, extra or swapped with its neighbour. */
export const isMisspelt = (one: string, other: string): boolean =>
  namesOf(one).some((name) => namesOf(other).some((otherName) => isSlip(name, otherName)));

function isSlip(one: string, other: string): boolean {
  const [a, b] = [spellingKey(one), spellingKey(other)];
  // the words themselves are compared too, because `Abbas` has five letters but its key four
  return a === b || differByOne(a, b) || differByOne(withoutSigns(one), withoutSigns(other));
}

/** Without the Bengali signs that are no letters: hasanta, chandrabindu and visarga. */
const withoutSigns = (word: string) => word.replace(/[\u09CD\u0981\u0983]/g, '');

function differByOne(one: string, other: string): boolean {
  const [a, b] = [Array.from(one), Array.from(other)];
  if (Math.max(a.length, b.length) < SHORTEST || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const restOf = (letters: string[], from: number) => letters.slice(from).join('');
  return (
    restOf(a, at + 1) === restOf(b, at + 1) ||
    restOf(a, at) === restOf(b, at + 1) ||
    restOf(a, at + 1) === restOf(b, at) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && restOf(a, at + 2) === restOf(b, at + 2))
  );
}
