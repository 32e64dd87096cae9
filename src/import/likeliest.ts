import { likenessOf } from '../../domain/searchKey/alike';
import { inBothScripts } from '../../domain/searchKey/letterNames';
import { partsOf, weighsNothing, type Part } from '../../domain/searchKey/words';

/**
 * Sorts names by how likely each is meant by a text that equals none of them: first the names that share a
 * word with it, also in another spelling, and those with it as initials (`UCBL`). A word that few names have
 * counts more.
 */
export function likeliestFirst(names: readonly string[], text: string): string[] {
  const typed = [...new Set(inBothScripts(partsOf(text)).flatMap(tellingWords))];
  const known = names.map((name) => ({ name, words: tellingWords(partsOf(name)) }));
  const weights = typed.map((word) => 1 / known.filter(({ words }) => hasLike(words, word)).length);
  const scoreOf = (words: string[]) =>
    typed.reduce(
      (sum, word, at) => sum + (hasLike(words, word) ? weights[at]! : 0) + Number(isInitials(words, word)),
      0,
    );
  return known
    .map(({ name, words }) => ({ name, score: scoreOf(words) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ name }) => name);
}

const tellingWords = (parts: Part[]): string[] =>
  parts.flatMap(({ text }) => (weighsNothing(text) ? [] : text));

const hasLike = (words: string[], word: string): boolean =>
  words.some((other) => other === word || likenessOf(word, other) !== null);

/** Whether a word is the initials of the others, with or without the `L` of `Limited`. */
function isInitials(words: string[], word: string): boolean {
  const initials = words.map((other) => other[0]).join('');
  return initials.length > 1 && (word === initials || word === `${initials}l`);
}
