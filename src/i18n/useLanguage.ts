import { useI18nProvider } from 'react-admin';
import type { Language } from './catalogue';

/** The current language, as `formatDay` and `formatTaka` take it. */
export const useLanguage = (): Language => useI18nProvider().getLocale() as Language;
