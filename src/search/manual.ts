import { partsOf } from '../../domain/searchKey/words';
import { manualPages } from '../help/manual';
import { headingsOf } from '../help/pages';
import { languages, type Language } from '../i18n/catalogue';
import { fitOf, wordsIn } from './screens';

const MOST = 4;

/** The pages of the manual whose headings, in either language, have every typed word; the best first. */
export function manualFor(text: string, language: Language): { to: string; title: string }[] {
  const typed = partsOf(text).map((part) => part.text);
  if (!typed.length) return [];
  return manualPages
    .map(([page]) => {
      const words = wordsIn(languages.flatMap(({ locale }) => headingsOf(locale, page)).join(' '));
      const fits = typed.map((word) => fitOf(word, words));
      return { page, fit: Math.min(...fits) };
    })
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, MOST)
    .map(({ page }) => ({ to: `/help/${page}`, title: headingsOf(language, page)[0] ?? page }));
}
