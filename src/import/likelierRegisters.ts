import { knownHeadings, type NamedField } from '../../domain/import/guessColumns';
import { importRegisters } from '../../domain/imports';

/** The most registers to suggest; more would not help to choose. */
const MOST = 3;
/**
 * How much better than the chosen register another must fit to be suggested, and how close to the best one
 * the others must be.
 */
const AHEAD = 0.5;
const CLOSE = 0.25;

/**
 * The registers that know more of a sheet's headings than the chosen register does, and at least half of
 * them. A heading that few registers have counts more: all court cases have a file number, but only writs
 * have a writ number.
 */
export async function likelierRegisters(
  chosen: string,
  headings: readonly string[],
  fieldsOf: (register: string) => Promise<readonly NamedField[]>,
): Promise<string[]> {
  const texts = headings.filter(Boolean);
  const known = new Map<string, readonly string[]>();
  for (const { name } of importRegisters) known.set(name, texts.filter(knownHeadings(await fieldsOf(name))));
  const knowers = (text: string) => [...known.values()].filter((own) => own.includes(text)).length;
  const score = (own: readonly string[]) => own.reduce((sum, text) => sum + 1 + 1 / knowers(text), 0);
  const scores = new Map([...known].map(([name, own]) => [name, score(own)]));
  const best = Math.max(...scores.values());
  if (best < scores.get(chosen)! + AHEAD) return [];
  const likeliest = [...scores].flatMap(([name, each]) => (each > best - CLOSE ? name : []));
  const isKnown = likeliest.every((name) => 2 * known.get(name)!.length >= texts.length);
  return isKnown && likeliest.length <= MOST ? likeliest : [];
}
