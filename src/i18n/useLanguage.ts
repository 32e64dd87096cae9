import { useI18nProvider } from 'react-admin';
import type { Language } from './catalogue';

/** The language in use: what `formatDay` and `formatTaka` take. */
export const useLanguage = (): Language => useI18nProvider().getLocale() as Language;
