import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { toBengaliDigits } from '../../domain/digits';
import { languages, type Language } from './catalogue';

const catalogues: Record<Language, () => Promise<{ catalogue: TranslationMessages }>> = {
  en: () => import('./en'),
  bn: () => import('./bn'),
};

/** Loads one language's catalogue. A language switch replaces only the provider, so typed input stays. */
export async function loadI18nProvider(language: Language): Promise<I18nProvider> {
  const { catalogue } = await catalogues[language]();
  const provider = polyglotI18nProvider(() => catalogue, language, languages);
  if (language === 'en') return provider;
  return {
    ...provider,
    translate: (key, options) => provider.translate(key, inBengaliDigits(options)),
  };
}

/** Converts numbers in a Bengali text to Bengali digits; text values stay as typed. */
function inBengaliDigits(options: unknown): unknown {
  if (typeof options === 'number') return { smart_count: toBengaliDigits(String(options)) };
  if (typeof options !== 'object' || options === null) return options;
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      typeof value === 'number' ? toBengaliDigits(String(value)) : value,
    ]),
  );
}
