import { catalogue as bengaliFirst } from '../../../src/i18n/bn';
import type { Language } from '../../../src/i18n/catalogue';
import { catalogue as englishFirst } from '../../../src/i18n/en';
import { laterCatalogues, type Words } from '../../../src/i18n';

/** All texts of a language, including those that are only fetched with their screens. */
async function allWords<First extends Words>(language: Language, first: First) {
  const later = await Promise.all(Object.values(laterCatalogues).map((load) => load[language]()));
  const parts: Words[] = [first, ...later.map(({ catalogue }) => catalogue)];
  const resources = Object.assign({}, ...parts.map((part) => part.resources)) as First['resources'];
  return Object.assign({}, ...parts, { resources }) as First;
}

export const english = await allWords('en', englishFirst);
export const bengali = await allWords('bn', bengaliFirst);
